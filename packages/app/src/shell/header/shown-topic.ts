import type { ExportFormat } from '@coinquiry/ui/blocks/export-menu'
import { useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'
import { createStore } from '../../store.ts'

/** What can be done with the topic on the screen; what is missing can't be done. */
export interface HeaderTopicActions {
  /** The title as something that can be changed. */
  readonly title?: ReactNode
  readonly onRename?: (() => void) | undefined
  readonly isFavorite: boolean
  /** Stands before the buttons. */
  readonly mark?: ReactNode
  readonly onFavorite?: (() => void) | undefined
  readonly onExport?: ((kind: ExportFormat) => void) | undefined
  readonly onShare?: (() => void) | undefined
}

/** The same with its buttons: their code comes with the screens that have a topic. */
interface ShownTopic extends HeaderTopicActions {
  readonly buttons: ReactNode
}

export const shownTopic = createStore<ShownTopic | null>(null)

export const useShownTopic = (): ShownTopic | null => useSelector(shownTopic)
