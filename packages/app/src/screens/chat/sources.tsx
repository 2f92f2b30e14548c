import { useCallback, useState } from 'react'
import type { Quote, Source } from '../../data/topics.ts'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import type { ShownSources } from './source-list-panel.tsx'

const sourceListPanel = part(() => import('./source-list-panel.tsx'))

/** The panel beside a conversation with the sources of one answer. */
export function SourcesBeside({ shown, close }: ReturnType<typeof useSources>) {
  return (
    shown && (
      <LazyPart
        // Each time anew, so that the focus goes there and returns to what was used last.
        key={shown.time}
        of={sourceListPanel}
        props={{ ...shown, onClose: close }}
        onMissing={close}
      />
    )
  )
}

/** Shows what an answer relies on and quotes; `current` is the number that was asked for. */
export type ShowSources = (
  sources: readonly Source[],
  quotes: readonly Quote[] | undefined,
  current?: number,
) => void

/** What the panel beside the conversation shows, and how it is opened and closed. */
export function useSources() {
  const [shown, setShown] = useState<ShownSources | null>(null)
  const show = useCallback<ShowSources>((sources, quotes = [], current) => {
    setShown((last) => ({ sources, quotes, current, time: (last?.time ?? 0) + 1 }))
  }, [])
  const close = useCallback(() => setShown(null), [])
  return { shown, show, close }
}
