import { useIntl } from 'react-intl'
import { useShownTopicActions } from '../../../shell/header/topic-actions.tsx'
import type { Action } from './action.ts'

const formats = [
  ['pdf', 'palette.exportPdf'],
  ['markdown', 'palette.exportMarkdown'],
  ['docx', 'palette.exportDocx'],
] as const

/** What the palette does with the topic on the screen. */
export function useTopicActions(): Action[] {
  const { formatMessage } = useIntl()
  const topic = useShownTopicActions()
  if (!topic) return []
  const { isFavorite, onFavorite, onExport, onShare } = topic
  const favoriteLabel = isFavorite ? 'palette.unfavorite' : 'header.favorite'
  return [
    ...(onFavorite
      ? [
          {
            id: 'favourite favorite bookmark collect',
            label: formatMessage({ id: favoriteLabel }),
            onSelect: onFavorite,
          },
        ]
      : []),
    ...(onShare
      ? [{ id: 'share', label: formatMessage({ id: 'header.share' }), onSelect: onShare }]
      : []),
    ...(onExport
      ? formats.map(([format, id]) => ({
          id: `export download ${format}`,
          label: formatMessage({ id }),
          onSelect: () => onExport(format),
        }))
      : []),
  ]
}
