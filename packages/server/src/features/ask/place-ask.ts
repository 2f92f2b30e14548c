import { randomUUID } from 'node:crypto'
import type { Tx } from '../../adapters/database/database.ts'
import type { Ctx } from '../../contract/context.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { mayRead, own } from '../../domain/access.ts'
import { type AskPlan, planAsk } from '../../domain/ask-plan.ts'
import { utcDay } from '../../domain/calendar.ts'
import { questionText } from '../../domain/question-text.ts'
import { spendOf } from '../../domain/quota.ts'
import { type RateLimit, secondsToWait } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Selection } from '../../domain/versions.ts'
import { lockUser } from '../../generation/user-lock.ts'
import { loadTree } from '../messages/tree-store.ts'
import { type AskInput, hashOf } from './ask-input.ts'
import { forgetIdempotencyKey, loadSituation, type Situation } from './situation-store.ts'
import { loadSource } from './source-store.ts'
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
    await lockUser(tx, user.userId)
    const day = utcDay(now)
    const { userId } = user
    const limits = ctx.env.RATE_LIMITS.ask
    const recentSince = new Date(now.getTime() - longest(limits) * 1000)
    const query = { userId, topicId, day, idempotencyKey: key, recentSince }
    const { topic, earlier, recent, ...usage } = await loadSituation(tx, query)

    const repeated = earlier && (await repeatedBy(tx, earlier, input, now))
    if (repeated) return { result: 'repeated', requestId: repeated }

    if (topic || kind !== 0) own(topic, userId)
    if (!topic) await assertReadable(tx, input.sourceTopicId, userId)
    const messages: Tree = topic ? await loadTree(tx, topicId) : []
    const plan = planAsk(input, { messages, selectedFirst: topic?.selectedFirst ?? null })
    if (topic?.running) return { result: 'blocked', ...topic.running }

    const spend = spendOf(usage, user.isMember, now)
    const retryAfter = secondsToWait(limits, recent.map(dateOf), now)
    if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })

    const requestId = randomUUID()
    const answerId = randomUUID()
    const questionId = plan.adds === 'answer' ? plan.questionId : randomUUID()
    const sourceTopicId = topic ? topic.sourceTopicId : input.sourceTopicId
    const isStored = await insertAsk(tx, {
      requestId,
      userId,
      nodeId: ctx.generations.nodeId,
      topicId,
      answerId,
      questionId,
      newQuestion: plan.adds === 'question' ? plan : null,
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
    if (!isStored) throw refuse('error.noAccess')
    const before = plan.before.map(({ id }) => id)
    const asked = { questionId, answerId, before, sourceTopicId }
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

async function assertReadable(tx: Tx, sourceTopicId: string | null, userId: string) {
  if (sourceTopicId === null) return
  const source = await loadSource(tx, sourceTopicId)
  if (!mayRead(source, userId)) throw refuse('error.noAccess')
}

function longest(limits: readonly RateLimit[]): number {
  return Math.max(0, ...limits.map(({ seconds }) => seconds))
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
