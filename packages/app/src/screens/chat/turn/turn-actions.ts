import type { FileType } from '../../../data/downloads.ts'
import type { Like } from '../../../data/rating.ts'
import type { ShowSources } from '../sources/use-sources.ts'

/** What can be done with a turn; what is absent can't be done now. */
export interface TurnActions {
  readonly onEdit?: (questionId: string, text: string) => void
  readonly onRefresh?: (answerId: string) => void
  readonly onSwitch?: (from: string, to: string) => void
  readonly onRate?: (answerId: string, like: Like) => void
  readonly onExport?: (answerId: string, fileType: FileType) => void
  /** These two act on the topic. */
  readonly onFavorite?: () => void
  readonly onShare?: () => void
  readonly isFavorite: boolean
  readonly onSources: ShowSources
}
