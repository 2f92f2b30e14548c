import { PreviousTopicBanner } from '@coinquiry/ui/blocks/previous-topic-banner'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import type { TopicContent } from '../../data/topics.ts'

/** Leads to the shared topic that this one continues. */
export function PreviousTopic({ topic }: { topic: TopicContent['previous_topics_info'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  if (!topic) return null
  const { title, user_name: name, share_token: shareToken } = topic
  return (
    <PreviousTopicBanner
      lead={formatMessage({ id: 'chat.continues' })}
      title={title || formatMessage({ id: 'chat.untitledShared' })}
      owner={formatMessage({ id: 'chat.topicOf' }, { name })}
      href={`/share/${encodeURIComponent(shareToken)}`}
      onOpen={() => navigate({ to: '/share/$shareToken', params: { shareToken } })}
    />
  )
}
