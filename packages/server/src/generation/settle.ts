import type { Schemas } from '@coinquiry/api-client/contract'
import type { Database } from '../adapters/database/database.ts'
import { utcDay } from '../domain/calendar.ts'
import type { Outcome } from '../domain/generation.ts'
import { CONVERSATION, mayEarn } from '../domain/points.ts'
import type { Produced } from '../domain/produced.ts'
import { settlementOf } from '../domain/settlement.ts'
import { titleFrom } from '../domain/title.ts'
import { insertPoints, lockOwner, lockUnsettled, writeEnd } from './settle-store.ts'
import { producedSoFar } from './stored-frames.ts'
import { usageOf } from './usage.ts'

export interface Settling {
  readonly requestId: string
  readonly outcome: Outcome
  readonly errorKey: Schemas['AskErrorKey'] | null
  /** The node that wrote the answer, with all of it; null settles what the checkpoints hold. */
  readonly writer: { readonly nodeId: string; readonly produced: Produced } | null
}

export interface SettledNow {
  readonly topicId: string
  readonly question: string
  readonly answer: string
  /** The title that the topic got by this end; null when it got none. */
  readonly newTitle: string | null
}

/**
 * The only way a generation ends: status, text, quota, points and title in one transaction.
 * Null when there was nothing left to settle, or not by this node.
 */
export function settle(
  { write }: Database,
  settling: Settling,
  now: Date,
): Promise<SettledNow | null> {
  const { requestId, outcome, writer } = settling
  return write(async (tx) => {
    await lockOwner(tx, requestId)
    const generation = await lockUnsettled(tx, requestId, writer?.nodeId ?? null)
    if (!generation) return null
    const { kind, userId, topicId, question } = generation
    const produced = writer?.produced ?? (await producedSoFar(tx, requestId))
    const settlement = settlementOf({
      outcome,
      kind,
      hasThink: produced.think !== '',
      hasMessage: produced.message !== '',
    })
    const title = settlement.givesTitle ? titleFrom(question) : null
    const { errorKey } = settling
    await writeEnd(tx, generation, { settlement, produced, errorKey, title, now })
    if (settlement.earnsPoints) {
      const usage = await usageOf(tx, { userId, topicId, day: utcDay(now) })
      if (mayEarn(CONVERSATION, usage.conversationPoints)) {
        const { key: taskKey, points } = CONVERSATION
        const reference = `${taskKey}:${requestId}`
        await insertPoints(tx, { userId, taskKey, points, reference, now })
      }
    }
    const newTitle = generation.title === null ? title : null
    return { topicId, question, answer: produced.message, newTitle }
  })
}
