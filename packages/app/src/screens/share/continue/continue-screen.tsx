import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useSharedTopic } from '../../../data/share.ts'
import { type TopicContent, useIsTopicThere } from '../../../data/topics.ts'
import { PreviousTopic } from '../../chat/previous-topic.tsx'
import styles from '../../chat/topic-page.module.css'
import { ShareFallback } from '../share-fallback.tsx'
import { ContinueComposer } from './continue-composer.tsx'
import { useContinued } from './use-continued.ts'

/** A new topic that will go on from a shared one. */
export function ContinueScreen() {
  const { topicsId, shareToken } = useParams({ from: '/chat/$topicsId_/$shareToken' })
  const { content, failure, reason, reload } = useSharedTopic(shareToken)
  const isThere = useIsTopicThere(topicsId)
  // It has begun before.
  if (isThere) return <Navigate to="/chat/$topicsId" params={{ topicsId }} replace />
  if (content) return <NewTopic topicsId={topicsId} content={content} />
  return <ShareFallback failure={failure} reason={reason} onReload={reload} />
}

function NewTopic({ topicsId: newId, content }: { topicsId: string; content: TopicContent }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const continued = useContinued(content, newId)
  const { topics_id: topicsId } = content.cur_topics_info

  // The owner needs no topic beside it.
  if (continued.isOwn) return <Navigate to="/chat/$topicsId" params={{ topicsId }} replace />
  return (
    <main className={styles.shared}>
      <VisuallyHidden as="h1">{formatMessage({ id: 'header.newTopic' })}</VisuallyHidden>
      <PreviousTopic topic={content.cur_topics_info} />
      <div className={styles.turns} />
      <ContinueComposer
        place={newId}
        content={content}
        continued={continued}
        onAccepted={(accepted) =>
          void navigate({
            to: '/chat/$topicsId',
            params: { topicsId: accepted },
            replace: true,
          })
        }
      />
    </main>
  )
}
