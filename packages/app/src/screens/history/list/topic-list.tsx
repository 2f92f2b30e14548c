import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { HistoryList, type HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TopicListName, useTopicList } from '../../../data/topic-list.ts'
import { useFavorite } from '../../../shell/header/use-favorite.ts'
import { LazyPart, part } from '../../../shell/lazy-part.tsx'
import { foundMessage } from '../../../shell/listed-topic.ts'
import { Found } from './found.tsx'
import { NothingListed } from './nothing-listed.tsx'
import styles from './topic-list.module.css'
import { useDays } from './use-days.ts'
import { type Leaving, useNeighbourFocus } from './use-neighbour-focus.ts'
import { useWindow } from './use-window.ts'

const deleteTopic = part(() => import('../delete/delete-topic.tsx'))

interface TopicListProps {
  name: TopicListName
  term: string
  list: ReturnType<typeof useTopicList>
}

/** Topics under their days; more come as the end draws near. */
export function TopicList({ name, term, list }: TopicListProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const setFavorite = useFavorite()
  const topics = useMemo(() => list.data ?? [], [list.data])
  const groups = useDays(topics)
  const view = useWindow(groups)
  const [deleting, setDeleting] = useState<Leaving | null>(null)
  const { region, focusedId, leave, onFocus } = useNeighbourFocus()

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const isMoreWanted = view.isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isMoreWanted) void fetchNextPage()
  }, [isMoreWanted, fetchNextPage])

  function leaving({ id, title }: HistoryTopic): Leaving {
    const place = topics.findIndex(({ topics_id }) => topics_id === id)
    const neighbour = topics[place + 1] ?? topics[place - 1]
    return { id, title, neighbourId: neighbour?.topics_id ?? null }
  }

  const isFailed = list.isLoadingError || isFetchNextPageError
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={formatMessage({ id: `history.${name}` })}
      className={styles.region}
    >
      {term !== '' && list.data && topics.length > 0 && (
        <Found count={topics.length} hasMore={hasNextPage} />
      )}
      <HistoryList
        ref={view.list}
        labels={{
          favorite: formatMessage({ id: 'history.favorite' }),
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
        loading={list.isLoading || isFetchingNextPage}
        empty={<NothingListed name={name} term={term} />}
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
        onOpen={({ id }) => {
          const topic = topics.find(({ topics_id }) => topics_id === id)
          const search = topic ? foundMessage(topic) : {}
          void navigate({ to: '/chat/$topicsId', params: { topicsId: id }, search })
        }}
        onFavoriteChange={(topic, isFavorite) => {
          if (name === 'favorites' && !isFavorite) leave(leaving(topic))
          setFavorite(topic.id, isFavorite)
        }}
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
