import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isRunning, isUnaccepted } from '../../data/ask/run.ts'
import { useRun } from '../../data/ask/runs.ts'
import { useSharedTopic } from '../../data/share.ts'
import { newTopicsId } from '../../data/topics.ts'
import { useNamePage } from '../../shell/frame/page-title.ts'
import { ChatLoading } from '../chat/chat-loading.tsx'
import { ShareFallback } from './share-fallback.tsx'
import styles from './share-screen.module.css'
import { SharedTopic } from './topic/shared-topic.tsx'

/** A topic as everybody with its link sees it. */
export function ShareScreen({ shareToken }: { shareToken: string }) {
  const { content, failure, reload } = useSharedTopic(shareToken)
  const [newId] = useState(newTopicsId)
  const run = useRun(newId)
  useNamePage(content?.cur_topics_info.title)
  // It goes on in its own topic, whatever becomes of the link.
  if (failure === 'invalid' && isRunning(run) && !isUnaccepted(run))
    return <Navigate to="/chat/$topicsId" params={{ topicsId: newId }} />
  if (failure) return <ShareFallback failure={failure} onReload={reload} />
  if (content) return <SharedTopic shareToken={shareToken} newId={newId} content={content} />
  return (
    <main className={styles.screen}>
      <ChatLoading />
    </main>
  )
}
