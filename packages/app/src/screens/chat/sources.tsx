import { useCallback, useRef, useState } from 'react'
import type { Source } from '../../data/topics.ts'
import { LazyPart, part } from '../../shell/lazy-part.tsx'

const chatSources = part(() => import('./chat-sources.tsx'))

interface SourcesBesideProps {
  shown: ShownSources | null
  onClose: () => void
}

/** The place beside a conversation for what an answer relies on. */
export function SourcesBeside({ shown, onClose }: SourcesBesideProps) {
  return (
    shown && (
      <LazyPart
        // Each time anew, so that the focus goes there and returns to what was used last.
        key={shown.time}
        of={chatSources}
        props={{ ...shown, onClose }}
        onMissing={onClose}
      />
    )
  )
}

export interface ShownSources {
  readonly sources: readonly Source[]
  /** The number that was asked for. */
  readonly current: number | undefined
  /** Which time it is that something is shown. */
  readonly time: number
}

/** Shows what an answer relies on; `current` is the number that was asked for. */
export type ShowSources = (sources: readonly Source[], current?: number) => void

/** What the panel beside the conversation shows, and how it is opened and closed. */
export function useSources() {
  const [shown, setShown] = useState<ShownSources | null>(null)
  const time = useRef(0)
  const show = useCallback<ShowSources>((sources, current) => {
    time.current += 1
    setShown({ sources, current, time: time.current })
  }, [])
  const close = useCallback(() => setShown(null), [])
  return { shown, show, close }
}
