import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import { JumpToLatest } from '../../chat/scroll/jump-to-latest.tsx'
import { TopicView } from '../topic/topic-view.tsx'
import { ContinueBar } from './continue-bar.tsx'
import { useContinuation } from './use-continuation.ts'

interface ContinuedTopicProps {
  shareToken: string
  newId: string
  content: TopicContent
}

/** A shared topic, and below it what its reader asks. */
// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function ContinuedTopic({ shareToken, newId, content }: ContinuedTopicProps) {
  const navigate = useNavigate()
  const place = `share:${shareToken}`
  const onEnded = useCallback(
    (topicsId: string) => void navigate({ to: '/chat/$topicsId', params: { topicsId } }),
    [navigate],
  )
  const continuation = useContinuation({ content, newId, place, onEnded })
  const { turns, isRunning, isOwn } = continuation

  return (
    <TopicView
      shareToken={shareToken}
      content={content}
      turns={turns}
      isOwn={isOwn}
      isRunning={isRunning}
      bar={({ isAway, jump }) => (
        <ContinueBar
          place={place}
          continuation={continuation}
          jump={isAway && isRunning && <JumpToLatest isWriting onJump={jump} />}
        />
      )}
    />
  )
}
