import { SourcePanel } from '@coinquiry/ui/blocks/source-panel'
import { useIntl } from 'react-intl'
import styles from './chat-sources.module.css'
import type { ShownSources } from './sources.tsx'

interface ChatSourcesProps extends ShownSources {
  onClose: () => void
}

/** What an answer relies on, beside the conversation. */
// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function ChatSources({ sources, current, onClose }: ChatSourcesProps) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <SourcePanel
      open
      onOpenChange={onClose}
      labels={{
        title: formatMessage({ id: 'chat.sources' }),
        close: formatMessage({ id: 'action.close' }),
        empty: formatMessage({ id: 'chat.noSources' }),
      }}
      sources={sources.map(({ index, title, url, excerpt, fetched_at }) => ({
        id: index,
        title,
        url,
        excerpt,
        date:
          fetched_at === undefined
            ? undefined
            : formatDate(fetched_at * 1000, { dateStyle: 'medium', timeStyle: 'short' }),
      }))}
      current={current}
      className={styles.panel}
    />
  )
}
