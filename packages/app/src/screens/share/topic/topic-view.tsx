import { ActionBar } from '@coinquiry/ui/blocks/action-bar'
import { Question } from '@coinquiry/ui/blocks/question'
import { Watermark } from '@coinquiry/ui/blocks/watermark'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { memo, type ReactNode, useRef, useState } from 'react'
import type { TopicContent } from '../../../data/topics.ts'
import { AnswerView } from '../../chat/answer-view.tsx'
import type { Turn, TurnAnswer } from '../../chat/conversation.ts'
import { copyAnswer, copyText } from '../../chat/copy-text.ts'
import { useNear } from '../../chat/in-view.ts'
import { PlainTextAnswer } from '../../chat/plain-text-answer.tsx'
import { PreviousTopic } from '../../chat/previous-topic.tsx'
import { type ShowSources, SourcesBeside, useSources } from '../../chat/sources.tsx'
import styles from '../../chat/topic-page.module.css'
import turnStyles from '../../chat/turn.module.css'
import { type TurnLabels, useTurnLabels } from '../../chat/use-turn-labels.ts'
import { ReportLine } from '../report-line.tsx'
import { countFirstTurns } from './first-turns.ts'
import { SharedHeading } from './shared-heading.tsx'

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
      <main className={styles.shared}>
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
              isEager={at < first || (isRunning && at === turns.length - 1)}
            />
          ))}
        </div>
        {!isOwn && <ReportLine shareToken={shareToken} />}
        {bar}
      </main>
      <SourcesBeside {...sources} />
    </div>
  )
}

interface SharedAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
  onSources: ShowSources
}

interface SharedTurnProps extends Turn, Omit<SharedAnswerProps, 'answer'> {
  /** Drawn in full at once. */
  isEager: boolean
}

/** A question with its answer, to be read and copied, not changed; as plain text until it comes near. */
const SharedTurn = memo(function SharedTurn({
  labels,
  question: { text },
  answer,
  onSources,
  isEager,
}: SharedTurnProps) {
  const { ref, isNear } = useNear(isEager)
  const { edit: _, ...questionLabels } = labels.question
  const FittingAnswer = isNear ? SharedAnswer : PlainTextAnswer
  return (
    <div ref={ref} className={isNear ? turnStyles.full : turnStyles.plainText}>
      <Question bare={!isNear} labels={questionLabels} text={text} onCopy={() => copyText(text)} />
      {answer && <FittingAnswer labels={labels} answer={answer} onSources={onSources} />}
    </div>
  )
})

/** An answer to read: one that is stored, or one that arrives while the reader continues. */
function SharedAnswer({ labels, answer, onSources }: SharedAnswerProps) {
  const { text, sources } = answer
  const content = useRef<HTMLDivElement>(null)
  return (
    <AnswerView
      labels={labels}
      answer={answer}
      actions={
        text !== '' && (
          <ActionBar label={labels.answer.actions}>
            <CopyButton
              size="small"
              labels={labels.answer}
              onCopy={() => copyAnswer(content.current, text, sources)}
            />
          </ActionBar>
        )
      }
      contentRef={content}
      onSources={onSources}
    />
  )
}
