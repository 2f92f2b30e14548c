import { AnswerStall } from '@coinquiry/ui/blocks/answer-stall'
import { useIntl } from 'react-intl'
import type { TurnAnswer } from './conversation.ts'

/** The ways out of an answer that is being written. */
export interface GiveUp {
  readonly onStop: () => void
  /** Stops the answer and has it written again. */
  readonly onRestart: (answerId: string) => void
  /** Messages left in the topic after this one; Infinity for a member. */
  readonly messagesLeft: number
}

interface StalledAnswerProps {
  answer: TurnAnswer
  silence: 'quiet' | 'stalled'
  giveUp: GiveUp | undefined
}

/** What is waited for; after a long silence the ways out, and what they cost. */
export default function StalledAnswer({ answer, silence, giveUp }: StalledAnswerProps) {
  const { formatMessage } = useIntl()
  const labels = {
    stop: formatMessage({ id: 'chat.stop' }),
    retry: formatMessage({ id: 'chat.refresh' }),
  }
  const { answerMessageId: id, think, thinkEnded, text } = answer
  const isThinking = think !== '' && !thinkEnded && text === ''
  const awaited = formatMessage({ id: isThinking ? 'chat.awaitsAnalysis' : 'chat.awaitsAnswer' })
  if (silence === 'quiet' || !giveUp) return <AnswerStall labels={labels}>{awaited}</AnswerStall>
  const cost = restartCost(answer, giveUp.messagesLeft)
  return (
    <AnswerStall
      labels={labels}
      onStop={giveUp.onStop}
      onRetry={id !== null && cost !== 'tooMuch' ? () => giveUp.onRestart(id) : undefined}
      note={id !== null && formatMessage({ id: costs[cost] })}
    >
      {formatMessage({ id: 'chat.stalled' })}
    </AnswerStall>
  )
}

const costs = {
  nothing: 'chat.costNothing',
  message: 'chat.costMessage',
  pro: 'chat.costPro',
  tooMuch: 'chat.costTooMuch',
} as const

/** A stopped answer of which nothing has come is not counted; another one counts anew. */
export function restartCost(
  { think, text }: Pick<TurnAnswer, 'think' | 'text'>,
  messagesLeft: number,
): keyof typeof costs {
  if (messagesLeft === Number.POSITIVE_INFINITY) return 'pro'
  if (think === '' && text === '') return 'nothing'
  return messagesLeft <= 0 ? 'tooMuch' : 'message'
}
