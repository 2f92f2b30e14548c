import { ApiError } from '../api-error.ts'
import { newId } from '../ids.ts'
import type { AnswerEvent } from './answer-event.ts'
import { type AnswerOptions, answerStream, isEvents, StreamInterrupted } from './answer-stream.ts'
import { type AskOptions, type AskRequest, openAnswer, openAsk } from './ask.ts'
import { backOff, pause } from './pause.ts'

/** A question to be asked, or an answer that was asked for before. */
export type AnswerSource =
  | { readonly ask: AskRequest }
  | { readonly requestId: string; readonly lastEventId?: string }

/** `interrupted` is the end of trying: the text so far stands, the answer may go on at the server. */
export type AnswerStep =
  | { readonly state: 'connecting' | 'reconnecting' | 'done' }
  | { readonly state: 'live'; readonly event?: AnswerEvent }
  | { readonly state: 'interrupted'; readonly error: unknown }

export interface FollowOptions extends AnswerOptions {
  /** Failed tries in a row before it gives up: 3 for a question, 20 for an answer under way. */
  readonly tries?: { readonly ask: number; readonly answer: number }
  /** Milliseconds to wait after that many failed tries in a row. */
  readonly backOff?: (failures: number) => number
}

const TRIES = { ask: 3, answer: 20 }

/**
 * Follows an answer to its end across lost connections. It rejects only if the question was refused
 * or never arrived, so its text can be put back; once the answer has begun nothing is lost, and the
 * last step is `done` or `interrupted`. After the signal's abort no step follows.
 */
export async function* followAnswer(
  source: AnswerSource,
  options: FollowOptions = {},
): AsyncGenerator<AnswerStep, void, void> {
  const { signal, tries = TRIES } = options
  const idempotencyKey = newId()
  const place = progressOf(source)
  let failures = 0
  yield { state: 'connecting' }
  for (;;) {
    try {
      const response = await open(source, place, { ...options, idempotencyKey })
      if (isEvents(response)) yield { state: 'live' }
      for await (const event of answerStream(response, options)) {
        if (advance(place, event)) failures = 0
        yield { state: 'live', event }
      }
      yield { state: 'done' }
      return
    } catch (error) {
      if (signal?.aborted) return
      failures++
      if (isFinal(error, place) || failures >= (place.begun ? tries.answer : tries.ask)) {
        if (!place.begun) throw error
        yield { state: 'interrupted', error }
        return
      }
      yield { state: place.begun ? 'reconnecting' : 'connecting' }
      await pause(waitMs(error, failures, options), signal)
      if (signal?.aborted) return
    }
  }
}

/** How far the answer has come. */
interface FollowProgress {
  begun: boolean
  requestId: string | null
  lastEventId: string | null
  /** The highest number an event had. */
  furthest: number
}

function progressOf(source: AnswerSource): FollowProgress {
  if ('ask' in source) return { begun: false, requestId: null, lastEventId: null, furthest: 0 }
  const { requestId, lastEventId = null } = source
  return { begun: true, requestId, lastEventId, furthest: Number(lastEventId) }
}

/** Whether the event brought the answer further: one that only repeats itself must end some time. */
function advance(place: FollowProgress, event: AnswerEvent): boolean {
  place.begun = true
  if (event.event === 'start') place.requestId = event.request_id
  if (event.id === undefined) return true
  place.lastEventId = event.id
  const further = Number(event.id) > place.furthest
  if (further) place.furthest = Number(event.id)
  return further
}

function open(source: AnswerSource, place: FollowProgress, options: AskOptions): Promise<Response> {
  if (place.requestId !== null) return openAnswer(place.requestId, place.lastEventId, options)
  if ('ask' in source) return openAsk(source.ask, options)
  return openAnswer(source.requestId, place.lastEventId, options)
}

function waitMs(error: unknown, failures: number, options: FollowOptions): number {
  const wished = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(wished, (options.backOff ?? backOff)(failures))
}

/** Whether trying again can't help, or would ask the question twice. */
function isFinal(error: unknown, { begun, requestId }: FollowProgress): boolean {
  if (begun && requestId === null) return true
  if (error instanceof StreamInterrupted) return false
  if (!(error instanceof ApiError)) return true
  const again = begun ? WORTH_ANOTHER_LOOK : AWAY
  return !(BETWEEN.has(error.errorKey) || again.has(error.status))
}

/** The network or a proxy spoke, not the server. */
const BETWEEN = new Set<string>(['error.network', 'error.timeout', 'error.badReply'])
const AWAY = new Set([502, 503, 504])
/** To look at an answer again costs nothing, and what failed once may be over. */
const WORTH_ANOTHER_LOOK = new Set([...AWAY, 429, 500])
