import type { Input, Language } from '../../src/contract/contract.ts'
import type { Message, Topic } from '../rows.ts'
import { refuse, type UserRequestContext } from '../serving/context.ts'
import { placeOf, playScript, settle } from './answering.ts'
import { LiveAnswer } from './live-answer.ts'
import { scriptFor } from './scripts.ts'
import { askedFor, markUsed, newTopic, positionOf, storeTurn } from './store-turn.ts'

type Body = Input<'ask'>['body']

/** Stores the question and begins to answer it; gives the unfinished answer. */
export function startAnswer(
  ctx: UserRequestContext,
  body: Body,
  idempotency_key: string | null,
): Message {
  const { server } = ctx
  if (server.isLeaving) throw refuse('error.shuttingDown')
  if (body.question_type !== 2 && body.question.trim() === '') throw refuse('error.emptyQuestion')
  const known = knownTopic(ctx, body)
  const position = positionOf(server, known, body)
  endRunning(ctx, known)

  const topic = known ?? newTopic(ctx, body)
  const request = { idempotency_key, body: askedFor(body) }
  const { question, answer } = storeTurn(server, topic, position, body.question, request)
  markUsed(server, topic)
  begin(ctx, answer, { ...body, question: question.content })
  return answer
}

/** The viewer's own topic; nothing where a first question makes a new one. */
function knownTopic(
  { server, viewer }: UserRequestContext,
  { topics_id, question_type = 0 }: Body,
): Topic | undefined {
  const topic = server.topics.find((one) => one.topics_id === topics_id)
  const isOwn = topic?.user_id === viewer.user_id
  if (topic ? !isOwn : question_type !== 0) throw refuse('error.noAccess')
  return topic
}

/** Stops the topic's running answer, unless it is detached or the world refuses the question. */
function endRunning({ server, world }: UserRequestContext, topic: Topic | undefined): void {
  const running = [...server.live.values()].find(
    ({ message }) => message.topics_id === topic?.topics_id,
  )
  if (running?.options.isDetached) throw refuse('error.generationRunning')
  const refusal = world.refusals[topic ? 'ask:further' : 'ask:first']
  if (refusal) throw refuse(refusal)
  if (running) settle(server, running, 'stopped')
}

function begin(
  { server, world, viewer, language, signal }: UserRequestContext,
  answer: Message,
  { question, deepthink = true, detached }: Body,
): void {
  const place = placeOf(server, answer)
  const isDetached = Boolean(detached)
  const live = new LiveAnswer(answer, { place, user: viewer, isDetached, language })
  server.live.set(answer.request_id, live)
  if (!isDetached) signal.addEventListener('abort', () => settle(server, live, 'stopped'))
  const asked = { question, deepthink: Boolean(deepthink), language: languageOf(question) }
  void playScript(server, world, live, scriptFor(world, asked))
}

/** Answers are written in the language of their question. */
const languageOf = (question: string): Language => (/\p{Script=Han}/u.test(question) ? 'zh' : 'en')
