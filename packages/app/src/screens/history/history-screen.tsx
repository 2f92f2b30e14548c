import { SearchForm } from '@coinquiry/ui/blocks/search-form'
import { Button } from '@coinquiry/ui/primitives/button'
import { NewTopicIcon } from '@coinquiry/ui/primitives/icons'
import { Keys } from '@coinquiry/ui/primitives/keys'
import { Tabs } from '@coinquiry/ui/primitives/tabs'
import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SEARCH_MAX, type TopicListName, useTopicList } from '../../data/topic-list.ts'
import { useNamePage } from '../../shell/page-title.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { keysOf } from '../../shell/shortcuts/key-names.ts'
import { useNewTopic } from '../../shell/use-new-topic.ts'
import styles from './history.module.css'
import { TopicList } from './topic-list.tsx'

const tabs = ['history', 'favorites'] as const satisfies TopicListName[]

export function HistoryScreen() {
  const { tab = 'history', q: term = '' } = useSearch({ from: '/history' })
  const navigate = useNavigate({ from: '/history' })
  const { formatMessage } = useIntl()
  const startTopic = useNewTopic()
  const title = formatMessage({ id: 'history.title' })
  useNamePage(title)

  /** Shows a list, or what a search in it finds. */
  function go(name: string, q: string): void {
    const favorites = name === 'favorites' && ({ tab: name } as const)
    void navigate({ search: { ...favorites, ...(q !== '' && { q }) } })
  }

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
        onValueChange={(name) => go(name, '')}
        tabs={tabs.map((name) => ({
          value: name,
          label: formatMessage({ id: `history.${name}` }),
          panel: name === tab && (
            <TopicPanel name={name} term={term} onSearch={(next) => go(name, next)} />
          ),
        }))}
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
  const [isEmptied, setEmptied] = useState(false)
  // Another search is shown, by the browser's way back perhaps; the field keeps the focus, and what
  // was typed since it was emptied.
  if (shown !== term) {
    setShown(term)
    setEmptied(false)
    if (!isEmptied || term !== '') setDraft(term)
  }
  // After a logout this screen is still mounted for a moment.
  const list = useTopicList(name, term, useIsLoggedIn())
  const search = name === 'history' ? 'history.search' : 'history.searchFavorites'

  function change(text: string): void {
    setDraft(text)
    if (text !== '' || term === '') return
    setEmptied(true)
    onSearch('')
  }

  function found(count: number, isMore: boolean) {
    // The list says so itself, but comes with its text, which is not spoken everywhere.
    if (count === 0)
      return <VisuallyHidden>{formatMessage({ id: 'history.notFound' }, { term })}</VisuallyHidden>
    return formatMessage({ id: isMore ? 'history.foundMore' : 'history.found' }, { count })
  }

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
        onValueChange={change}
        onSearch={() => onSearch(draft.trim())}
        onClear={() => change('')}
      />
      <p role="status" className={styles.found}>
        {term !== '' && list.data && found(list.data.length, list.hasNextPage)}
      </p>
      <TopicList key={`${name} ${term}`} name={name} term={term} list={list} />
    </div>
  )
}
