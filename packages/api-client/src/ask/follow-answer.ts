import { ApiError } from '../api-error.ts'
import { newId } from '../ids.ts'
import type { AnswerStep } from './answer-state.ts'
import {
  type AnswerEvent,
  type AnswerOptions,
  answerStream,
  isEvents,
  StreamInterrupted,
} from './answer-stream.ts'
import { type AskOptions, type AskRequest, openAnswer, openAsk } from './ask.ts'

/** A question to be asked, or an answer that was asked for before. */
export type AnswerSource =
  | { readonly ask: AskRequest }
  | { readonly requestId: string; readonly lastEventId?: string }

export interface FollowOptions extends AnswerOptions {
  /** Failed tries in a row before it gives up: 3 for a question, 20 for an answer under way. */
  readonly tries?: { readonly ask: number; readonly answer: number }
  /** Milliseconds to wait after that many failed tries in a row. */
  readonly backOff?: (failures: number) => number
}

const TRIES = { ask: 3, answer: 20 }
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/**
 * Follows an answer to its end across lost connections; `reduceAnswer` makes one state of the steps.
 * It rejects only if the question was refused or never arrived, so its text can be put back; once
 * the answer has begun nothing is lost, and the last step is the stream's last event, or
 * `interrupted` at the end of trying: the text so far stands, the answer may go on at the server.
 * After the signal's abort no step follows.
 */
export async function* followAnswer(
  source: AnswerSource,
  options: FollowOptions = {},
): AsyncGenerator<AnswerStep, void, void> {
  const { signal, tries = TRIES } = options
  const idempotencyKey = newId()
  const progress = progressOf(source)
  let failures = 0
  yield reconnectionStep(progress)
  for (;;) {
    try {
      const response = await open(source, progress, { ...options, idempotencyKey })
      if (isEvents(response)) yield { event: 'connected' }
      for await (const event of answerStream(response, options)) {
        if (advance(progress, event)) failures = 0
        yield event
      }
      return
    } catch (error) {
      if (signal?.aborted) return
      failures++
      if (isFatal(error, progress) || failures >= (progress.started ? tries.answer : tries.ask)) {
        if (!progress.started) throw error
        yield { event: 'interrupted', error: toError(error) }
        return
      }
      yield reconnectionStep(progress)
      await pause(waitMs(error, failures, options), signal)
      if (signal?.aborted) return
    }
  }
}

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

const reconnectionStep = ({ started }: FollowProgress): AnswerStep => ({
  event: started ? 'reconnecting' : 'connecting',
})

/** How far the answer has come. */
interface FollowProgress {
  started: boolean
  requestId: string | null
  lastEventId: string | null
  /** The highest number an event had. */
  furthest: number
}

function progressOf(source: AnswerSource): FollowProgress {
  if ('ask' in source) return { started: false, requestId: null, lastEventId: null, furthest: 0 }
  const { requestId, lastEventId = null } = source
  return { started: true, requestId, lastEventId, furthest: Number(lastEventId) }
}

/** Whether the event is new: repeated ones do not reset the count of failures. */
function advance(progress: FollowProgress, event: AnswerEvent): boolean {
  progress.started = true
  if (event.event === 'start') progress.requestId = event.request_id
  if (event.id === undefined) return true
  progress.lastEventId = event.id
  const isNew = Number(event.id) > progress.furthest
  if (isNew) progress.furthest = Number(event.id)
  return isNew
}

function open(
  source: AnswerSource,
  progress: FollowProgress,
  options: AskOptions,
): Promise<Response> {
  if (progress.requestId !== null)
    return openAnswer(progress.requestId, progress.lastEventId, options)
  if ('ask' in source) return openAsk(source.ask, options)
  return openAnswer(source.requestId, progress.lastEventId, options)
}

function waitMs(error: unknown, failures: number, options: FollowOptions): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, (options.backOff ?? backOff)(failures))
}

/** Whether trying again can't help, or would ask the question twice. */
function isFatal(error: unknown, { started, requestId }: FollowProgress): boolean {
  if (started && requestId === null) return true
  if (error instanceof StreamInterrupted) return false
  if (!(error instanceof ApiError)) return true
  const retried = started ? RETRIED_WHEN_BEGUN : UNAVAILABLE
  return !(CONNECTION_ERRORS.has(error.errorKey) || retried.has(error.status))
}

/** Errors of the network or a proxy, not of the server. */
const CONNECTION_ERRORS = new Set<string>(['error.network', 'error.timeout', 'error.badReply'])
const UNAVAILABLE = new Set([502, 503, 504])
/** Attaching to an answer again costs nothing, and the failure may be over. */
const RETRIED_WHEN_BEGUN = new Set([...UNAVAILABLE, 429, 500])

/**
 * How long to wait before the try after `failures` failed ones, in ms: doubling, and anywhere in the
 * upper half, so that clients cut off together don't return together.
 */
export function backOff(failures: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
  return full / 2 + (full / 2) * random()
}

/** Waits; not longer than until the device is online again or the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = typeof globalThis.addEventListener === 'function' ? globalThis : null
  const timer = setTimeout(resolve, ms)
  const over = () => resolve()
  page?.addEventListener('online', over)
  signal?.addEventListener('abort', over)
  if (signal?.aborted) resolve()
  return promise.finally(() => {
    clearTimeout(timer)
    page?.removeEventListener('online', over)
    signal?.removeEventListener('abort', over)
  })
}
