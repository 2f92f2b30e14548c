import type { AskEvent } from '../contract/contract.ts'

/** An event as a server of this contract writes it. */
export const frame = (id: number, event: AskEvent): string =>
  `id: ${id}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`

export const frames = (first: number, ...events: readonly AskEvent[]): string =>
  events.map((event, index) => frame(first + index, event)).join('')

export const start: AskEvent = {
  event: 'start',
  request_id: 'c7a1f0de-3b42-4e0b-9d55-0f5b1c2a7e90',
  topics_id: '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11',
  question_message_id: '5d2f3c84-7a1e-4c36-8b0d-6a0f1b9c2e47',
  answer_message_id: '9e41b7f2-0c58-4d93-b6a7-e83f5d1c0a94',
}
export const think = (content: string): AskEvent => ({ event: 'think', content })
export const message = (content: string): AskEvent => ({ event: 'message', content })
export const generateEnd: AskEvent = { event: 'generateEnd' }
export const close = (response: string): AskEvent => ({
  event: 'close',
  response,
  topic_count: 2,
  message_count: 3,
  resets_at: 1_795_219_200,
})
export const interrupted: AskEvent = {
  event: 'error',
  message: 'The answer was interrupted',
  error_key: 'error.interrupted',
}
