import type { Message } from '../../../packages/app/src/data/topics.ts'
import { answerText } from '../streaming/answer-text.ts'

/** Occurs in the oldest question alone. */
export const oldest = 'Which coin came first of all'

const answers = Array.from({ length: 10 }, (_, at) => answerText(1200 + at * 60))

const text = (place: number): string => {
  if (place === 0) return `${oldest}?`
  return place % 2 === 0
    ? `Question ${place}, and why?`
    : `${answers[place % 10]}\n\nTurn ${place}.`
}

/** A topic of 1,000 messages, as the server sends it. */
export const longTopic: readonly Message[] = Array.from({ length: 1000 }, (_, place) => ({
  message_id: `message ${place}`,
  topics_id: 'topic',
  sender_id: 'somebody',
  role_type: place % 2 === 0 ? 'user' : 'assistant',
  parent_id: null,
  cur_path_index: 0,
  content_list: [
    {
      message_id: `message ${place}`,
      request_id: `request ${place}`,
      content: text(place),
      version_number: 1,
      is_like: 0,
      status: 'done',
    },
  ],
}))
