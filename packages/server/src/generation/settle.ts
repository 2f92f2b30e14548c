import type { Schemas } from '@coinquiry/api-client/contract'
import type { Database, Tx } from '../adapters/database/database.ts'
import { utcDay } from '../domain/calendar.ts'
import { type Outcome, type Produced, settlementOf, shownOf } from '../domain/generation.ts'
import { CONVERSATION } from '../domain/points.ts'
import { titleOfQuestion } from '../domain/title.ts'
import { estimatedTokens, type Tokens } from '../domain/tokens.ts'
import { earnDaily } from '../quota/quota.ts'
import { countTokens, lockUser } from '../quota/quota-store.ts'
import { producedBy } from './frames.ts'
import {
  loadFrames,
  loadTokens,
  lockOwner,
  lockRunning,
  lockUnsettled,
  writeEnd,
  writeTokens,
} from './generation-store.ts'
import { giveTitle, indexAnswer } from './search-index-store.ts'

/** How the work on an answer ended, and what its readers are told if they did not end it. */
export interface Ended {
  readonly outcome: Outcome
  readonly errorKey: Schemas['AskErrorKey'] | null
}

export const STOPPED: Ended = { outcome: 'stopped', errorKey: null }
export const INTERRUPTED: Ended = { outcome: 'interrupted', errorKey: 'error.interrupted' }
export const BROKEN: Ended = { outcome: 'failed', errorKey: 'error.internal' }

export interface Settling extends Ended {
  readonly requestId: string
  /** The node that wrote the answer, with all of it; null settles what the checkpoints hold. */
  readonly writer: {
    readonly nodeId: string
    readonly produced: Produced
    readonly tokens: Tokens
  } | null
  /** What it has used so far, as far as it is known without the writer. */
  readonly used?: Tokens | undefined
}

/** A generation that this settlement has ended. */
export interface SettledNow {
  readonly userId: string
  readonly topicId: string
  /** The title that the topic got by this end; null when it got none. */
  readonly newTitle: string | null
}

/** Ends a generation in a transaction of its own; null when there was nothing left to settle. */
export function settle(
  { write }: Database,
  settling: Settling,
  now: Date,
): Promise<SettledNow | null> {
  return write(async (tx) => {
    await lockOwner(tx, settling.requestId)
    return settleWithin(tx, settling, now)
  })
}

/**
 * Ends the answers that are being written in a topic, or for a user, as stopped, with what their
 * checkpoints hold, so that the ledger of spends is right before they are deleted. The caller has
 * locked the user. A node that writes one finds it ended or gone at its next checkpoint.
 */
export async function endAnswers(
  tx: Tx,
  where: { readonly userId: string } | { readonly topicId: string },
  now: Date,
  usedBy: (requestId: string) => Tokens | undefined = () => undefined,
): Promise<void> {
  for (const requestId of await lockRunning(tx, where)) {
    const used = usedBy(requestId)
    await settleWithin(tx, { requestId, ...STOPPED, writer: null, used }, now)
  }
}

/**
 * The only way a generation ends: status, text, quota, points and title at once, in a transaction
 * that holds the lock on the owner. Null when there was nothing left to settle, or not by this node.
 */
async function settleWithin(tx: Tx, settling: Settling, now: Date): Promise<SettledNow | null> {
  const { requestId, outcome, errorKey, writer } = settling
  const generation = await lockUnsettled(tx, requestId, writer?.nodeId ?? null)
  if (!generation) return null
  const { kind, userId, topicId, questionId, question, answerId } = generation
  const produced = writer?.produced ?? producedBy(await loadFrames(tx, requestId))
  const settlement = settlementOf({ outcome, kind, ...shownOf(produced) })
  const tokens = writer?.tokens ?? settling.used ?? tokensOf(question, produced)
  await writeEnd(tx, generation, { settlement, produced, errorKey, tokens, now })
  await countTokens(tx, userId, sumOf(tokens), utcDay(now))
  // What an off-topic answer says is said to every such question.
  const answer = produced.isOffTopic ? '' : produced.message
  await indexAnswer(tx, { userId, questionId, question, answerId, answer })
  const needsTitle = settlement.hasEnoughForTitle && generation.title === null
  const newTitle = needsTitle ? (produced.title ?? titleOfQuestion(question)) : null
  if (newTitle !== null) await giveTitle(tx, { userId, topicId, before: null, title: newTitle })
  if (settlement.earnsPoints) await earnDaily(tx, userId, CONVERSATION, requestId, now)
  return { userId, topicId, newTitle }
}

/** What the writer of an answer knows of it when another has ended it, or deleted its topic. */
export interface EndedElsewhere {
  readonly requestId: string
  readonly userId: string
  readonly question: string
  /** Those from which the other has estimated what was used. */
  readonly storedFrames: string
  readonly tokens: Tokens
}

/** Counts what an answer used beyond what was counted when another ended it. */
export function countRest({ write }: Database, ended: EndedElsewhere, now: Date): Promise<void> {
  const { requestId, userId, question, storedFrames, tokens } = ended
  return write(async (tx) => {
    await lockUser(tx, userId)
    const counted =
      (await loadTokens(tx, requestId)) ?? tokensOf(question, producedBy(storedFrames))
    const rest = sumOf(tokens) - sumOf(counted)
    if (rest <= 0) return
    await countTokens(tx, userId, rest, utcDay(now))
    await writeTokens(tx, requestId, tokens)
  })
}

const sumOf = ({ input, output }: Pick<Tokens, 'input' | 'output'>) => input + output

/** About what was used for an answer whose writer is gone, or elsewhere. */
export const tokensOf = (question: string, { think, message }: Produced): Tokens => ({
  input: estimatedTokens(question),
  output: estimatedTokens(think) + estimatedTokens(message),
  isEstimated: true,
})
