import type { Input, Language } from '../../src/contract/contract.ts'
import type { Generation, Topic } from '../rows.ts'
import { refuse, type UserRequestContext } from '../serving/context.ts'
import { placeOf, playScript, settle } from './answering.ts'
import { LiveAnswer } from './live-answer.ts'
import { scriptFor } from './scripts.ts'
import { markUsed, newTopic, positionOf, storeTurn } from './store-turn.ts'

type Body = Input<'ask'>['body']

/** Stores the question and begins to answer it. */
export async function startAnswer(
  ctx: UserRequestContext,
  body: Body,
  idempotency_key: string | null,
): Promise<Generation> {
  const { server } = ctx
  const { user_id } = ctx.viewer
  if (server.isLeaving) throw refuse('error.shuttingDown')
  if (body.question_type !== 2 && body.question.trim() === '') throw refuse('error.emptyQuestion')
  const known = knownTopic(ctx, body)
  const place = positionOf(server, known, body)
  await makeWay(ctx, known)

  const { topics_id } = known ?? (await newTopic(ctx, body))
  const { question, answer } = await storeTurn(server, topics_id, place, body.question)
  await markUsed(server, topics_id)
  const generation = await server.generations.create({
    request_id: answer.request_id,
    user_id,
    topics_id,
    question_id: question.message_id,
    answer_id: answer.message_id,
    error_key: null,
    idempotency_key,
    asked: JSON.stringify(body),
  })
  begin(ctx, generation, { ...body, question: question.content })
  return generation
}

/** The viewer's own topic; nothing where a first question makes a new one. */
function knownTopic(
  ctx: UserRequestContext,
  { topics_id, question_type }: Body,
): Topic | undefined {
  const topic = ctx.server.topics.findFirst((q) => q.where({ topics_id }))
  const isOwn = topic?.user_id === ctx.viewer?.user_id
  if (topic ? !isOwn : question_type !== 0) throw refuse('error.noAccess')
  return topic
}

/** One answer at a time; and what the world says of first and further questions. */
async function makeWay(
  { server, world }: UserRequestContext,
  topic: Topic | undefined,
): Promise<void> {
  const running = [...server.live.values()].find(({ ids }) => ids.topics_id === topic?.topics_id)
  if (running?.isDetached) throw refuse('error.generationRunning')
  const refusal = world.refusals[topic ? 'ask:further' : 'ask:first']
  if (refusal) throw refuse(refusal)
  if (running) await settle(server, running, 'stopped')
}

function begin(
  ctx: UserRequestContext,
  generation: Generation,
  { question, deepthink, detached }: Body,
): void {
  const { server, world, language, signal } = ctx
  const options = { isDetached: Boolean(detached), language }
  const live = new LiveAnswer(placeOf(server, generation), options)
  server.live.set(generation.request_id, live)
  if (!live.isDetached) signal.addEventListener('abort', () => settle(server, live, 'stopped'))
  const asked = { question, deepthink: Boolean(deepthink), language: languageOf(question) }
  void playScript(server, world, live, scriptFor(world, asked))
}

/** Answers are written in the language of their question. */
const languageOf = (question: string): Language => (/\p{Script=Han}/u.test(question) ? 'zh' : 'en')
