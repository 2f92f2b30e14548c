import type { Message, MessageVersion, TopicContent } from '../topics.ts'
import type { Run } from './run.ts'

/**
 * A topic with an answer that has come to its end, as the server has stored it. Null where the
 * stream doesn't contain all of it: after Stop, a failure or a lost connection, and without the ids of `start`.
 */
export function answeredTopic(topic: TopicContent, run: Run): TopicContent | null {
  const { answer, kind } = run
  const { close, requestId, questionMessageId, answerMessageId } = answer
  if (answer.status !== 'done' || !close || answer.wasLost || kind === 'attached') return null
  if (requestId === null || questionMessageId === null || answerMessageId === null) return null

  const path = answeredPath(topic, run, {
    question: { ...version(questionMessageId, requestId), content: run.question },
    answer: {
      ...version(answerMessageId, requestId),
      content: answer.text,
      think_content: answer.think,
      ...(answer.thinkMs !== null && { think_ms: answer.thinkMs }),
      ...(answer.sources.length > 0 && { sources: [...answer.sources] }),
      ...(answer.followups.length > 0 && { followups: [...answer.followups] }),
      ...(answer.figures && { figures: answer.figures }),
    },
  })
  if (!path) return null
  const { message_count: remain_message_count, resets_at } = close
  // A title that is there already was given by a person while the answer was written.
  const lacksTitle = !topic.cur_topics_info.title
  const named = lacksTitle &&
    answer.title !== null && { title: answer.title, topics_title: answer.title }
  return {
    ...topic,
    cur_topics_info: { ...topic.cur_topics_info, ...named, remain_message_count, resets_at },
    cur_message: path,
  }
}

interface Asked {
  readonly question: MessageVersion
  readonly answer: MessageVersion
}

function answeredPath(topic: TopicContent, run: Run, asked: Asked): Message[] | null {
  const { cur_message: path, cur_topics_info: info } = topic
  const { question, answer } = asked
  const known = placeOf(path, answer.message_id)
  // The topic was read while the answer was being written.
  if (known >= 0)
    return path.map((message, at) => (at === known ? filled(message, answer) : message))

  const at = placeOf(path, run.targetId)
  const target = path[at]
  const message = { topics_id: info.topics_id, cur_path_index: 0 }
  const answered = (parent_id: string): Message => ({
    ...message,
    message_id: answer.message_id,
    sender_id: answer.message_id,
    role_type: 'assistant',
    parent_id,
    content_list: [answer],
  })
  if (run.kind === 'new') {
    // The cached path doesn't end where the question was asked.
    if (run.targetId === null ? path.length > 0 : at !== path.length - 1) return null
    const first: Message = {
      ...message,
      message_id: question.message_id,
      sender_id: info.topics_user_id,
      role_type: 'user',
      parent_id: run.targetId,
      content_list: [question],
    }
    return [...path, first, answered(question.message_id)]
  }
  if (!target) return null
  const before = path.slice(0, at)
  if (run.kind === 'regenerate') return [...before, withVersion(target, answer)]
  return [...before, withVersion(target, question), answered(question.message_id)]
}

const version = (message_id: string, request_id: string) =>
  ({ message_id, request_id, version_number: 1, is_like: 0, status: 'done' }) as const

const placeOf = (path: readonly Message[], id: string | null): number =>
  path.findIndex(({ content_list }) => content_list.some(({ message_id }) => message_id === id))

/** The message with one more version, which is selected. */
function withVersion(message: Message, added: MessageVersion): Message {
  const { content_list: versions } = message
  const version_number = (versions.at(-1)?.version_number ?? 0) + 1
  return {
    ...message,
    message_id: added.message_id,
    cur_path_index: versions.length,
    content_list: [...versions, { ...added, version_number }],
  }
}

/** The message with the rest of a version that it has already. */
const filled = (message: Message, answer: MessageVersion): Message => ({
  ...message,
  content_list: message.content_list.map((known) =>
    known.message_id === answer.message_id
      ? { ...answer, version_number: known.version_number, is_like: known.is_like }
      : known,
  ),
})
