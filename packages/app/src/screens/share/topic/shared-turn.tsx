import { Question } from '@coinquiry/ui/blocks/question'
import { memo } from 'react'
import { PlainTextAnswer } from '../../chat/answer/plain-text-answer.tsx'
import type { TurnAnswer, TurnQuestion } from '../../chat/conversation/conversation.ts'
import type { ShowSources } from '../../chat/sources/use-sources.ts'
import { copyText } from '../../chat/turn/copy-text.ts'
import turnStyles from '../../chat/turn/turn.module.css'
import { useNear } from '../../chat/turn/use-near.ts'
import type { TurnLabels } from '../../chat/turn/use-turn-labels.ts'
import { FullAnswer } from './full-answer.tsx'

interface SharedTurnProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: TurnAnswer | null
  onSources: ShowSources
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
  const { edit: _, ...words } = labels.question
  const FittingAnswer = isNear ? FullAnswer : PlainTextAnswer
  return (
    <div ref={ref} className={isNear ? turnStyles.full : turnStyles.plainText}>
      <Question bare={!isNear} labels={words} text={text} onCopy={() => copyText(text)} />
      {answer && <FittingAnswer labels={labels} answer={answer} onSources={onSources} />}
    </div>
  )
})
