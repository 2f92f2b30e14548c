import type { AnswerEvent } from './answer-event.ts'
import { type AnswerState, emptyAnswer } from './answer-state.ts'

/**
 * The answer after one more event; pure. A repeated `start` begins the answer anew, but what is
 * shown is never taken back while the new text is only a beginning of it: not for the moment until
 * the whole text has come, and not if a crash of the server lost the last words.
 */
export function reduceAnswer(state: AnswerState, event: AnswerEvent): AnswerState {
  return { ...state, ...change(state, event), lastEventId: event.id ?? state.lastEventId }
}

function change(state: AnswerState, event: AnswerEvent): Partial<AnswerState> {
  const { heard } = state
  switch (event.event) {
    case 'start':
      return {
        status: 'waiting',
        steps: [],
        requestId: event.request_id,
        questionMessageId: event.question_message_id,
        answerMessageId: event.answer_message_id,
        close: null,
        error: null,
        heard: emptyAnswer.heard,
      }
    case 'progress':
      return { steps: [...state.steps, event.step] }
    case 'sources':
      return { sources: event.items }
    case 'think': {
      const think = heard.think + event.content
      return { status: 'thinking', think: further(state.think, think), heard: { ...heard, think } }
    }
    case 'thinkEnd':
      return { thinkEnded: true }
    case 'relevant':
      return { relevant: event.relevant }
    case 'message': {
      const text = heard.text + event.content
      return { status: 'answering', text: further(state.text, text), heard: { ...heard, text } }
    }
    case 'title':
      return {}
    case 'generateEnd':
      return { heard: { ...heard, complete: true } }
    case 'close':
      return { status: heard.complete ? 'done' : 'stopped', text: event.response, close: event }
    case 'error': {
      const interrupted = event.error_key === 'error.interrupted'
      return { status: interrupted ? 'interrupted' : 'failed', error: event }
    }
  }
}

/** The one that goes on where the other stops; the newer if they differ. */
const further = (shown: string, heard: string) => (shown.startsWith(heard) ? shown : heard)
