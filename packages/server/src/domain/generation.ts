import type { AskEvent, Schemas } from '@coinquiry/api-client/contract'

/** How the work on an answer ended. */
export type Outcome = 'done' | 'stopped' | 'failed' | 'interrupted'

/** A generation runs until it is settled, exactly once, as one of the outcomes. */
export type GenerationStatus = 'running' | Outcome

/** 0 new question, 1 edited question, 2 another answer to the same question. */
export type QuestionKind = 0 | 1 | 2

export type Source = Schemas['Source']

export type AnswerFigures = Schemas['AnswerFigures']

/** What an answer consists of, whole or so far. */
export interface Produced {
  readonly think: string
  /** How long the analysis took, in ms; null before its end. */
  readonly thinkMs: number | null
  readonly message: string
  readonly sources: readonly Source[]
  /** What came of the check of its numbers; null before its end. */
  readonly figures: AnswerFigures | null
  /** What may be asked next; null where nothing is offered. */
  readonly followups: readonly string[] | null
  /** What the answer has named its topic; null for one that names none, or not yet. */
  readonly title: string | null
  /** The engine has told that the question is not its subject. */
  readonly isOffTopic: boolean
  /** The engine has told that the answer is not to be counted. */
  readonly isRefunded: boolean
}

export const NOTHING: Produced = {
  think: '',
  thinkMs: null,
  message: '',
  sources: [],
  figures: null,
  followups: null,
  title: null,
  isOffTopic: false,
  isRefunded: false,
}

/** The answer after one more of its events. */
export function produce(sofar: Produced, event: AskEvent): Produced {
  switch (event.event) {
    case 'think':
      return { ...sofar, think: sofar.think + event.content }
    case 'thinkEnd':
      return { ...sofar, thinkMs: event.think_ms ?? null }
    case 'message':
      return { ...sofar, message: sofar.message + event.content }
    case 'sources':
      return { ...sofar, sources: event.items }
    case 'figures': {
      const { event: _, ...figures } = event
      return { ...sofar, figures }
    }
    case 'followups':
      return { ...sofar, followups: event.items }
    case 'title':
      return { ...sofar, title: event.title }
    case 'relevant':
      return { ...sofar, isOffTopic: !event.relevant, isRefunded: event.refunded ?? false }
    default:
      return sofar
  }
}

export interface Ending {
  readonly outcome: Outcome
  readonly kind: QuestionKind
  readonly hasThink: boolean
  readonly hasMessage: boolean
  /** The engine does not want it counted. */
  readonly isRefunded: boolean
}

/** What matters of an answer when it ends. */
export const shownOf = ({ think, message, isRefunded }: Produced) => ({
  hasThink: think !== '',
  hasMessage: message !== '',
  isRefunded,
})

export interface Settlement {
  readonly outcome: Outcome
  readonly spend: 'charged' | 'refunded'
  /** The answer is rewarded as a conversation, if today's limit allows. */
  readonly earnsPoints: boolean
  /** There is enough to give the topic a title. */
  readonly hasEnoughForTitle: boolean
}

/**
 * What an ending means for status, quota, points and title. A stop is the user's own choice and
 * costs as soon as anything was shown; a failure costs only when answer text was delivered. What
 * its engine does not want counted costs nothing and earns nothing.
 */
export function settlementOf(ending: Ending): Settlement {
  const { hasMessage, hasThink, isRefunded, kind } = ending
  const outcome = ending.outcome === 'done' && !hasMessage ? 'failed' : ending.outcome
  const delivered = outcome === 'stopped' ? hasMessage || hasThink : hasMessage
  return {
    outcome,
    spend: delivered && !isRefunded ? 'charged' : 'refunded',
    earnsPoints: outcome === 'done' && kind !== 2 && !isRefunded,
    hasEnoughForTitle: hasMessage,
  }
}
