import type { ExportFormat } from '@coinquiry/ui/blocks/export-menu'
import { ExportButton, TopicActions } from '@coinquiry/ui/blocks/topic-actions'
import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { createStore } from '../../store.ts'
import { LazyMenu, part } from '../lazy-part.tsx'

/** What the header offers for the topic on the screen; it draws no button for what is missing. */
export interface HeaderTopicActions {
  /** The title as something that can be changed. */
  readonly title?: ReactNode
  readonly onRename?: (() => void) | undefined
  readonly isFavorite: boolean
  readonly onFavorite?: (() => void) | undefined
  readonly onExport?: ((kind: ExportFormat) => void) | undefined
  readonly onShare?: (() => void) | undefined
}

const current = createStore<HeaderTopicActions | null>(null)

/** Puts a topic's buttons into the header while the caller is mounted; null takes them away. */
export function useHeaderTopicActions(actions: HeaderTopicActions | null): void {
  useEffect(() => current.set(actions), [actions])
  // Apart from the above: a new object with each render must not take the buttons away between.
  useEffect(() => () => current.set(null), [])
}

export const useShownTopicActions = (): HeaderTopicActions | null => useSelector(current)

export const exportMenu = part(async () => {
  const { ExportMenu } = await import('@coinquiry/ui/blocks/export-menu')
  return { default: ExportMenu }
})

/** The buttons for the topic on the screen. */
export function TopicButtons() {
  const { formatMessage } = useIntl()
  const actions = useShownTopicActions()
  if (!actions) return null
  const { isFavorite, onFavorite, onExport, onShare } = actions
  const exportLabels = {
    open: formatMessage({ id: 'header.export' }),
    pdf: formatMessage({ id: 'header.export.pdf' }),
    markdown: formatMessage({ id: 'header.export.markdown' }),
    docx: formatMessage({ id: 'header.export.docx' }),
  }
  return (
    <TopicActions
      labels={{
        group: formatMessage({ id: 'header.topic' }),
        favorite: formatMessage({ id: 'header.favorite' }),
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
  )
}
