import { Question } from '@coinquiry/ui/blocks/question'
import { memo } from 'react'
import type { TurnAnswer, TurnQuestion } from '../chat/conversation/turn.ts'
import { copyText } from '../chat/turn/copy-text.ts'
import { LightTurn } from '../chat/turn/light-turn.tsx'
import turnStyles from '../chat/turn/turn.module.css'
import { useNear } from '../chat/turn/use-near.ts'
import type { TurnLabels } from '../chat/turn/use-turn-labels.ts'
import { SharedAnswer } from './shared-answer.tsx'

interface SharedTurnProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: TurnAnswer | null
  /** Drawn in full at once. */
  isAwaited: boolean
}

/** A question with its answer, to be read and copied, not changed; in bare words until it comes near. */
export const SharedTurn = memo(function SharedTurn({ isAwaited, ...turn }: SharedTurnProps) {
  const { ref, isNear } = useNear(isAwaited)
  return (
    <div ref={ref} className={isNear ? turnStyles.full : turnStyles.light}>
      {isNear ? <FullTurn {...turn} /> : <LightTurn {...turn} />}
    </div>
  )
})

function FullTurn({ labels, question, answer }: Omit<SharedTurnProps, 'isAwaited'>) {
  const { edit: _, ...words } = labels.question
  return (
    <>
      <Question labels={words} text={question.text} onCopy={() => copyText(question.text)} />
      {answer && <SharedAnswer labels={labels} answer={answer} />}
    </>
  )
}
