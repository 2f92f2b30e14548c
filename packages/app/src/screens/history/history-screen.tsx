import { SearchForm } from '@coinquiry/ui/blocks/search-form'
import { Button } from '@coinquiry/ui/primitives/button'
import { NewTopicIcon } from '@coinquiry/ui/primitives/icons'
import { Keys } from '@coinquiry/ui/primitives/keys'
import { Tabs } from '@coinquiry/ui/primitives/tabs'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SEARCH_MAX, type TopicListName, useTopicList } from '../../data/topic-list.ts'
import { useNamePage } from '../../shell/frame/page-title.ts'
import { keysOf } from '../../shell/shortcuts/key-names.ts'
import { useNewTopic } from '../../shell/use-new-topic.ts'
import styles from './history.module.css'
import { TopicList } from './topic-list.tsx'

interface HistoryScreenProps {
  tab: TopicListName
  /** What is searched for; empty: nothing. */
  term: string
  /** Shows a list, or what a search in it finds. */
  onGo: (tab: TopicListName, term: string) => void
}

export function HistoryScreen({ tab, term, onGo }: HistoryScreenProps) {
  const { formatMessage } = useIntl()
  const startTopic = useNewTopic()
  const title = formatMessage({ id: 'history.title' })
  useNamePage(title)

  const panel = (name: TopicListName) =>
    name === tab && <TopicPanel name={name} term={term} onSearch={(next) => onGo(name, next)} />

  return (
    <main className={styles.history}>
      <div className={styles.side}>
        <h1 className={styles.title}>{title}</h1>
        <Button variant="primary" icon={<NewTopicIcon />} onClick={startTopic}>
          {formatMessage({ id: 'history.newTopic' })}
        </Button>
        <p className={styles.hint}>
          {formatMessage(
            { id: 'history.paletteHint' },
            { keys: <Keys key="keys">{keysOf.palette}</Keys> },
          )}
        </p>
      </div>
      <Tabs
        label={formatMessage({ id: 'history.tabs' })}
        value={tab}
        onValueChange={(next) => onGo(next === 'favorites' ? 'favorites' : 'history', '')}
        tabs={[
          {
            value: 'history',
            label: formatMessage({ id: 'history.history' }),
            panel: panel('history'),
          },
          {
            value: 'favorites',
            label: formatMessage({ id: 'history.favorites' }),
            panel: panel('favorites'),
          },
        ]}
      />
    </main>
  )
}

interface TopicPanelProps {
  name: TopicListName
  term: string
  onSearch: (term: string) => void
}

/** A list of topics under its search box. */
function TopicPanel({ name, term, onSearch }: TopicPanelProps) {
  const { formatMessage } = useIntl()
  const [draft, setDraft] = useState(term)
  const [shown, setShown] = useState(term)
  // Another search is shown, by the browser's way back perhaps; the field keeps the focus.
  if (shown !== term) {
    setShown(term)
    setDraft(term)
  }
  const list = useTopicList(name, term)
  const search = name === 'history' ? 'history.search' : 'history.searchFavorites'

  return (
    <div className={styles.panel}>
      <SearchForm
        labels={{
          search: formatMessage({ id: search }),
          placeholder: formatMessage({ id: 'history.searchHint' }),
          clear: formatMessage({ id: 'history.clearSearch' }),
        }}
        value={draft}
        maxLength={SEARCH_MAX}
        busy={list.isLoading}
        onValueChange={setDraft}
        onSearch={() => onSearch(draft.trim())}
        onClear={() => {
          setDraft('')
          if (term !== '') onSearch('')
        }}
      />
      <TopicList key={`${name} ${term}`} name={name} term={term} list={list} />
    </div>
  )
}
