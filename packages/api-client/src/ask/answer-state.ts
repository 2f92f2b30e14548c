import type { Schemas } from '../contract/contract.ts'
import type { AnswerEvent } from './answer-stream.ts'

/** The content of an answer so far. */
interface AnswerContent {
  readonly think: string
  readonly thinkEnded: boolean
  /** How long the analysis took, in ms; null before its end, and where the server does not tell. */
  readonly thinkMs: number | null
  readonly text: string
  /** Whether the question is about crypto or investing; null while unknown. */
  readonly relevant: boolean | null
  /** It begins with what somebody in trouble has to do now. */
  readonly isUrgent: boolean
  /** The steps the server says it takes, oldest first. */
  readonly steps: readonly string[]
  readonly sources: readonly Schemas['Source'][]
  /** Which numbers come from where, before the end of finished blocks; null where the server does not tell. */
  readonly figures: Schemas['AnswerFigures'] | null
  /** What may be asked next; empty before the end. */
  readonly followups: readonly string[]
  /** The topic's title, which comes with its first answer alone. */
  readonly title: string | null
  readonly requestId: string | null
  readonly questionMessageId: string | null
  readonly answerMessageId: string | null
  readonly lastEventId: string | null
  /** The server has stored the question: it has begun to answer. */
  readonly isAccepted: boolean
  /** The connection was lost on the way, so parts of the answer may have come twice. */
  readonly wasLost: boolean
  /** How often in a row the connection was lost or not found again, while it is `reconnecting`. */
  readonly failures: number
  /** What the stream said since its last `start`; shown once it has overtaken what is shown already. */
  readonly received: { readonly think: string; readonly text: string; readonly complete: boolean }
}

/**
 * `connecting` until the server replies, `waiting` until it says something to be shown,
 * `reconnecting` while the connection is lost.
 */
const UNFINISHED = ['connecting', 'waiting', 'thinking', 'streaming', 'reconnecting'] as const

interface UnfinishedAnswer {
  readonly status: (typeof UNFINISHED)[number]
  readonly close: null
  readonly error: null
}

interface DoneAnswer {
  readonly status: 'done'
  /** Null for an answer that was read from a topic. */
  readonly close: Schemas['AskClose'] | null
  readonly error: null
}

interface StoppedAnswer {
  readonly status: 'stopped'
  /** The server has stopped it, too. */
  readonly isSettled: boolean
  readonly close: Schemas['AskClose'] | null
  readonly error: null
}

interface FailedAnswer {
  /**
   * `failed`: the answer engine gave up. `interrupted`: the server went down, or can't be reached any
   * more and may go on. The error is null where it isn't known.
   */
  readonly status: 'failed' | 'interrupted'
  readonly close: null
  readonly error: Schemas['AskError'] | Error | null
}

/** The question was not stored, and why. */
interface RefusedAnswer {
  readonly status: 'refused'
  readonly close: null
  readonly error: Error
}

/** An answer: what has been said of it, how it is connected or how it ended. */
export type AnswerState = AnswerContent &
  (UnfinishedAnswer | DoneAnswer | StoppedAnswer | FailedAnswer | RefusedAnswer)

/** An answer to a question that was not refused. */
export type ShownAnswer = Exclude<AnswerState, { status: 'refused' }>

/** What happens to an answer: its stream says something, the connection changes, or it is stopped. */
export type AnswerStep =
  | AnswerEvent
  | { readonly event: 'connecting' | 'connected' | 'stopping' | 'stopped' }
  /** `failures`: how often in a row the connection was lost or not found again. */
  | { readonly event: 'reconnecting'; readonly failures?: number }
  | { readonly event: 'interrupted' | 'refused'; readonly error: Error }

const open = { close: null, error: null } as const

const empty: AnswerContent = {
  think: '',
  thinkEnded: false,
  thinkMs: null,
  text: '',
  relevant: null,
  isUrgent: false,
  steps: [],
  sources: [],
  figures: null,
  followups: [],
  title: null,
  requestId: null,
  questionMessageId: null,
  answerMessageId: null,
  lastEventId: null,
  isAccepted: false,
  wasLost: false,
  failures: 0,
  received: { think: '', text: '', complete: false },
}

export const emptyAnswer: AnswerState = { ...empty, ...open, status: 'connecting' }

/** An answer as a topic holds it. */
export function storedAnswer(version: Schemas['MessageVersion']): ShownAnswer {
  const { status, think_content: think = '', content: text, sources = [] } = version
  const { think_ms: thinkMs = null, figures = null, followups = [] } = version
  const content = {
    ...empty,
    ...open,
    think,
    thinkMs,
    text,
    sources,
    figures,
    followups,
    requestId: version.request_id,
    answerMessageId: version.message_id,
    isAccepted: true,
  }
  if (status === 'running') return { ...content, status: statusOf(content) }
  if (status === 'stopped') return { ...content, status, isSettled: true }
  return { ...content, status }
}

/** Whether more of an answer may come. */
export const isUnfinished = <Answer extends Pick<AnswerState, 'status'>>(
  answer: Answer,
): answer is Extract<Answer, { status: UnfinishedAnswer['status'] }> =>
  unfinished.has(answer.status)

const unfinished: ReadonlySet<AnswerState['status']> = new Set(UNFINISHED)

/**
 * The answer after one more step; pure. A repeated `start` begins the answer anew, but what is
 * shown is never taken back while the new text is only a beginning of it: not for the moment until
 * the whole text has come, and not if a crash of the server lost the last words.
 */
export function reduceAnswer(state: AnswerState, step: AnswerStep): AnswerState {
  switch (step.event) {
    case 'connecting':
      return state.status === 'stopped' ? state : { ...state, ...open, status: 'connecting' }
    case 'connected':
      return inProgress(state)
    case 'reconnecting': {
      const next = { ...state, wasLost: true, failures: step.failures ?? 0 }
      return state.status === 'stopped' ? next : { ...next, ...open, status: 'reconnecting' }
    }
    case 'stopping':
    case 'stopped':
      return { ...state, ...open, status: 'stopped', isSettled: step.event === 'stopped' }
    case 'interrupted':
    case 'refused':
      return { ...state, close: null, status: step.event, error: step.error }
    default: {
      const { id = state.lastEventId } = step
      return applyEvent({ ...state, isAccepted: true, lastEventId: id }, step)
    }
  }
}

/** Under way; what the person has stopped stays so. */
function inProgress(state: AnswerState): AnswerState {
  if (state.status === 'stopped' && !state.isSettled) return state
  return { ...state, ...open, status: statusOf(state) }
}

function statusOf({ think, text }: AnswerContent): 'waiting' | 'thinking' | 'streaming' {
  if (text !== '') return 'streaming'
  return think === '' ? 'waiting' : 'thinking'
}

function applyEvent(state: AnswerState, event: AnswerEvent): AnswerState {
  const { received } = state
  switch (event.event) {
    case 'start':
      return inProgress({
        ...state,
        steps: [],
        requestId: event.request_id,
        questionMessageId: event.question_message_id,
        answerMessageId: event.answer_message_id,
        received: empty.received,
      })
    case 'progress':
      return inProgress({ ...state, steps: [...state.steps, event.step] })
    case 'sources':
      return inProgress({ ...state, sources: event.items })
    case 'blockFigures':
    case 'figures': {
      const { event: _, ...figures } = event
      return inProgress({ ...state, figures })
    }
    case 'followups':
      return inProgress({ ...state, followups: event.items })
    case 'think': {
      const think = received.think + event.content
      return inProgress({
        ...state,
        think: longer(state.think, think),
        received: { ...received, think },
      })
    }
    case 'thinkEnd':
      return inProgress({ ...state, thinkEnded: true, thinkMs: event.think_ms ?? null })
    case 'relevant':
      return inProgress({ ...state, relevant: event.relevant, isUrgent: event.urgent ?? false })
    case 'message': {
      const text = received.text + event.content
      return inProgress({
        ...state,
        text: longer(state.text, text),
        received: { ...received, text },
      })
    }
    case 'title':
      return inProgress({ ...state, title: event.title })
    case 'generateEnd':
      return inProgress({ ...state, received: { ...received, complete: true } })
    case 'close': {
      const closed = { ...state, text: event.response, close: event, error: null }
      if (received.complete) return { ...closed, status: 'done' }
      return { ...closed, status: 'stopped', isSettled: true }
    }
    case 'error': {
      const isInterrupted = event.error_key === 'error.interrupted'
      const status = isInterrupted ? 'interrupted' : 'failed'
      return { ...state, close: null, status, error: event }
    }
  }
}

/** The longer of two texts of which one begins the other, else the newer. */
const longer = (shown: string, next: string) => (shown.startsWith(next) ? shown : next)
