import type { TopicContent } from '../../../data/topics.ts'
import { TopicView } from '../topic/topic-view.tsx'
import { ContinueBar } from './continue-bar.tsx'
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
