import { ApiError } from '../api-error.ts'
import { newId } from '../ids.ts'
import { isLookedAt, waitForServer } from '../signs-of-life.ts'
import type { AnswerStep } from './answer-state.ts'
import {
  type AnswerEvent,
  type AnswerOptions,
  type AskOptions,
  type AskRequest,
  answerStream,
  isEvents,
  openAnswer,
  openAsk,
  StreamInterrupted,
} from './answer-stream.ts'

/** A question to be asked, or an answer that was asked for before. */
export type AnswerSource =
  | { readonly ask: AskRequest }
  | { readonly requestId: string; readonly lastEventId?: string | undefined }

export interface FollowOptions extends AnswerOptions {
  /** Failed tries in a row before it gives up: 3 for a question, 60 for an answer under way. */
  readonly tries?: { readonly ask: number; readonly answer: number } | undefined
  /** Milliseconds to wait after that many failed tries in a row. */
  readonly backOff?: ((failures: number) => number) | undefined
}

const TRIES = { ask: 3, answer: 60 }
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5000
const LONGEST_UNSEEN_PAUSE_MS = 15_000
/** How long the first try to attach may stay unanswered, in ms; then twice as long each time, up to the longest. */
const FIRST_REPLY_MS = 5000
const LONGEST_REPLY_MS = 20_000

/**
 * Follows an answer to its end across lost connections; `reduceAnswer` makes one state of the steps.
 * It rejects only if the question was refused or never arrived, so its text can be put back, or at a
 * fault of the code, as it is; once the answer has begun nothing is lost, and the last step is the stream's last event, or
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
  yield reconnectionStep(progress, failures)
  for (;;) {
    try {
      const response = await open(source, progress, failures, { ...options, idempotencyKey })
      if (isEvents(response)) yield { event: 'connected' }
      for await (const event of answerStream(response, options)) {
        if (advance(progress, event)) failures = 0
        yield event
      }
      return
    } catch (error) {
      if (signal?.aborted) return
      if (!isOfConnection(error)) throw error
      failures++
      if (isFatal(error, progress) || failures >= (progress.started ? tries.answer : tries.ask)) {
        if (!progress.started) throw error
        yield { event: 'interrupted', error }
        return
      }
      yield reconnectionStep(progress, failures)
      await pause(error, failures, options)
      if (signal?.aborted) return
    }
  }
}

/** Anything else is a fault of the code. */
const isOfConnection = (error: unknown): error is ApiError | StreamInterrupted =>
  error instanceof ApiError || error instanceof StreamInterrupted

const reconnectionStep = ({ started }: FollowProgress, failures: number): AnswerStep =>
  started ? { event: 'reconnecting', failures } : { event: 'connecting' }

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
  failures: number,
  options: AskOptions,
): Promise<Response> {
  if (progress.requestId !== null)
    return attach(progress.requestId, progress.lastEventId, failures, options)
  if ('ask' in source) return openAsk(source.ask, options)
  return attach(source.requestId, progress.lastEventId, failures, options)
}

/** A request that got lost on the way would be waited for long after the line is back. */
async function attach(
  requestId: string,
  lastEventId: string | null,
  failures: number,
  options: AskOptions,
): Promise<Response> {
  const late = new AbortController()
  const replyMs = Math.min(LONGEST_REPLY_MS, FIRST_REPLY_MS * 2 ** Math.max(0, failures - 1))
  const timer = setTimeout(() => late.abort(), replyMs)
  const signal = options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal
  try {
    return await openAnswer(requestId, lastEventId, { ...options, signal })
  } catch (error) {
    throw late.signal.aborted ? new StreamInterrupted(error) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Waits before the next try: for the server to be back, or as long as one that is there asks for. */
async function pause(error: unknown, failures: number, options: FollowOptions): Promise<void> {
  const ms = (options.backOff ?? backOff)(failures)
  const reply = error instanceof ApiError ? error : null
  if (reply && (reply.retryAfter !== undefined || BUSY.has(reply.status)))
    await sleep(Math.max(ms, (reply.retryAfter ?? 0) * 1000), options.signal)
  else await waitForServer(ms, options)
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal?.addEventListener('abort', over)
    if (signal?.aborted) over()
  })
}

/** Whether trying again can't help, or would ask the question twice. */
function isFatal(
  error: ApiError | StreamInterrupted,
  { started, requestId }: FollowProgress,
): boolean {
  if (started && requestId === null) return true
  if (error instanceof StreamInterrupted) return false
  const retried = started ? RETRIED_WHEN_BEGUN : UNAVAILABLE
  return !(CONNECTION_ERRORS.has(error.errorKey) || retried.has(error.status))
}

/** Errors of the network or a proxy, not of the server. */
const CONNECTION_ERRORS = new Set<string>(['error.network', 'error.timeout', 'error.badReply'])
const UNAVAILABLE = new Set([502, 503, 504])
/** The server itself has answered, and can't do it now. */
const BUSY = new Set([429, 500])
/** Attaching to an answer again costs nothing, and the failure may be over. */
const RETRIED_WHEN_BEGUN = new Set([...UNAVAILABLE, ...BUSY])

/**
 * How long to wait before the try after `failures` failed ones, in ms: doubling, and anywhere in the
 * upper half, so that clients cut off together don't return together. At most 5 s while the page is
 * looked at.
 */
export function backOff(failures: number, random: () => number = Math.random): number {
  const longest = isLookedAt() ? LONGEST_PAUSE_MS : LONGEST_UNSEEN_PAUSE_MS
  const full = Math.min(longest, FIRST_PAUSE_MS * 2 ** (failures - 1))
  return full / 2 + (full / 2) * random()
}
