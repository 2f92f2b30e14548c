import { randomUUID } from 'node:crypto'
import type { Tx } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { mayRead, own } from '../../domain/access.ts'
import { type AskPlan, planAsk } from '../../domain/ask-plan.ts'
import { utcDay } from '../../domain/calendar.ts'
import { questionText } from '../../domain/question-text.ts'
import { spendOf } from '../../domain/quota.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Selection } from '../../domain/versions.ts'
import { loadTree } from '../messages/tree-store.ts'
import { type AskInput, hashOf } from './ask-input.ts'
import { askRate } from './ask-rate.ts'
import {
  forgetIdempotencyKey,
  loadSituation,
  lockAsker,
  type Situation,
} from './situation-store.ts'
import { findSource } from './source-store.ts'
import { insertAsk } from './store.ts'

const DAY_SECONDS = 86_400

export type Placed =
  | { readonly result: 'stored'; readonly requestId: string; readonly asked: Asked }
  /** The same ask was stored before. */
  | { readonly result: 'repeated'; readonly requestId: string }
  /** Another answer is being written in the topic; nothing was stored. */
  | { readonly result: 'blocked'; readonly requestId: string; readonly detached: boolean }

/** What was stored, and what the engine needs to be told of the topic. */
export interface Asked {
  readonly questionId: string
  readonly answerId: string
  /** The messages before the question, oldest first. */
  readonly before: readonly string[]
  /** The topic that this one continues. */
  readonly sourcePublicId: string | null
}

type Tree = Awaited<ReturnType<typeof loadTree>>

/** Decides on an ask and stores it, in one transaction that holds the user's row. */
export function placeAsk(
  ctx: RequestContext,
  user: SignedIn,
  input: AskInput,
  key: string | null,
): Promise<Placed> {
  const { now } = ctx
  const { topicId, kind } = input
  if (kind !== 2) questionText(input.text)
  const rate = askRate(ctx, user.userId, input)
  return ctx.database.write(async (tx) => {
    const { userId } = user
    const isThere = await lockAsker(tx, userId, rate.sharedBucket)
    if (!isThere) throw refuse('error.unauthorized')
    const day = utcDay(now)
    const { buckets: rateBuckets, usesSince } = rate
    const query = { userId, topicId, day, idempotencyKey: key, rateBuckets, usesSince }
    const { topic, earlier, uses, ...usage } = await loadSituation(tx, query)

    const repeated = earlier && (await repeatedBy(tx, earlier, input, now))
    if (repeated) return { result: 'repeated', requestId: repeated }

    if (topic || kind !== 0) own(topic, userId)
    const sourcePublicId = topic
      ? topic.sourcePublicId
      : await readableSource(tx, input.sourceTopicId, userId)
    const messages: Tree = topic ? await loadTree(tx, topicId) : []
    const plan = planAsk(input, { messages, selectedFirst: topic?.selectedFirst ?? null })
    if (topic?.running) return { result: 'blocked', ...topic.running }

    const spend = spendOf(usage, user.isMember, now)
    rate.assertAffordable(uses)

    const requestId = randomUUID()
    const answerId = randomUUID()
    const questionId = plan.adds === 'answer' ? plan.questionId : randomUUID()
    const isStored = await insertAsk(tx, {
      requestId,
      userId,
      nodeId: ctx.generations.nodeId,
      topicId,
      answerId,
      questionId,
      newQuestion: plan.adds === 'question' ? plan : null,
      createsTopic: !topic,
      sourcePublicId,
      selections: selectionsOf(plan, questionId, answerId),
      kind,
      detached: input.detached,
      deepThink: input.deepThink,
      internetSearch: input.internetSearch,
      idempotency: key === null ? null : { key, bodyHash: hashOf(input) },
      spend,
      use: rate,
      day,
      now,
    })
    if (!isStored) throw refuse('error.noAccess')
    const before = plan.before.map(({ id }) => id)
    const asked = { questionId, answerId, before, sourcePublicId }
    return { result: 'stored', requestId, asked }
  })
}

/** The whole way to the new answer is shown. */
function selectionsOf(plan: AskPlan<unknown>, questionId: string, answerId: string): Selection[] {
  const toAnswer = { parentId: questionId, childId: answerId }
  return plan.adds === 'answer'
    ? [...plan.selections, toAnswer]
    : [...plan.selections, { parentId: plan.parentId, childId: questionId }, toAnswer]
}

/** The earlier ask, if it is the same; after a day its key is free again. */
async function repeatedBy(
  tx: Tx,
  { requestId, bodyHash, askedAt }: NonNullable<Situation['earlier']>,
  input: AskInput,
  now: Date,
): Promise<string | null> {
  if (askedAt <= now.getTime() / 1000 - DAY_SECONDS) {
    await forgetIdempotencyKey(tx, requestId)
    return null
  }
  if (hashOf(input).toString('hex') !== bodyHash) throw refuse('error.idempotencyConflict')
  return requestId
}

/** The public id of the topic to continue. */
async function readableSource(
  tx: Tx,
  sentId: string | null,
  userId: string,
): Promise<string | null> {
  if (sentId === null) return null
  const source = await findSource(tx, sentId, userId)
  if (!mayRead(source, userId)) throw refuse('error.noAccess')
  return source.publicId
}
