import type { Message } from '../../../data/topics.ts'
import type { Turn, TurnAnswer, TurnQuestion, Versions } from './turn.ts'

/** The stored path as questions with their answers; what is the same message is the same object. */
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

const questionOf = remembered(
  (message): TurnQuestion => ({
    id: message.message_id,
    text: shown(message)?.content ?? '',
    versions: versionsOf(message),
  }),
)

const answerOf = remembered((message): TurnAnswer => {
  const version = shown(message)
  return {
    id: message.message_id,
    requestId: version?.request_id ?? null,
    status: version?.status ?? 'done',
    think: version?.think_content ?? '',
    text: version?.content ?? '',
    sources: version?.sources ?? [],
    like: version?.is_like ?? 0,
    versions: versionsOf(message),
    live: null,
  }
})

function remembered<Part>(read: (message: Message) => Part): (message: Message) => Part {
  const known = new WeakMap<Message, Part>()
  return (message) => {
    const part = known.get(message) ?? read(message)
    known.set(message, part)
    return part
  }
}
