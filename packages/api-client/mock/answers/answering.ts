import { type AskEvent, errors, type Language, type Schemas } from '../../src/contract/contract.ts'
import { nextMidnight } from '../clock.ts'
import type { MockServer } from '../mock-server.ts'
import type { Message, User } from '../rows.ts'
import { refuse, type UserRequestContext } from '../serving/context.ts'
import { findMessage, messagesOf, versionNumber } from '../topics/conversation.ts'
import type { Script, World } from '../world.ts'
import { type AnswerPlace, encodeFrame, type LiveAnswer } from './live-answer.ts'

type AnswerError = Schemas['AskErrorKey']

/** Plays the script of an answer until the answer ends. */
export async function playScript(
  server: MockServer,
  { slowness }: World,
  live: LiveAnswer,
  { steps, end }: Script,
): Promise<void> {
  for (const { after, event } of steps) {
    await server.wait(after * slowness)
    if (live.isSettled) return
    const isFirstText = event.event === 'message' && live.message.content === ''
    if (event.event !== 'generateEnd') live.say(event)
    const title = isFirstText ? titleGiven(server, live.message) : null
    if (title) live.say({ event: 'title', title })
  }
  settle(server, live, end)
}

/** Ends an answer once: stores how it ended, then sends the last events to its readers. */
export function settle(
  server: MockServer,
  live: LiveAnswer,
  end: 'done' | 'stopped' | AnswerError,
): void {
  if (live.isSettled) return
  live.isSettled = true
  const { message, options } = live
  server.live.delete(message.request_id)
  if (end === 'done' || end === 'stopped') {
    message.status = end
    if (end === 'done') live.say({ event: 'generateEnd' })
    live.end(closeEvent(server, options.user, message))
  } else {
    message.status = end === 'error.interrupted' ? 'interrupted' : 'failed'
    message.error_key = end
    live.end(errorEvent(end, options.language))
  }
}

/** Deletes topics with all that is in them, and ends what is being answered there. */
export function deleteTopics(server: MockServer, gone: ReadonlySet<string>): void {
  for (const live of server.live.values()) {
    if (gone.has(live.message.topics_id)) settle(server, live, 'error.topicDeleted')
  }
  server.topics = server.topics.filter(({ topics_id }) => !gone.has(topics_id))
  server.messages = server.messages.filter(({ topics_id }) => !gone.has(topics_id))
}

export function placeOf(server: MockServer, answer: Message): AnswerPlace {
  const messages = messagesOf(server, answer.topics_id)
  const question = findMessage(messages, answer.parent_id, 'user')
  return {
    request_id: answer.request_id,
    topics_id: answer.topics_id,
    question_message_id: question.message_id,
    answer_message_id: answer.message_id,
    parent_id: question.parent_id,
    question_version_number: versionNumber(messages, question),
    answer_version_number: versionNumber(messages, answer),
  }
}

/** The topic's title for its first answer with text; null for every other answer. */
function titleGiven(server: MockServer, answer: Message): string | null {
  const { topics_id } = answer
  const first = messagesOf(server, topics_id).find(
    ({ role_type, content }) => role_type === 'assistant' && content !== '',
  )
  if (first !== answer) return null
  return server.topics.find((topic) => topic.topics_id === topics_id)?.title ?? null
}

/** The whole of an answer that has ended, as a stream of its own. */
export async function* replay(
  { server, viewer, language }: UserRequestContext,
  answer: Message,
): AsyncGenerator<string> {
  const { content, think_content, think_ms, sources, figures, followups, status, error_key } =
    answer
  const title = titleGiven(server, answer)
  const events: AskEvent[] = [{ event: 'start', ...placeOf(server, answer) }]
  if (sources.length > 0) events.push({ event: 'sources', items: sources })
  if (think_content) {
    const end: AskEvent = { event: 'thinkEnd', ...(think_ms !== null && { think_ms }) }
    events.push({ event: 'think', content: think_content }, end)
  }
  if (content) events.push({ event: 'message', content })
  if (title) events.push({ event: 'title', title })
  if (figures) events.push({ event: 'figures', ...figures })
  if (followups.length > 0) events.push({ event: 'followups', items: followups })
  if (status === 'done') events.push({ event: 'generateEnd' })
  events.push(error_key ? errorEvent(error_key, language) : closeEvent(server, viewer, answer))
  for (const [index, event] of events.entries()) yield encodeFrame(index + 1, event)
}

const errorEvent = (error_key: AnswerError, language: Language): AskEvent => ({
  event: 'error',
  message: errors[error_key][language],
  error_key,
})

const closeEvent = (server: MockServer, user: User, { content }: Message): AskEvent => ({
  event: 'close',
  response: content,
  topic_count: user.topic_count,
  message_count: user.world.messagesLeft,
  resets_at: nextMidnight(server.clock()),
})

/** The answer as one JSON reply, once it has ended. */
export async function wholeAnswer(frames: AsyncIterable<string>): Promise<Schemas['AskReply']> {
  let last: AskEvent | undefined
  for await (const frame of frames) last = JSON.parse(frame.slice(frame.indexOf('data: ') + 6))
  if (last?.event === 'error') throw refuse(last.error_key)
  if (last?.event !== 'close') throw refuse('error.internal')
  const { event: _, ...data } = last
  return { code: 0, response: data.response, data }
}
