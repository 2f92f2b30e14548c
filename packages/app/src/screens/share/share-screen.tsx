import { Button } from '@coinquiry/ui/primitives/button'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { isRunning } from '../../data/ask/follow-run.ts'
import { isPending, useRun } from '../../data/ask/run.ts'
import { useSharedTopic } from '../../data/share.ts'
import { newTopicsId, type TopicContent } from '../../data/topics.ts'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import { useNamePage } from '../../shell/page-title.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { storedTurns } from '../chat/conversation.ts'
import pageStyles from '../chat/topic-page.module.css'
import type { Continuation } from './continue/continue-composer.tsx'
import { useContinued } from './continue/use-continued.ts'
import styles from './share-bar.module.css'
import { ShareFallback } from './share-fallback.tsx'
import { TopicView } from './topic/topic-view.tsx'
import { useSignIn } from './use-sign-in.ts'

/** A topic as everybody with its link sees it: for visitors to read, for users to continue. */
export function ShareScreen() {
  const { shareToken } = useParams({ from: '/share/$shareToken' })
  const { content, failure, reason, reload } = useSharedTopic(shareToken)
  const [newId] = useState(newTopicsId)
  const run = useRun(newId)
  const isLoggedIn = useIsLoggedIn()
  useNamePage(content?.cur_topics_info.title)
  // A question that is being answered continues in its own topic, though the link is invalid.
  if (failure === 'invalid' && isRunning(run) && !isPending(run))
    return <Navigate to="/chat/$topicsId" params={{ topicsId: newId }} />
  if (!content) return <ShareFallback failure={failure} reason={reason} onReload={reload} />
  const topic = { shareToken, content }
  return isLoggedIn ? <ContinuedTopic {...topic} newId={newId} /> : <VisitedTopic {...topic} />
}

const barClass = `${pageStyles.bar} ${styles.bar}`

interface SharedTopicProps {
  shareToken: string
  content: TopicContent
}

function VisitedTopic({ content, ...link }: SharedTopicProps) {
  const turns = useMemo(() => storedTurns(content.cur_message), [content.cur_message])
  return <TopicView {...link} content={content} turns={turns} bar={<VisitorBar />} />
}

/** The way on from a shared topic for visitors: home, or through the login. */
function VisitorBar() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <div className={barClass}>
      <Button size="large" onClick={() => navigate({ to: '/' })}>
        {formatMessage({ id: 'action.home' })}
      </Button>
      <Button size="large" variant="primary" onClick={signIn}>
        {formatMessage({ id: 'share.signIn' })}
      </Button>
    </div>
  )
}

/** A shared topic, and below it what its reader asks. */
function ContinuedTopic({ newId, ...topic }: SharedTopicProps & { newId: string }) {
  const { shareToken, content } = topic
  const continued = useContinued(content, newId)
  const { turns, isOwn, isRunning } = continued
  const bar = <ContinueBar place={`share:${shareToken}`} content={content} continued={continued} />
  return <TopicView {...topic} turns={turns} isOwn={isOwn} isRunning={isRunning} bar={bar} />
}

const continueComposer = part(() => import('./continue/continue-composer.tsx'))

/** Lets a signed-in user continue a shared topic; its composer is loaded on hover, focus or click. */
function ContinueBar(props: Continuation) {
  const { formatMessage } = useIntl()
  const [isContinued, setContinued] = useState(false)
  return (
    <LazyPart
      of={continueComposer}
      props={props}
      wanted={isContinued || props.continued.isRunning}
      meanwhile={
        <div className={barClass}>
          <Button
            size="large"
            variant="primary"
            onClick={() => setContinued(true)}
            onPointerEnter={continueComposer.preload}
            onFocus={continueComposer.preload}
          >
            {formatMessage({ id: 'share.continue' })}
          </Button>
        </div>
      }
      onMissing={() => setContinued(false)}
    />
  )
}
