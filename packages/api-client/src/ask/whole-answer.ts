import type { Schemas } from '../contract/contract.ts'
import type { Envelope } from '../reply.ts'
import type { AnswerEvent } from './answer-event.ts'

/** The events that a stream would have brought, for a server that answers all at once. */
export function* wholeAnswer({ response, data }: Envelope): Generator<AnswerEvent, void, void> {
  const counts = typeof data === 'object' ? (data as Partial<Schemas['AskAnswer']> | null) : null
  const text = [response, counts?.response, data].find((text) => typeof text === 'string') ?? ''
  if (text !== '') yield { event: 'message', content: text }
  yield { event: 'generateEnd' }
  yield { ...counts, event: 'close', response: text } as AnswerEvent
}
