import { Watermark } from '@coinquiry/ui/blocks/watermark'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import { JumpToLatest } from '../../chat/scroll/jump-to-latest.tsx'
import { useFollowBottom } from '../../chat/scroll/use-follow-bottom.ts'
import { SourcesBeside } from '../../chat/sources/sources-beside.tsx'
import { useSources } from '../../chat/sources/use-sources.ts'
import { PreviousTopic } from '../../chat/topic/previous-topic.tsx'
import { firstView } from '../../chat/turn/first-view.ts'
import { useTurnLabels } from '../../chat/turn/use-turn-labels.ts'
import { ContinueBar } from '../continue/continue-bar.tsx'
import { useContinuation } from '../continue/use-continuation.ts'
import styles from '../share-screen.module.css'
import { SharedHeading } from './shared-heading.tsx'
import { SharedTurn } from './shared-turn.tsx'

interface SharedTopicProps {
  shareToken: string
  /** Of the topic that begins here. */
  newId: string
  content: TopicContent
}

export function SharedTopic({ shareToken, newId, content }: SharedTopicProps) {
  const { cur_topics_info: info, previous_topics_info: previous } = content
  const labels = useTurnLabels()
  const navigate = useNavigate()
  const sources = useSources()
  const place = `share:${shareToken}`
  const onEnded = useCallback(
    (topicsId: string) => void navigate({ to: '/chat/$topicsId', params: { topicsId } }),
    [navigate],
  )
  const continuation = useContinuation({ content, newId, place, onEnded })
  const { turns, isRunning, isOwn } = continuation
  // A reader begins at the top.
  const first = firstView(turns)
  const { isAway, jump } = useFollowBottom(isRunning, isRunning, true)

  return (
    <div className={styles.page}>
      <main className={styles.screen}>
        {info.is_copyright_protection === 1 && <Watermark name={info.user_name} />}
        <SharedHeading shareToken={shareToken} info={info} isOwn={isOwn} />
        <PreviousTopic topic={previous} />
        <div className={styles.turns}>
          {turns.map(({ question, answer }, at) => (
            <SharedTurn
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place; its versions change
              key={at}
              labels={labels}
              question={question}
              answer={answer}
              onSources={sources.show}
              isAwaited={at < first || (isRunning && at === turns.length - 1)}
            />
          ))}
        </div>
        <ContinueBar
          place={place}
          continuation={continuation}
          jump={isAway && isRunning && <JumpToLatest isWriting onJump={jump} />}
        />
      </main>
      <SourcesBeside shown={sources.shown} onClose={sources.close} />
    </div>
  )
}
