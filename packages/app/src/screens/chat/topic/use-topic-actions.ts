import { useMemo } from 'react'
import { type FileType, saveTopic } from '../../../data/downloads.ts'
import type { TopicContent } from '../../../data/topics.ts'
import { leaveOnline } from '../../../shell/connection.ts'
import { useFavorite } from '../../../shell/header/use-favorite.ts'
import { showDialog } from '../../../shell/open-dialog.ts'

export interface ChatTopicActions {
  readonly isFavorite: boolean
  readonly onFavorite: () => void
  readonly onExport: (fileType: FileType) => void
  readonly onShare: () => void
}

/** What can be done with a topic as a whole; null while the server doesn't know it. */
export function useTopicActions(
  topicsId: string,
  content: TopicContent | undefined,
): ChatTopicActions | null {
  const setFavorite = useFavorite()
  const isFavorite = content?.cur_topics_info.is_collected === 1
  const isKnown = content !== undefined
  return useMemo(
    () =>
      isKnown
        ? {
            isFavorite,
            onFavorite: () => setFavorite(topicsId, !isFavorite),
            onExport: (fileType) => leaveOnline(() => saveTopic(topicsId, fileType)),
            onShare: () => showDialog({ name: 'share', topicsId }),
          }
        : null,
    [isKnown, isFavorite, setFavorite, topicsId],
  )
}
