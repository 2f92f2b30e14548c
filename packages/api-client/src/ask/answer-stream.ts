import type { CallOptions } from '../client.ts'
import { HEARTBEAT_MS } from '../limits.ts'
import { readReply } from '../reply.ts'
import { failure } from '../send.ts'
import { readEvents } from '../sse/read-events.ts'
import { type AnswerEvent, answerEvent } from './answer-event.ts'
import { wholeAnswer } from './whole-answer.ts'

export interface AnswerOptions extends CallOptions {
  /** After how long without a sign of life a stream counts as broken; two heartbeats by default. */
  readonly silenceMs?: number
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
  try {
    for await (const sse of readEvents(response.body, silenceMs)) {
      const event = answerEvent(sse)
      if (event) yield event
      if (event && isLast(event)) return
    }
  } catch (cause) {
    throw signal?.aborted ? failure(cause, signal) : new StreamInterrupted(cause)
  }
  throw new StreamInterrupted()
}
