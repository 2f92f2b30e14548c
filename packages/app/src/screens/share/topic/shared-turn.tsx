import { ActionBar } from '@coinquiry/ui/blocks/action-bar'
import { Question } from '@coinquiry/ui/blocks/question'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { memo } from 'react'
import { AnswerView } from '../../chat/answer-view.tsx'
import type { TurnAnswer, TurnQuestion } from '../../chat/conversation.ts'
import { answerMarkdown, copyText } from '../../chat/copy-text.ts'
import { useNear } from '../../chat/in-view.ts'
import { PlainTextAnswer } from '../../chat/plain-text-answer.tsx'
import type { ShowSources } from '../../chat/sources.tsx'
import turnStyles from '../../chat/turn.module.css'
import type { TurnLabels } from '../../chat/use-turn-labels.ts'

interface SharedAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
  onSources: ShowSources
}

interface SharedTurnProps extends Omit<SharedAnswerProps, 'answer'> {
  question: TurnQuestion
  answer: TurnAnswer | null
  /** Drawn in full at once. */
  isAwaited: boolean
}

/** A question with its answer, to be read and copied, not changed; as plain text until it comes near. */
export const SharedTurn = memo(function SharedTurn({
  labels,
  question: { text },
  answer,
  onSources,
  isAwaited,
}: SharedTurnProps) {
  const { ref, isNear } = useNear(isAwaited)
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
              onCopy={() => copyText(answerMarkdown(text, sources))}
            />
          </ActionBar>
        )
      }
      onSources={onSources}
    />
  )
}
