import type { Message } from '../../../data/topics.ts'
import type { Turn, TurnAnswer, TurnQuestion, Versions } from './turn.ts'

/** The stored path as questions with their answers. */
export function storedTurns(path: readonly Message[]): Turn[] {
  const turns: Turn[] = []
  for (const message of path) {
    const last = turns.at(-1)
    if (message.role_type === 'user') turns.push({ question: questionOf(message), answer: null })
    else if (last) turns[turns.length - 1] = { ...last, answer: answerOf(message) }
  }
  return turns
}

const versionsOf = (message: Message): Versions => ({
  ids: message.content_list.map(({ message_id }) => message_id),
  index: message.cur_path_index,
})

const shown = (message: Message) => message.content_list[message.cur_path_index]

const questionOf = (message: Message): TurnQuestion => ({
  id: message.message_id,
  text: shown(message)?.content ?? '',
  versions: versionsOf(message),
})

function answerOf(message: Message): TurnAnswer {
  const version = shown(message)
  return {
    id: message.message_id,
    requestId: version?.request_id ?? null,
    status: version?.status ?? 'done',
    think: version?.think_content ?? '',
    text: version?.content ?? '',
    sources: version?.sources ?? [],
    versions: versionsOf(message),
    live: null,
  }
}
