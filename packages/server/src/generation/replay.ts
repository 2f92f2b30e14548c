import type { AskEvent } from '@coinquiry/api-client/contract'
import { failures } from '../contract/failures.ts'
import type { Language } from '../ports.ts'
import { encodeFrame } from './frame.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** What is left of the allowances, as `close` tells it. */
export interface Counts {
  readonly topic_count: number
  readonly message_count: number
  readonly resets_at: number
}

/** How the stream of a settled answer ends, after `generateEnd`. */
export function lastEvent(answer: StoredAnswer, counts: Counts, language: Language): AskEvent {
  if (answer.status === 'done' || answer.status === 'stopped') {
    return { event: 'close', response: answer.message, ...counts }
  }
  return errorEvent(answer.errorKey ?? 'error.interrupted', language)
}

/** The whole of a settled answer as a stream of its own. */
export function replay(answer: StoredAnswer, counts: Counts, language: Language): string[] {
  const { think, message, sources } = answer
  const events: AskEvent[] = [
    {
      event: 'start',
      request_id: answer.requestId,
      topics_id: answer.topicId,
      question_message_id: answer.questionId,
      answer_message_id: answer.answerId,
    },
  ]
  if (sources.length > 0) events.push({ event: 'sources', items: [...sources] })
  if (think !== '') events.push({ event: 'think', content: think }, { event: 'thinkEnd' })
  if (message !== '') events.push({ event: 'message', content: message })
  if (answer.status === 'done') events.push({ event: 'generateEnd' })
  events.push(lastEvent(answer, counts, language))
  return events.map((event, index) => encodeFrame(index + 1, event))
}

export function errorEvent(
  key: Extract<AskEvent, { event: 'error' }>['error_key'],
  language: Language,
): AskEvent {
  return { event: 'error', message: failures[key][language], error_key: key }
}
