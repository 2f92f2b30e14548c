import { useCallback, useState } from 'react'
import type { Source } from '../../../data/topics.ts'

export interface ShownSources {
  readonly sources: readonly Source[]
  /** The number that was asked for. */
  readonly current: number | undefined
}

/** What the panel beside the conversation shows, and how it is opened and closed. */
export function useSources() {
  const [shown, setShown] = useState<ShownSources | null>(null)
  const show = useCallback(
    (sources: readonly Source[], current?: number) => setShown({ sources, current }),
    [],
  )
  return { shown, show, close: () => setShown(null) }
}
