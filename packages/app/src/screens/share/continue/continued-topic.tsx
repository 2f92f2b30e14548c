import { Button } from '@coinquiry/ui/primitives/button'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TopicContent } from '../../../data/topics.ts'
import { LazyPart, part } from '../../../shell/lazy-part.tsx'
import { TopicView } from '../topic/topic-view.tsx'
import styles from './continue-bar.module.css'
import type { GoingOnProps } from './going-on.tsx'
import { useContinued } from './use-continued.ts'

interface ContinuedTopicProps {
  shareToken: string
  newId: string
  content: TopicContent
}

/** A shared topic, and below it what its reader asks. */
export function ContinuedTopic({ shareToken, newId, content }: ContinuedTopicProps) {
  const continued = useContinued(content, newId)
  const { turns, isOwn, isRunning } = continued
  return (
    <TopicView
      shareToken={shareToken}
      content={content}
      turns={turns}
      isOwn={isOwn}
      isRunning={isRunning}
      bar={<ContinueBar place={`share:${shareToken}`} content={content} continued={continued} />}
    />
  )
}

const goingOn = part(() => import('./going-on.tsx'))

/** Lets a signed-in user continue a shared topic; its composer is loaded on hover, focus or click. */
function ContinueBar(props: GoingOnProps) {
  const { formatMessage } = useIntl()
  const [isContinued, setContinued] = useState(false)
  return (
    <LazyPart
      of={goingOn}
      props={props}
      wanted={isContinued || props.continued.isRunning}
      meanwhile={
        <div className={styles.bar}>
          <Button
            size="large"
            variant="primary"
            onClick={() => setContinued(true)}
            onPointerEnter={goingOn.preload}
            onFocus={goingOn.preload}
          >
            {formatMessage({ id: 'share.continue' })}
          </Button>
        </div>
      }
      onMissing={() => setContinued(false)}
    />
  )
}
