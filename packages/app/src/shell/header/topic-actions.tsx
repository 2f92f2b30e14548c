import { ExportButton, TopicActions } from '@coinquiry/ui/blocks/topic-actions'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { LazyMenu, part } from '../lazy-part.tsx'
import { type HeaderTopicActions, shownTopic } from './shown-topic.ts'

/** Puts a topic's buttons into the header while the caller is mounted; null takes them away. */
export function useHeaderTopicActions(actions: HeaderTopicActions | null): void {
  useEffect(
    () => shownTopic.set(actions && { ...actions, buttons: <TopicButtons {...actions} /> }),
    [actions],
  )
  // Apart from the above: a new object with each render must not take the buttons away between.
  useEffect(() => () => shownTopic.set(null), [])
}

export const exportMenu = part(async () => {
  const { ExportMenu } = await import('@coinquiry/ui/blocks/export-menu')
  return { default: ExportMenu }
})

/** The buttons for the topic on the screen. */
function TopicButtons({ isFavorite, mark, onFavorite, onExport, onShare }: HeaderTopicActions) {
  const { formatMessage } = useIntl()
  const exportLabels = {
    open: formatMessage({ id: 'header.export' }),
    pdf: formatMessage({ id: 'header.export.pdf' }),
    markdown: formatMessage({ id: 'header.export.markdown' }),
    docx: formatMessage({ id: 'header.export.docx' }),
  }
  return (
    <>
      {mark}
      <TopicActions
        labels={{
          group: formatMessage({ id: 'header.topic' }),
          favorite: formatMessage({ id: 'header.favorite' }),
          unfavorite: formatMessage({ id: 'header.unfavorite' }),
          share: formatMessage({ id: 'header.share' }),
        }}
        favorite={isFavorite}
        onFavorite={onFavorite}
        onShare={onShare}
        exporting={
          onExport && (
            <LazyMenu
              of={exportMenu}
              props={{ labels: exportLabels, onExport }}
              button={(props) => <ExportButton {...props} label={exportLabels.open} />}
            />
          )
        }
      />
    </>
  )
}
