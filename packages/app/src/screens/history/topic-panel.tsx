import { SearchForm } from '@coinquiry/ui/blocks/search-form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SEARCH_MAX, type TopicListName, useTopicList } from '../../data/topic-list.ts'
import { TopicList } from './list/topic-list.tsx'
import styles from './topic-panel.module.css'

interface TopicPanelProps {
  name: TopicListName
  term: string
  onSearch: (term: string) => void
}

/** A list of topics under its search box. */
export function TopicPanel({ name, term, onSearch }: TopicPanelProps) {
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
