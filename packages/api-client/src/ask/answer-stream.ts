import {
  type Envelope,
  failure,
  type JsonObject,
  parsedObject,
  type Request,
  readReply,
  send,
} from '../call.ts'
import type { CallOptions } from '../client.ts'
import type { AskEvent, Schemas } from '../contract/contract.ts'
import { HEARTBEAT_MS } from '../limits.ts'
import { readEvents, type SseEvent } from '../sse.ts'

export type AskRequest = Schemas['AskRequest']

/** An event of an answer; `id` is its number in the stream, where the server numbers them. */
export type AnswerEvent = AskEvent & { readonly id?: string }

export interface AnswerOptions extends CallOptions {
  /** After how long without a sign of life a stream counts as broken; two heartbeats by default. */
  readonly silenceMs?: number | undefined
}

/** The stream ended before the answer did. The answer may go on: attach to it. */
export class StreamInterrupted extends Error {
  constructor(cause?: unknown) {
    super('The stream ended before the answer did', { cause })
    this.name = 'StreamInterrupted'
  }
}

export const isEvents = (response: Response): boolean =>
  response.ok && (response.headers.get('Content-Type') ?? '').startsWith('text/event-stream')

/** The last event of an answer; nothing follows it. */
const isLast = ({ event }: AnswerEvent): boolean => event === 'close' || event === 'error'

/**
 * The events of a reply, which ends with `close` or `error`, or rejects: with `ApiError` if it is a
 * refusal, with `StreamInterrupted`, or with the signal's reason.
 */
export async function* answerStream(
  response: Response,
  { signal, silenceMs = 2 * HEARTBEAT_MS }: AnswerOptions,
): AsyncGenerator<AnswerEvent, void, void> {
  if (!isEvents(response) || !response.body) {
    yield* wholeAnswer(await readReply(response, signal))
    return
  }
  const broken = (cause: unknown) =>
    signal?.aborted ? failure(cause, signal) : new StreamInterrupted(cause)
  for await (const sse of readEvents(response.body, silenceMs, broken)) {
    const event = answerEvent(sse)
    if (event) yield event
    if (event && isLast(event)) return
  }
  throw new StreamInterrupted()
}

/** The events of an answer that came as JSON. */
function* wholeAnswer({ response, data }: Envelope): Generator<AnswerEvent, void, void> {
  const counts = typeof data === 'object' ? (data as Partial<Schemas['AskAnswer']> | null) : null
  const text = [response, counts?.response, data].find((text) => typeof text === 'string') ?? ''
  if (text !== '') yield { event: 'message', content: text }
  yield { event: 'generateEnd' }
  yield { ...counts, event: 'close', response: text } as AnswerEvent
}

type Name = AskEvent['event']

const text = (value: unknown) => typeof value === 'string'

const isOfFigures = ({ figures, check }: JsonObject) =>
  Array.isArray(figures) && typeof check === 'object'

/** What a reader relies on; counts and whatever later versions add are taken as they come. */
const readable: Readonly<Record<Name, (data: JsonObject) => boolean>> = {
  start: (data) =>
    text(data.request_id) && text(data.question_message_id) && text(data.answer_message_id),
  progress: (data) => text(data.step),
  sources: (data) => Array.isArray(data.items),
  think: (data) => text(data.content),
  thinkEnd: () => true,
  relevant: (data) => typeof data.relevant === 'boolean',
  message: (data) => text(data.content),
  title: (data) => text(data.title),
  blockFigures: isOfFigures,
  figures: isOfFigures,
  followups: ({ items }) => Array.isArray(items) && items.every(text),
  generateEnd: () => true,
  close: (data) => text(data.response),
  error: (data) => text(data.message),
}

const isName = (name: string): name is Name => Object.hasOwn(readable, name)

/** Null for what a reader passes over: unknown events, and unreadable data, which is logged. */
export function answerEvent(sse: SseEvent): AnswerEvent | null {
  const data = parsedObject(sse.data)
  const name = typeof data?.event === 'string' ? data.event : sse.event
  if (data && !isName(name)) return null
  if (!data || !isName(name) || !readable[name](data)) {
    console.warn('Skipped unreadable data in the stream of an answer:', sse.data)
    return null
  }
  return { ...data, event: name, ...(sse.id !== '' && { id: sse.id }) } as AnswerEvent
}

export interface AskOptions extends AnswerOptions {
  /** Names the question: sent again with the same key, it is answered by the same answer. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Asks, and gives the answer's events as they come, up to `close` or `error`. The answer outlives a
 * lost connection (`detached`), unless the request says otherwise; `stopAnswer` ends it.
 *
 * Rejects with `ApiError` if the question is refused, with `StreamInterrupted` if the stream ends
 * before the answer, and with the signal's reason if it is aborted.
 */
export async function* ask(
  request: AskRequest,
  options: AskOptions = {},
): AsyncGenerator<AnswerEvent, void, void> {
  yield* answerStream(await openAsk(request, options), options)
}

/**
 * The events of an answer that was asked before: those after `lastEventId`, or all. If the first is
 * `start`, they are the whole answer and replace what was received.
 */
export async function* attachAnswer(
  requestId: string,
  lastEventId: string | null = null,
  options: AnswerOptions = {},
): AsyncGenerator<AnswerEvent, void, void> {
  yield* answerStream(await openAnswer(requestId, lastEventId, options), options)
}

export function openAsk(request: AskRequest, options: AskOptions): Promise<Response> {
  const { idempotencyKey } = options
  const body = JSON.stringify({ detached: true, ...request })
  return openStream(
    '/ask',
    { ...options, method: 'POST', body },
    {
      'Content-Type': 'application/json',
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
  )
}

export function openAnswer(
  requestId: string,
  lastEventId: string | null,
  options: AnswerOptions,
): Promise<Response> {
  const path = `/ask/${encodeURIComponent(requestId)}/stream`
  const headers = lastEventId === null ? {} : { 'Last-Event-ID': lastEventId }
  return openStream(path, { ...options, method: 'GET' }, headers)
}

const openStream = (path: string, request: Request, headers: Record<string, string>) =>
  send(path, {
    ...request,
    headers: { ...request.headers, Accept: 'text/event-stream', ...headers },
  })
