import { randomUUID } from 'node:crypto'
import type { Tx } from '../../adapters/database/database.ts'
import type { Ctx } from '../../contract/context.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { mayRead, own } from '../../domain/access.ts'
import { type AskPlan, planAsk } from '../../domain/ask-plan.ts'
import { utcDay } from '../../domain/calendar.ts'
import { questionText } from '../../domain/question-text.ts'
import { spendOf } from '../../domain/quota.ts'
import { secondsToWait } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Selection } from '../../domain/versions.ts'
import { usageOf } from '../../generation/usage.ts'
import { loadTree } from '../messages/tree-store.ts'
import { type AskInput, hashOf } from './ask-input.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000

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
  readonly sourceTopicId: string | null
}

type Tree = Awaited<ReturnType<typeof loadTree>>

/** Decides on an ask and stores it, in one transaction that holds the user's row. */
export function placeAsk(
  ctx: Ctx,
  user: SignedIn,
  input: AskInput,
  key: string | null,
): Promise<Placed> {
  const { now } = ctx
  const { topicId, kind } = input
  if (kind !== 2) questionText(input.text)
  return ctx.database.write(async (tx) => {
    await store.lockUser(tx, user.userId)
    const repeated = key === null ? null : await findRepeated(tx, user.userId, input, key, now)
    if (repeated) return { result: 'repeated', requestId: repeated }

    const topic = await store.lockTopic(tx, topicId)
    if (topic || kind !== 0) own(topic, user.userId)
    if (!topic) await assertReadable(tx, input.sourceTopicId, user.userId)
    const messages: Tree = topic ? await loadTree(tx, topicId) : []
    const plan = planAsk(input, { messages, selectedFirst: topic?.selectedFirst ?? null })
    if (topic?.running) return { result: 'blocked', ...topic.running }

    const day = utcDay(now)
    const usage = await usageOf(tx, { userId: user.userId, topicId, day })
    const spend = spendOf(usage, user.isMember, now)
    await assertNotTooFast(tx, ctx, user.userId)

    const requestId = randomUUID()
    const answerId = randomUUID()
    const questionId = plan.adds === 'answer' ? plan.questionId : randomUUID()
    const sourceTopicId = topic ? topic.sourceTopicId : input.sourceTopicId
    const stored = await store.insertAsk(tx, {
      requestId,
      userId: user.userId,
      nodeId: ctx.generations.nodeId,
      topicId,
      answerId,
      question: { id: questionId, added: plan.adds === 'question' ? plan : null },
      createsTopic: !topic,
      sourceTopicId,
      selections: selectionsOf(plan, questionId, answerId),
      kind,
      detached: input.detached,
      deepThink: input.deepThink,
      internetSearch: input.internetSearch,
      idempotency: key === null ? null : { key, bodyHash: hashOf(input) },
      spend,
      day,
      now,
    })
    if (!stored) throw refuse('error.noAccess')
    const before = plan.before.map(({ id }) => id)
    return {
      result: 'stored',
      requestId,
      asked: { questionId, answerId, before, sourceTopicId },
    }
  })
}

/** The whole way to the new answer is shown. */
function selectionsOf(plan: AskPlan<unknown>, questionId: string, answerId: string): Selection[] {
  const toAnswer = { parentId: questionId, childId: answerId }
  return plan.adds === 'answer'
    ? [...plan.selections, toAnswer]
    : [...plan.selections, { parentId: plan.parentId, childId: questionId }, toAnswer]
}

async function findRepeated(tx: Tx, userId: string, input: AskInput, key: string, now: Date) {
  const earlier = await store.findByIdempotencyKey(tx, userId, key)
  if (!earlier) return null
  if (earlier.createdAt.getTime() <= now.getTime() - DAY_MS) {
    await store.forgetIdempotencyKey(tx, earlier.requestId)
    return null
  }
  const same = earlier.bodyHash !== null && hashOf(input).equals(earlier.bodyHash)
  if (!same) throw refuse('error.idempotencyConflict')
  return earlier.requestId
}

async function assertReadable(tx: Tx, sourceTopicId: string | null, userId: string) {
  if (sourceTopicId === null) return
  const source = await store.loadSource(tx, sourceTopicId)
  if (!mayRead(source, userId)) throw refuse('error.noAccess')
}

async function assertNotTooFast(tx: Tx, { env, now }: Ctx, userId: string) {
  const limits = env.RATE_LIMITS.ask
  if (limits.length === 0) return
  const longest = Math.max(...limits.map(({ seconds }) => seconds))
  const earlier = await store.asksSince(tx, userId, new Date(now.getTime() - longest * 1000))
  const retryAfter = secondsToWait(limits, earlier, now)
  if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
}
