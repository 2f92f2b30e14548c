import { AnswerStall } from '@coinquiry/ui/blocks/answer-stall'
import type { TurnAnswer } from './conversation.ts'
import type { TurnLabels } from './use-turn-labels.ts'

/** The ways out of an answer that is being written. */
export interface GiveUp {
  readonly onStop: () => void
  /** Stops the answer and has it written again. */
  readonly onRestart: (answerId: string) => void
  /** Messages left in the topic after this one; Infinity for a member. */
  readonly messagesLeft: number
}

interface StalledAnswerProps {
  labels: TurnLabels['stall']
  answer: TurnAnswer
  silence: 'quiet' | 'stalled'
  giveUp: GiveUp | undefined
}

/** What is waited for; after a long silence the ways out, and what they cost. */
export default function StalledAnswer({ labels, answer, silence, giveUp }: StalledAnswerProps) {
  const { answerMessageId: id, think, thinkEnded, text } = answer
  const isThinking = think !== '' && !thinkEnded && text === ''
  const awaited = isThinking ? labels.analysis : labels.answer
  if (silence === 'quiet' || !giveUp) return <AnswerStall labels={labels}>{awaited}</AnswerStall>
  const cost = restartCost(answer, giveUp.messagesLeft)
  return (
    <AnswerStall
      labels={labels}
      onStop={giveUp.onStop}
      onRetry={id !== null && cost !== 'tooMuch' ? () => giveUp.onRestart(id) : undefined}
      note={id !== null && labels.costs[cost]}
    >
      {labels.long}
    </AnswerStall>
  )
}

/** A stopped answer of which nothing has come is not counted; another one counts anew. */
export function restartCost(
  { think, text }: Pick<TurnAnswer, 'think' | 'text'>,
  messagesLeft: number,
): keyof TurnLabels['stall']['costs'] {
  if (messagesLeft === Number.POSITIVE_INFINITY) return 'pro'
  if (think === '' && text === '') return 'nothing'
  return messagesLeft <= 0 ? 'tooMuch' : 'message'
}
