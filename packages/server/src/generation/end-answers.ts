import type { Tx } from '../adapters/database/database.ts'
import { STOPPED } from './ended.ts'
import { settleWithin } from './settle.ts'
import { lockRunning } from './settle-store.ts'

/**
 * Ends the answers that are being written in a topic, or for a user, as stopped, with what their
 * checkpoints hold, so that the ledger of spends is right before they are deleted. The caller has
 * locked the user. Whoever writes one finds it ended or gone at the next checkpoint.
 */
export async function endAnswers(
  tx: Tx,
  where: { readonly userId: string } | { readonly topicId: string },
  now: Date,
): Promise<void> {
  for (const requestId of await lockRunning(tx, where)) {
    await settleWithin(tx, { requestId, ...STOPPED, writer: null }, now)
  }
}
