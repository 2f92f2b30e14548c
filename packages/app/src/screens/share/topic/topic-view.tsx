import { Watermark } from '@coinquiry/ui/blocks/watermark'
import { type ReactNode, useState } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import type { Turn } from '../../chat/conversation.ts'
import { PreviousTopic } from '../../chat/previous-topic.tsx'
import { SourcesBeside, useSources } from '../../chat/sources.tsx'
import { useTurnLabels } from '../../chat/use-turn-labels.ts'
import styles from '../share-screen.module.css'
import { countFirstTurns } from './first-turns.ts'
import { SharedHeading } from './shared-heading.tsx'
import { SharedTurn } from './shared-turn.tsx'

interface TopicViewProps {
  shareToken: string
  content: TopicContent
  turns: readonly Turn[]
  isOwn?: boolean
  /** The last answer is being written. */
  isRunning?: boolean
  /** The way on, at the bottom of the page. */
  bar: ReactNode
}

/** What is shared, from its title to its last answer. */
export function TopicView({
  shareToken,
  content,
  turns,
  isOwn = false,
  isRunning = false,
  bar,
}: TopicViewProps) {
  const { cur_topics_info: info, previous_topics_info: previous } = content
  const labels = useTurnLabels()
  const sources = useSources()
  // A reader begins at the top.
  const [first] = useState(() => countFirstTurns(turns))

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
        {bar}
      </main>
      <SourcesBeside shown={sources.shown} onClose={sources.close} />
    </div>
  )
}
