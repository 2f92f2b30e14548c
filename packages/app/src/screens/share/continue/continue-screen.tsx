import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useSharedTopic } from '../../../data/share.ts'
import { type TopicContent, useIsTopicThere } from '../../../data/topics.ts'
import { ChatLoading } from '../../chat/chat-loading.tsx'
import { PreviousTopic } from '../../chat/previous-topic.tsx'
import { ShareFallback } from '../share-fallback.tsx'
import styles from '../share-screen.module.css'
import { ContinueComposer } from './continue-composer.tsx'
import { useContinued } from './use-continued.ts'

interface ContinueScreenProps {
  topicsId: string
  shareToken: string
}

/** A new topic that will go on from a shared one. */
export function ContinueScreen({ topicsId, shareToken }: ContinueScreenProps) {
  const { content, failure, reload } = useSharedTopic(shareToken)
  const isThere = useIsTopicThere(topicsId)
  // It has begun before.
  if (isThere) return <Navigate to="/chat/$topicsId" params={{ topicsId }} replace />
  if (failure) return <ShareFallback failure={failure} onReload={reload} />
  if (content) return <NewTopic topicsId={topicsId} content={content} />
  return (
    <main className={styles.screen}>
      <ChatLoading />
    </main>
  )
}

function NewTopic({ topicsId: newId, content }: { topicsId: string; content: TopicContent }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const onAccepted = useCallback(
    (topicsId: string) =>
      void navigate({ to: '/chat/$topicsId', params: { topicsId }, replace: true }),
    [navigate],
  )
  const continued = useContinued(content, newId)
  const { topics_id: topicsId } = content.cur_topics_info

  // The owner needs no topic beside it.
  if (continued.isOwn) return <Navigate to="/chat/$topicsId" params={{ topicsId }} replace />
  return (
    <main className={styles.screen}>
      <VisuallyHidden as="h1">{formatMessage({ id: 'header.newTopic' })}</VisuallyHidden>
      <PreviousTopic topic={content.cur_topics_info} />
      <div className={styles.turns} />
      <ContinueComposer
        place={newId}
        content={content}
        continued={continued}
        onAccepted={onAccepted}
      />
    </main>
  )
}
