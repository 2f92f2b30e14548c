import type { Schemas } from '../contract/contract.ts'
import { send } from '../send.ts'
import { type AnswerEvent, type AnswerOptions, answerStream } from './answer-stream.ts'

export type AskRequest = Schemas['AskRequest']

export interface AskOptions extends AnswerOptions {
  /** Names the question: sent again with the same key, it is answered by the same answer. */
  readonly idempotencyKey?: string
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
  return send('/ask', {
    ...options,
    method: 'POST',
    headers: {
      ...options.headers,
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify({ detached: true, ...request }),
  })
}

export function openAnswer(
  requestId: string,
  lastEventId: string | null,
  options: AnswerOptions,
): Promise<Response> {
  return send(`/ask/${encodeURIComponent(requestId)}/stream`, {
    ...options,
    method: 'GET',
    headers: {
      ...options.headers,
      Accept: 'text/event-stream',
      ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
    },
  })
}
