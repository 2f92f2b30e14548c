import type { AskEvent } from '../contract/contract.ts'
import type { SseEvent } from '../sse/decoder.ts'

/** An event of an answer; `id` is its number in the stream, where the server numbers them. */
export type AnswerEvent = AskEvent & { readonly id?: string }

type Name = AskEvent['event']
type Data = Readonly<Record<string, unknown>>

const text = (value: unknown) => typeof value === 'string'

/** What a reader relies on; counts and whatever later versions add are taken as they come. */
const readable: Readonly<Record<Name, (data: Data) => boolean>> = {
  start: (data) =>
    text(data.request_id) && text(data.question_message_id) && text(data.answer_message_id),
  progress: (data) => text(data.step),
  sources: (data) => Array.isArray(data.items),
  think: (data) => text(data.content),
  thinkEnd: () => true,
  relevant: (data) => typeof data.relevant === 'boolean',
  message: (data) => text(data.content),
  title: (data) => text(data.title),
  generateEnd: () => true,
  close: (data) => text(data.response),
  error: (data) => text(data.message),
}

const isName = (name: string): name is Name => Object.hasOwn(readable, name)

/** Null for what a reader passes over: unknown events, and unreadable data, which is logged. */
export function answerEvent(sse: SseEvent): AnswerEvent | null {
  const data = parsed(sse.data)
  const name = typeof data?.event === 'string' ? data.event : sse.event
  if (data && !isName(name)) return null
  if (!data || !isName(name) || !readable[name](data)) {
    console.warn('Skipped unreadable data in the stream of an answer:', sse.data)
    return null
  }
  return { ...data, event: name, ...(sse.id !== '' && { id: sse.id }) } as AnswerEvent
}

function parsed(json: string): Data | null {
  try {
    const data: unknown = JSON.parse(json)
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : null
  } catch {
    return null
  }
}
