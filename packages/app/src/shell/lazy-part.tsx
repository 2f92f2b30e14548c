import { type MenuButton, useMenuButton } from '@coinquiry/ui/hooks/use-menu-button'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from './errors/boundary.tsx'
import { isReloading } from './errors/reload-once.ts'
import { loadMessages } from './language/language.ts'
import type { MessageNamespace } from './language/messages.ts'
import styles from './lazy-part.module.css'
import { showToast } from './toasts/toasts.ts'

/** A component whose code and messages are loaded on demand. */
export type Part<Props> = ReturnType<typeof part<Props>>

export function part<Props>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: readonly MessageNamespace[]
) {
  let loaded: ComponentType<Props> | null = null
  async function load(): Promise<void> {
    const [code] = await Promise.all([fetchCode(), loadMessages(...namespaces)])
    loaded = code.default
  }
  return {
    /** Null until it is loaded. */
    component: () => loaded,
    load,
    /** Starts loading ahead of need; a failure is reported by a later `load`. */
    preload: () => void load().catch(() => undefined),
  }
}

/** What a screen's code has begun to load, and that must be there before the first screen is hydrated. */
export const neededAtFirst: Promise<void>[] = []

interface LazyPartProps<Props> {
  of: Part<Props>
  props: Props
  /** Whether to load and show it. */
  wanted?: boolean
  /** Shown until it is loaded. */
  meanwhile?: ReactNode
  /** Called after a failed load, which a toast reports: set `wanted` to false. */
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

interface LazyMenuState {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  trigger?: MenuButton | ReactElement | undefined
}

interface LazyMenuProps<Props> {
  of: Part<Props>
  props: Omit<Props, keyof LazyMenuState>
  /** Draws the button; it stays the same one when the menu is there. */
  button: (props: LazyMenuButtonProps) => ReactNode
}

type LazyMenuButtonProps = ReturnType<typeof useMenuButton>['button'] &
  Record<'onPointerEnter' | 'onFocus', () => void>

/** A menu that is loaded when its button is approached, and opens once it is there. */
export function LazyMenu<Props extends LazyMenuState>({
  of,
  props,
  button: drawButton,
}: LazyMenuProps<Props>) {
  const { isOpen, setIsOpen, wasOpened, open, forget } = useOpened()
  const { button, trigger } = useMenuButton(isOpen, (next) => (next ? open() : setIsOpen(false)))
  const state: LazyMenuState = { open: isOpen, onOpenChange: setIsOpen, trigger }
  return (
    <>
      {drawButton({ ...button, onPointerEnter: of.preload, onFocus: of.preload })}
      <LazyPart
        of={of}
        props={Object.assign({}, props, state) as Props & LazyMenuState}
        wanted={wasOpened}
        onMissing={forget}
      />
    </>
  )
}

/**
 * For a menu that is loaded by the first click on its button: the click is kept, so that the menu
 * opens once it is there.
 */
export function useOpened() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    isOpen,
    setIsOpen,
    wasOpened,
    open(): void {
      setIsOpen(true)
      setWasOpened(true)
    },
    /** The menu could not be loaded. */
    forget(): void {
      setIsOpen(false)
      setWasOpened(false)
    },
  }
}

/** Reports that a part is being loaded, after a delay (in the stylesheet). */
export function PartLoading() {
  const { formatMessage } = useIntl()
  return (
    <p role="status" className={styles.loading}>
      <Spinner /> {formatMessage({ id: 'part.loading' })}
    </p>
  )
}
