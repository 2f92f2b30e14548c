import { useMemo } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import { LazyPart } from '../../../shell/lazy-part.tsx'
import { useIsLoggedIn } from '../../../shell/session/session.ts'
import { storedTurns } from '../../chat/conversation/conversation.ts'
import { continuedTopic } from '../continue/continued-part.ts'
import { TopicView } from './topic-view.tsx'
import { VisitorBar } from './visitor-bar.tsx'

interface SharedTopicProps {
  shareToken: string
  /** Of the topic that begins here. */
  newId: string
  content: TopicContent
}

/** For visitors to be read; who is signed in can go on from it. */
export function SharedTopic({ shareToken, newId, content }: SharedTopicProps) {
  const turns = useMemo(() => storedTurns(content.cur_message), [content.cur_message])
  const view = { shareToken, content, turns }
  if (!useIsLoggedIn()) return <TopicView {...view} bar={<VisitorBar />} />
  return (
    <LazyPart
      of={continuedTopic}
      props={{ shareToken, newId, content }}
      meanwhile={<TopicView {...view} bar={null} />}
      onMissing={() => {}}
    />
  )
}
