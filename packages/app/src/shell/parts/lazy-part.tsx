import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Boundary } from '../errors/boundary.tsx'
import { isReloading } from '../errors/reload-once.ts'
import { showToast } from '../toasts/toasts.ts'
import type { Part } from './part.ts'
import { PartLoading } from './part-loading.tsx'

interface LazyPartProps<Props> {
  of: Part<Props>
  props: Props
  /** Whether to load and show it. */
  wanted?: boolean
  /** Shown until it is loaded. */
  meanwhile?: ReactNode
  /** It could not be loaded, and a toast says so: `wanted` has to become false. */
  onMissing: () => void
}

/** Loads a part when it is wanted; neither its loading nor its failure affects what is around it. */
export function LazyPart<Props extends object>({
  of,
  props,
  wanted = true,
  meanwhile,
  onMissing,
}: LazyPartProps<Props>) {
  const [Loaded, setLoaded] = useState(of.component)
  const isMissing = wanted && !Loaded

  async function giveUp(): Promise<void> {
    if (await isReloading()) return
    const onAction = () => location.reload()
    showToast({ message: 'error.dialog' }, 'danger', { message: 'error.reload', onAction })
    onMissing()
  }
  const onFailed = useEffectEvent(giveUp)

  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    of.load().then(
      () => isAwaited && setLoaded(of.component),
      () => void (isAwaited && onFailed()),
    )
    return () => {
      isAwaited = false
    }
  }, [of, isMissing])

  if (wanted && Loaded)
    return (
      <Boundary onError={() => void giveUp()}>
        <Loaded {...props} />
      </Boundary>
    )
  return (
    <>
      {meanwhile}
      {isMissing && <PartLoading />}
    </>
  )
}
