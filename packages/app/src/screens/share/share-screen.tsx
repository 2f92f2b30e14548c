import { Button } from '@coinquiry/ui/primitives/button'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { isRunning, isUnaccepted } from '../../data/ask/run.ts'
import { useRun } from '../../data/ask/runs.ts'
import { useSharedTopic } from '../../data/share.ts'
import { newTopicsId, type TopicContent } from '../../data/topics.ts'
import { useNamePage } from '../../shell/frame/page-title.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { ChatLoading } from '../chat/chat-loading.tsx'
import { storedTurns } from '../chat/conversation.ts'
import barStyles from './continue/continue-bar.module.css'
import { ContinuedTopic } from './continue/continued-topic.tsx'
import { ShareFallback } from './share-fallback.tsx'
import styles from './share-screen.module.css'
import { TopicView } from './topic/topic-view.tsx'
import { useSignIn } from './use-sign-in.ts'

/** A topic as everybody with its link sees it: for visitors to read, for users to continue. */
export function ShareScreen({ shareToken }: { shareToken: string }) {
  const { content, failure, reload } = useSharedTopic(shareToken)
  const [newId] = useState(newTopicsId)
  const run = useRun(newId)
  const isLoggedIn = useIsLoggedIn()
  useNamePage(content?.cur_topics_info.title)
  // A question that is being answered continues in its own topic, though the link is invalid.
  if (failure === 'invalid' && isRunning(run) && !isUnaccepted(run))
    return <Navigate to="/chat/$topicsId" params={{ topicsId: newId }} />
  if (failure) return <ShareFallback failure={failure} onReload={reload} />
  if (!content)
    return (
      <main className={styles.screen}>
        <ChatLoading />
      </main>
    )
  if (isLoggedIn) return <ContinuedTopic shareToken={shareToken} newId={newId} content={content} />
  return <VisitedTopic shareToken={shareToken} content={content} />
}

function VisitedTopic({ shareToken, content }: { shareToken: string; content: TopicContent }) {
  const turns = useMemo(() => storedTurns(content.cur_message), [content.cur_message])
  return <TopicView shareToken={shareToken} content={content} turns={turns} bar={<VisitorBar />} />
}

/** The way on from a shared topic for visitors: home, or through the login. */
function VisitorBar() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <div className={barStyles.bar}>
      <Button size="large" onClick={() => navigate({ to: '/' })}>
        {formatMessage({ id: 'action.home' })}
      </Button>
      <Button size="large" variant="primary" onClick={signIn}>
        {formatMessage({ id: 'share.signIn' })}
      </Button>
    </div>
  )
}
