import { createHash, randomUUID } from 'node:crypto'
import { RUNNING_ANSWERS } from '@coinquiry/api-client/limits'
import type { Tx } from '../../adapters/database/database.ts'
import type { UserRequestContext } from '../../app-context.ts'
import { mayRead, own } from '../../domain/access.ts'
import {
  type AskInput,
  type AskPlan,
  planAsk,
  questionText,
  versionsOf,
} from '../../domain/ask-plan.ts'
import { secondsAfter, utcDay } from '../../domain/calendar.ts'
import type { ChatMessage } from '../../domain/earlier-turns.ts'
import { settlementOf, shownOf } from '../../domain/generation.ts'
import {
  assertTokensLeft,
  type SpendKind,
  spendOf,
  type TokensUsed,
  type Usage,
} from '../../domain/quota.ts'
import { longestOf } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Selection } from '../../domain/versions.ts'
import { producedBy } from '../../generation/frames.ts'
import { loadFrames } from '../../generation/generation-store.ts'
import type { StoredAsk } from '../../generation/live-answer.ts'
import { tokensOf } from '../../generation/settle.ts'
import { type UsageQuery, usageOf } from '../../quota/quota-store.ts'
import { bucketsOf, waitFor } from '../rate-limits/rate-limits.ts'
import {
  findSource,
  forgetIdempotencyKey,
  lockSituation,
  type Situation,
  storeAsk,
} from './ask-store.ts'

const DAY_SECONDS = 86_400
/** About as long as an answer takes. */
export const ANSWER_SECONDS = 10

export type Placed =
  | { readonly result: 'stored'; readonly asked: Asked }
  /** The same ask was stored before. */
  | { readonly result: 'repeated'; readonly requestId: string }
  /**
   * Another answer is being written in the topic; nothing was stored. If it is not detached, the ask
   * is one that may end it.
   */
  | { readonly result: 'blocked'; readonly requestId: string; readonly detached: boolean }

/** What was stored, and what the engine needs to be told of the topic. */
export interface Asked {
  readonly stored: Omit<StoredAsk, 'question'>
  /** The messages before the question, oldest first, and the question if it was stored before. */
  readonly said: readonly ChatMessage[]
  /** The topic that this one continues. */
  readonly sourcePublicId: string | null
}

/**
 * Decides on an ask and stores it, in one transaction that holds the user's row. `reserve` is called
 * when all else allows it, with the answer that the ask is to end, and refuses where the node can
 * write no further answer.
 */
export function placeAsk(
  ctx: UserRequestContext,
  input: AskInput,
  key: string | null,
  reserve: (inPlaceOf: string | null) => void,
): Promise<Placed> {
  const { now, viewer: user } = ctx
  const { topicId, kind } = input
  if (kind !== 2) questionText(input.text)
  const rate = askRate(ctx, input)
  return ctx.database.write(async (tx) => {
    const { userId } = user
    const day = utcDay(now)
    const query = { userId, topicId, day, idempotencyKey: key, counted: rate.counted }
    const situation = await lockSituation(tx, query, rate.sharedLock)
    if (!situation) throw refuse('error.unauthorized')
    const { topic, messages, earlier, uses, running, ...usage } = situation

    const repeated = earlier && (await repeatedBy(tx, earlier, input, now))
    if (repeated) return { result: 'repeated', requestId: repeated }

    if (topic || kind !== 0) own(topic, userId)
    const sourcePublicId = topic
      ? topic.sourcePublicId
      : await readableSource(tx, input.sourceTopicId, userId)
    const plan = planAsk(input, { messages, selectedFirst: topic?.selectedFirst ?? null })
    const rival = topic?.running ?? null
    if (rival?.detached) return { result: 'blocked', ...rival }

    const used = rival ? await usedAfter(tx, ctx, rival.requestId, { query, usage }) : usage
    const spend = spendOf(used, user.isMember, now)
    if (ctx.ports.answerEngine.kind === 'model')
      assertTokensLeft(used, ctx.env.tokenBudgets, user.isMember, now)
    const newUses = rate.affordable(spend, uses)
    if (running - (rival ? 1 : 0) >= RUNNING_ANSWERS)
      throw refuse('error.tooManyAnswers', { retryAfter: ANSWER_SECONDS })
    reserve(rival?.requestId ?? null)
    if (rival) return { result: 'blocked', ...rival }

    const requestId = randomUUID()
    const answerId = randomUUID()
    const questionId = plan.adds === 'answer' ? plan.questionId : randomUUID()
    const ids = { requestId, topicId, questionId, answerId }
    const before = plan.before.map(({ id }) => id)
    const ask = {
      ...input,
      ...ids,
      userId,
      nodeId: ctx.generations.nodeId,
      newQuestion: plan.adds === 'question' ? plan : null,
      createsTopic: !topic,
      sourcePublicId,
      selections: selectionsOf(plan, questionId, answerId),
      idempotency: key === null ? null : { key, bodyHash: hashOf(input) },
      spend,
      uses: newUses,
      day,
      now,
    }
    const stored = { ...ids, userId, ...versionsOf(plan, messages), lacksTitle: !topic?.hasTitle }
    const said = await storeAsk(tx, ask, kind === 2 ? [...before, questionId] : before)
    if (!said) throw refuse('error.noAccess')
    return { result: 'stored', asked: { stored, said, sourcePublicId } }
  })
}

/** What is used up once this answer has been stopped, as far as it is known here. */
async function usedAfter(
  tx: Tx,
  { generations }: UserRequestContext,
  requestId: string,
  { query, usage }: { readonly query: UsageQuery; readonly usage: Usage & TokensUsed },
): Promise<Usage & TokensUsed> {
  const written = generations.soFar(requestId)
  const produced = written?.produced ?? producedBy(await loadFrames(tx, requestId))
  const { input, output } = written?.tokens ?? tokensOf('', produced)
  const tokens = {
    byUser: usage.byUser + input + output,
    byServer: usage.byServer + input + output,
  }
  const { spend } = settlementOf({ outcome: 'stopped', kind: 0, ...shownOf(produced) })
  if (spend === 'charged') return { ...usage, ...tokens }
  return { ...(await usageOf(tx, { ...query, without: requestId })), ...tokens }
}

/** Equal for requests that ask the same. */
function hashOf(input: AskInput): Buffer {
  return createHash('sha256').update(JSON.stringify(input)).digest()
}

/** Selects every message on the path to the new answer. */
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

/** The limits of asking, for this user and for this network. */
function askRate(ctx: UserRequestContext, input: AskInput) {
  const { env, ip, now, viewer } = ctx
  // A search costs the operator about as much again as the answer.
  const cost = input.internetSearch ? 2 : 1
  const asking = [...bucketsOf(env, 'ask_ip', ip), ...bucketsOf(env, 'ask', viewer.userId)]
  const opening = viewer.isMember ? [] : bucketsOf(env, 'topic_ip', ip)
  const usesOf = (spend: SpendKind) => [
    ...asking.map((bucket) => ({ bucket, cost })),
    ...(spend === 'topic' ? opening.map((bucket) => ({ bucket, cost: 1 })) : []),
  ]
  return {
    /** What may count, and since when. */
    counted: [...asking, ...opening].map(({ name, limits }) => ({
      bucket: name,
      since: secondsAfter(now, -longestOf(limits)),
    })),
    /** The lock under which asks of other users from the same network are counted, too. */
    sharedLock: [...bucketsOf(env, 'ask_ip', ip), ...opening][0]?.name ?? null,
    /** What an ask that spends this counts as; refuses when it would be too many. */
    affordable(spend: SpendKind, earlier: Situation['uses']) {
      const uses = usesOf(spend)
      const waits = uses.map(({ bucket, cost }) => {
        const own = earlier.filter((use) => use.bucket === bucket.name)
        const before = own.map(({ at, cost }) => ({ at: new Date(at * 1000), cost }))
        return waitFor(ctx, bucket, before, cost)
      })
      const retryAfter = Math.max(0, ...waits)
      if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
      return uses.map(({ bucket, cost }) => ({ bucket: bucket.name, cost }))
    },
  }
}
