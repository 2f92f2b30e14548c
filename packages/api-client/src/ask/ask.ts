import type { Schemas } from '../contract/contract.ts'
import { type Request, send } from '../send.ts'
import { type AnswerEvent, type AnswerOptions, answerStream } from './answer-stream.ts'

export type AskRequest = Schemas['AskRequest']

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
