import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { HistoryList, type HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { FavoriteIcon, NothingFoundIcon, TopicsIcon } from '@coinquiry/ui/primitives/icons'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TopicListName, useTopicList } from '../../data/topic-list.ts'
import { useFavorite } from '../../shell/header/use-favorite.ts'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import { RenameInPlace } from '../../shell/rename/rename-in-place.tsx'
import { useRename } from '../../shell/rename/use-rename.ts'
import { useNewTopic } from '../../shell/use-new-topic.ts'
import styles from './history.module.css'
import { useWindow } from './list-window.ts'
import { useDays } from './topic-days.ts'

const deleteTopic = part(() => import('./delete-topic.tsx'))

interface TopicListProps {
  name: TopicListName
  term: string
  list: ReturnType<typeof useTopicList>
}

/** Topics grouped by day; the next page is loaded near the end. */
export function TopicList({ name, term, list }: TopicListProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const setFavorite = useFavorite()
  const topics = useMemo(() => list.data ?? [], [list.data])
  const groups = useDays(topics)
  const view = useWindow(groups)
  const [deleting, setDeleting] = useState<Leaving | null>(null)
  const { begin, field } = useRename()
  const { region, focusedId, leave, onFocus } = useNeighborFocus()

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const isMoreWanted = view.isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isMoreWanted) void fetchNextPage()
  }, [isMoreWanted, fetchNextPage])

  function leaving({ id, title }: HistoryTopic): Leaving {
    const index = topics.findIndex(({ topics_id }) => topics_id === id)
    const neighbor = topics[index + 1] ?? topics[index - 1]
    return { id, title, neighborId: neighbor?.topics_id ?? null }
  }

  const isFailed = list.isLoadingError || isFetchNextPageError
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={formatMessage({ id: `history.${name}` })}
      className={styles.region}
    >
      <HistoryList
        ref={view.list}
        labels={{
          favorite: formatMessage({ id: 'history.favorite' }),
          unfavorite: formatMessage({ id: 'header.unfavorite' }),
          rename: formatMessage({ id: 'history.rename' }),
          delete: formatMessage({ id: 'history.delete' }),
          loading: formatMessage({ id: 'history.loading' }),
        }}
        groups={groups}
        window={view.window}
        focusedId={focusedId}
        onFocus={(event) => {
          view.onFocus(event)
          onFocus()
        }}
        onBlur={view.onBlur}
        loading={list.isPending || isFetchingNextPage}
        empty={<EmptyTopicList name={name} term={term} />}
        error={
          isFailed && (
            <ErrorNotice
              title={formatMessage({ id: 'history.failed' })}
              actionLabel={formatMessage({ id: 'history.retry' })}
              onAction={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}
            >
              {formatMessage({ id: 'history.failedText' })}
            </ErrorNotice>
          )
        }
        end={
          !hasNextPage &&
          term === '' &&
          formatMessage({ id: name === 'history' ? 'history.end' : 'history.endFavorites' })
        }
        onOpen={({ href }) => void navigate({ href })}
        onFavoriteChange={(topic, isFavorite) => {
          if (name === 'favorites' && !isFavorite) leave(leaving(topic))
          setFavorite(topic.id, isFavorite)
        }}
        onRename={({ id, title }) => begin(id, title)}
        renaming={field && { id: field.topicsId, field: <RenameInPlace {...field} /> }}
        onDelete={(topic) => setDeleting(leaving(topic))}
      />
      {deleting && (
        <LazyPart
          of={deleteTopic}
          props={{
            topic: deleting,
            onDeleted: () => leave(deleting),
            onClose: () => setDeleting(null),
          }}
          onMissing={() => setDeleting(null)}
        />
      )}
    </section>
  )
}

/** Shown in place of an empty list: there is nothing yet, or nothing was found. */
function EmptyTopicList({ name, term }: Pick<TopicListProps, 'name' | 'term'>) {
  const { formatMessage } = useIntl()
  const startTopic = useNewTopic()
  if (term !== '')
    return (
      <EmptyState
        icon={<NothingFoundIcon />}
        title={formatMessage({ id: 'history.notFound' }, { term })}
      >
        {formatMessage({ id: 'history.notFoundText' })}
      </EmptyState>
    )
  if (name === 'favorites')
    return (
      <EmptyState icon={<FavoriteIcon />} title={formatMessage({ id: 'history.noFavorites' })}>
        {formatMessage({ id: 'history.noFavoritesText' })}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<TopicsIcon />}
      title={formatMessage({ id: 'history.empty' })}
      actions={<Button onClick={startTopic}>{formatMessage({ id: 'history.newTopic' })}</Button>}
    >
      {formatMessage({ id: 'history.emptyText' })}
    </EmptyState>
  )
}

/** A topic that leaves the list, and the one beside it. */
interface Leaving {
  readonly id: string
  readonly title: string
  /** Null when it was the last one. */
  readonly neighborId: string | null
}

/** The focus goes from a topic that leaves the list to its neighbor, or to the list itself. */
function useNeighborFocus() {
  const region = useRef<HTMLElement>(null)
  const [left, setLeft] = useState<Leaving | null>(null)
  const isLast = left !== null && left.neighborId === null
  useEffect(() => {
    if (isLast) region.current?.focus()
  }, [isLast])
  return {
    region,
    focusedId: left?.neighborId ?? null,
    leave: setLeft,
    /** The focus has arrived somewhere. */
    onFocus: () => setLeft(null),
  }
}
