import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import type { TurnAnswer, TurnQuestion } from '../conversation/turn.ts'
import { plainText } from './spoken-text.ts'
import type { TurnLabels } from './use-turn-labels.ts'

interface LightTurnProps {
  labels: TurnLabels
  question: TurnQuestion
  answer: TurnAnswer | null
}

/** The words of a turn, to be found and read out; what else there is comes as it gets near. */
export function LightTurn({ labels, question, answer }: LightTurnProps) {
  return (
    <>
      <article aria-label={labels.question.author}>
        <VisuallyHidden as="h2">{labels.question.author}</VisuallyHidden>
        <p>{question.text}</p>
      </article>
      {answer && (
        <article aria-label={labels.answer.author}>
          <VisuallyHidden as="h2">{labels.answer.author}</VisuallyHidden>
          <p>{plainText(answer.text)}</p>
        </article>
      )}
    </>
  )
}
