import { SourcePanel } from '@coinquiry/ui/blocks/source-panel'
import { useIntl } from 'react-intl'
import type { Quote, Source } from '../../data/topics.ts'
import styles from './source-list-panel.module.css'
import { sourceClass, sourceDate } from './source-texts.ts'

export interface ShownSources {
  readonly sources: readonly Source[]
  readonly quotes: readonly Quote[]
  /** The number that was asked for. */
  readonly current: number | undefined
  /** Which time it is that something is shown. */
  readonly time: number
}

interface SourceListPanelProps extends ShownSources {
  onClose: () => void
}

/** The sources of an answer, beside the conversation. */
export default function SourceListPanel({
  sources,
  quotes,
  current,
  onClose,
}: SourceListPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  /** Each once, however often the answer has it. */
  const quotesOf = ({ index }: Source) => [
    ...new Map(
      quotes.filter(({ source }) => source === index).map((quote) => [quote.text, quote]),
    ).values(),
  ]
  return (
    <SourcePanel
      open
      onOpenChange={onClose}
      labels={{
        title: formatMessage({ id: 'chat.sources' }),
        close: formatMessage({ id: 'action.close' }),
        empty: formatMessage({ id: 'chat.noSources' }),
        quotes: formatMessage({ id: 'chat.quotes' }),
      }}
      sources={sources.map((source) => ({
        id: source.index,
        title: source.title,
        url: source.url,
        label: sourceClass(intl, source, sources),
        excerpt: source.excerpt,
        quotes: quotesOf(source),
        date: sourceDate(intl, source),
      }))}
      current={current}
      className={styles.panel}
    />
  )
}
