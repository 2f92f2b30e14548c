import { ANSWER_BOUNDS } from './answer-bounds.ts'
import { type EarlierSource, earlierAnswer } from './earlier-answer.ts'
import { estimatedTokens } from './tokens.ts'

export interface ChatMessage {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** Null where an answer relied on none. */
  readonly sources?: readonly EarlierSource[] | null
  /** Said in a topic of somebody else that this one continues. */
  readonly isForeign?: true
}

export interface EarlierTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
  /** An answer as a model is shown it, where that is not its text. */
  readonly forModel?: string
  /** Said in a topic of somebody else that this one continues. */
  readonly isForeign?: true
}

export interface EarlierTurns {
  /** Questions that were answered, with their answers: the first and the newest. */
  readonly turns: readonly EarlierTurn[]
  /** So many questions with their answers are missing behind the first one. */
  readonly leftOut: number
}

const TOO_LONG = '[This earlier answer is too long to be shown here.]'

/**
 * What a model is shown of a conversation before its question, within a bound of tokens: the newest
 * exchange, the first, and those before the newest as long as they fit whole. The first and the
 * newest are never missing: an answer that does not fit is, and its place says so.
 */
export function earlierTurns(
  messages: readonly ChatMessage[],
  most = ANSWER_BOUNDS.contextTokens,
): EarlierTurns {
  const [first, ...others] = answered(messages)
  if (!first) return { turns: [], leftOut: 0 }
  let left = most
  const fitting = (pair: Pair): Exchange => {
    const whole = exchangeOf(pair)
    const kept = whole.cost <= left ? whole : exchangeOf(pair, TOO_LONG)
    left -= kept.cost
    return kept
  }
  const between = others.slice(0, -1)
  const newest = others.slice(-1).map(fitting)
  const kept = [fitting(first), ...newest]
  // Of a long conversation no more is looked at than what fits.
  for (let pair = between.pop(); pair; pair = between.pop()) {
    const exchange = exchangeOf(pair)
    if (exchange.cost > left) return { turns: turnsOf(kept), leftOut: between.length + 1 }
    left -= exchange.cost
    kept.splice(1, 0, exchange)
  }
  return { turns: turnsOf(kept), leftOut: 0 }
}

type Pair = readonly [question: ChatMessage, answer: ChatMessage]

interface Exchange {
  readonly turns: readonly EarlierTurn[]
  /** In tokens. */
  readonly cost: number
}

const turnsOf = (exchanges: readonly Exchange[]) => exchanges.flatMap(({ turns }) => turns)

const answered = (messages: readonly ChatMessage[]): Pair[] =>
  messages.flatMap((question, at) => {
    const answer = messages[at + 1]
    const isAnswered = question.role === 'user' && answer?.role === 'assistant' && answer.content
    return isAnswered ? [[question, answer] as const] : []
  })

function exchangeOf(
  [question, answer]: Pair,
  forModel = earlierAnswer(answer.content, answer.sources ?? []),
): Exchange {
  const turn = said(answer)
  return {
    turns: [said(question), forModel === answer.content ? turn : { ...turn, forModel }],
    cost: estimatedTokens(question.content) + estimatedTokens(forModel),
  }
}

const said = ({ sources: _, ...turn }: ChatMessage): EarlierTurn => turn
