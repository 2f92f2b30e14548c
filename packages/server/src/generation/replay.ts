import { type AskEvent, errors } from '@coinquiry/api-client/contract'
import type { Language } from '../ports.ts'
import type { Counts } from '../quota/quota.ts'
import { encodeFrame } from './frames.ts'
import type { StoredAnswer } from './generation-store.ts'

/** The ids and places of a question and its answer. */
export type AskPlace = Pick<
  StoredAnswer,
  | 'requestId'
  | 'topicId'
  | 'questionId'
  | 'answerId'
  | 'parentId'
  | 'questionVersion'
  | 'answerVersion'
>

export function startEvent(place: AskPlace): AskEvent {
  return {
    event: 'start',
    request_id: place.requestId,
    topics_id: place.topicId,
    question_message_id: place.questionId,
    answer_message_id: place.answerId,
    parent_id: place.parentId,
    question_version_number: place.questionVersion,
    answer_version_number: place.answerVersion,
  }
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
  const { think, thinkMs, message, sources, figures, followups, title } = answer
  const events: AskEvent[] = [startEvent(answer)]
  if (sources.length > 0) events.push({ event: 'sources', items: [...sources] })
  if (think !== '') {
    const end: AskEvent = { event: 'thinkEnd', ...(thinkMs !== null && { think_ms: thinkMs }) }
    events.push({ event: 'think', content: think }, end)
  }
  if (message !== '') events.push({ event: 'message', content: message })
  if (title !== null) events.push({ event: 'title', title })
  if (figures) events.push({ event: 'figures', ...figures })
  if (followups) events.push({ event: 'followups', items: [...followups] })
  if (answer.status === 'done') events.push({ event: 'generateEnd' })
  events.push(lastEvent(answer, counts, language))
  return events.map((event, index) => encodeFrame(index + 1, event))
}

export function errorEvent(
  key: Extract<AskEvent, { event: 'error' }>['error_key'],
  language: Language,
): AskEvent {
  return { event: 'error', message: errors[key][language], error_key: key }
}
