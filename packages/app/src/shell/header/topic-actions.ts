import type { ExportFormat } from '@coinquiry/ui/blocks/export-menu'
import { useEffect } from 'react'
import { createStore, useStore } from '../../store.ts'

/** What the header offers for the topic on the screen; it draws no button for what is missing. */
export interface TopicActions {
  readonly isFavorite: boolean
  readonly onFavorite?: (() => void) | undefined
  readonly onExport?: ((kind: ExportFormat) => void) | undefined
  readonly onShare?: (() => void) | undefined
}

const current = createStore<TopicActions | null>(null)

/** Puts a topic's buttons into the header while the caller is mounted; null takes them away. */
export function useHeaderTopicActions(actions: TopicActions | null): void {
  useEffect(() => current.set(actions), [actions])
  // Apart from the above: a new object with each render must not take the buttons away between.
  useEffect(() => () => current.set(null), [])
}

export const useShownTopicActions = (): TopicActions | null => useStore(current)
