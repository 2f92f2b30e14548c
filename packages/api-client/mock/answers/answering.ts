import { type AskEvent, errors, type Language, type Schemas } from '../../src/contract/contract.ts'
import { nextMidnight } from '../clock.ts'
import type { MockServer } from '../mock-server.ts'
import type { Generation } from '../rows.ts'
import { refuse } from '../serving/context.ts'
import { messagesOf } from '../topics/conversation.ts'
import type { Script, World } from '../worlds/world.ts'
import { type AnswerPlace, encodeFrame, type LiveAnswer } from './live-answer.ts'

type Status = Exclude<Schemas['VersionStatus'], 'running'>
type AnswerError = Schemas['AskErrorKey']

/** What an answer ended as, by the key of its error. */
const STATUS_OF: Readonly<Record<AnswerError, Status>> = {
  'error.modelFailed': 'failed',
  'error.modelBusy': 'failed',
  'error.modelTimeout': 'failed',
  'error.interrupted': 'interrupted',
  'error.topicDeleted': 'failed',
  'error.internal': 'failed',
}

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
    const title =
      event.event === 'message' && live.text === '' ? titleGiven(server, live.ids) : null
    if (event.event !== 'generateEnd') live.say(event)
    if (title) live.say({ event: 'title', title })
  }
  await settle(server, live, end)
}

/** Ends an answer once: keeps what was said, then tells its readers. */
export async function settle(
  server: MockServer,
  live: LiveAnswer,
  end: 'done' | 'stopped' | AnswerError,
): Promise<void> {
  if (live.isSettled) return
  live.isSettled = true
  const { request_id, answer_message_id } = live.ids
  const isError = end !== 'done' && end !== 'stopped'
  await server.messages.update((q) => q.where({ message_id: answer_message_id }), {
    data(message) {
      message.content = live.text
      message.think_content = live.analysis
      message.sources = [...live.sources]
      message.status = isError ? STATUS_OF[end] : end
    },
  })
  await server.generations.update((q) => q.where({ request_id }), {
    data(generation) {
      generation.error_key = isError ? end : null
    },
  })
  server.live.delete(request_id)
  if (end === 'done') live.say({ event: 'generateEnd' })
  live.end(isError ? errorEvent(end, live.language) : closeEvent(server, request_id, live.text))
}

export function placeOf(
  server: MockServer,
  { request_id, topics_id, question_id, answer_id }: Generation,
): AnswerPlace {
  const messages = messagesOf(server, topics_id)
  const versionOf = (id: string) => {
    const parent = messages.find(({ message_id }) => message_id === id)?.parent_id ?? null
    const versions = messages.filter(({ parent_id }) => parent_id === parent)
    return { parent, number: versions.findIndex(({ message_id }) => message_id === id) + 1 }
  }
  const question = versionOf(question_id)
  return {
    request_id,
    topics_id,
    question_message_id: question_id,
    answer_message_id: answer_id,
    parent_id: question.parent,
    question_version_number: question.number,
    answer_version_number: versionOf(answer_id).number,
  }
}

/** The topic's title for its first answer with text; null for every other answer. */
function titleGiven(server: MockServer, { topics_id, answer_message_id }: AnswerPlace) {
  const first = messagesOf(server, topics_id).find(
    ({ role_type, content, message_id }) =>
      role_type === 'assistant' && (content !== '' || message_id === answer_message_id),
  )
  if (first?.message_id !== answer_message_id) return null
  return server.topics.findFirst((q) => q.where({ topics_id }))?.title ?? null
}

/** The whole of an answer that has ended, as a stream of its own. */
export async function* replay(
  server: MockServer,
  generation: Generation,
  language: Language,
): AsyncGenerator<string> {
  const { request_id, answer_id, error_key } = generation
  const answer = server.messages.findFirst((q) => q.where({ message_id: answer_id }), {
    strict: true,
  })
  const { content, think_content, sources, status } = answer
  const place = placeOf(server, generation)
  const title = titleGiven(server, place)
  const events: AskEvent[] = [{ event: 'start', ...place }]
  if (sources.length > 0) events.push({ event: 'sources', items: [...sources] })
  if (think_content) {
    events.push({ event: 'think', content: think_content }, { event: 'thinkEnd' })
  }
  if (content) events.push({ event: 'message', content })
  if (content && title) events.push({ event: 'title', title })
  if (status === 'done') events.push({ event: 'generateEnd' })
  events.push(error_key ? errorEvent(error_key, language) : closeEvent(server, request_id, content))
  for (const [index, event] of events.entries()) yield encodeFrame(index + 1, event)
}

const errorEvent = (error_key: AnswerError, language: Language): AskEvent => ({
  event: 'error',
  message: errors[error_key][language],
  error_key,
})

function closeEvent(server: MockServer, request_id: string, response: string): AskEvent {
  const generation = server.generations.findFirst((q) => q.where({ request_id }))
  const user_id = generation?.user_id ?? ''
  const user = server.users.findFirst((q) => q.where({ user_id }))
  const world = server.worlds.get(user?.world ?? '') ?? server.world
  return {
    event: 'close',
    response,
    topic_count: user?.topic_count ?? 0,
    message_count: world.messagesLeft,
    resets_at: nextMidnight(server.clock()),
  }
}

/** Ends all answers of these topics that are being written. */
export async function endAnswers(
  server: MockServer,
  topicIds: ReadonlySet<string>,
  end: 'stopped' | AnswerError,
): Promise<void> {
  const meant = [...server.live.values()].filter(({ ids }) => topicIds.has(ids.topics_id))
  await Promise.all(meant.map((live) => settle(server, live, end)))
}

/** An answer for those who do not take a stream, as soon as there is one. */
export async function wholeAnswer(frames: AsyncIterable<string>): Promise<Schemas['AskReply']> {
  let last: AskEvent | undefined
  for await (const frame of frames) last = JSON.parse(frame.slice(frame.indexOf('data: ') + 6))
  if (last?.event === 'error') throw refuse(last.error_key)
  if (last?.event !== 'close') throw refuse('error.internal')
  const { event: _, ...data } = last
  return { code: 0, response: data.response, data }
}
