import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { FavoriteIcon, NothingFoundIcon, TopicsIcon } from '@coinquiry/ui/primitives/icons'
import { useIntl } from 'react-intl'
import type { TopicListName } from '../../../data/topic-list.ts'
import { useNewTopic } from '../../../shell/new-topic/use-new-topic.ts'

/** Stands where a list would be: there is nothing yet, or nothing was found. */
export function NothingListed({ name, term }: { name: TopicListName; term: string }) {
  const { formatMessage } = useIntl()
  const startTopic = useNewTopic()
  if (term !== '')
    return (
      <EmptyState
        role="status"
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
