import type { Database, Tx } from '../adapters/database/database.ts'
import { CONVERSATION } from '../domain/points.ts'
import type { Produced } from '../domain/produced.ts'
import { settlementOf } from '../domain/settlement.ts'
import { titleFrom } from '../domain/title.ts'
import { earnDaily } from '../ledger/points.ts'
import type { Ended } from './ended.ts'
import { giveTitle, indexAnswer } from './search-index.ts'
import { lockOwner, lockUnsettled, writeEnd } from './settle-store.ts'
import { producedSoFar } from './stored-frames.ts'

export interface Settling extends Ended {
  readonly requestId: string
  /** The node that wrote the answer, with all of it; null settles what the checkpoints hold. */
  readonly writer: { readonly nodeId: string; readonly produced: Produced } | null
}

export interface SettledNow {
  readonly userId: string
  readonly topicId: string
  readonly question: string
  readonly answer: string
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
 * The only way a generation ends: status, text, quota, points and title at once, in a transaction
 * that holds the lock on the owner. Null when there was nothing left to settle, or not by this node.
 */
export async function settleWithin(
  tx: Tx,
  settling: Settling,
  now: Date,
): Promise<SettledNow | null> {
  const { requestId, outcome, errorKey, writer } = settling
  const generation = await lockUnsettled(tx, requestId, writer?.nodeId ?? null)
  if (!generation) return null
  const { kind, userId, topicId, questionId, question, answerId } = generation
  const produced = writer?.produced ?? (await producedSoFar(tx, requestId))
  const settlement = settlementOf({
    outcome,
    kind,
    hasThink: produced.think !== '',
    hasMessage: produced.message !== '',
  })
  await writeEnd(tx, generation, { settlement, produced, errorKey, now })
  const answer = produced.message
  await indexAnswer(tx, { userId, questionId, question, answerId, answer })
  const newTitle = settlement.givesTitle && generation.title === null ? titleFrom(question) : null
  if (newTitle !== null) await giveTitle(tx, { userId, topicId, before: null, title: newTitle })
  if (settlement.earnsPoints) await earnDaily(tx, userId, CONVERSATION, requestId, now)
  return { userId, topicId, question, answer, newTitle }
}
