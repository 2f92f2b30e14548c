import type { Tx } from '../../../adapters/database/database.ts'
import { earnOnce } from '../../../ledger/points.ts'
import { hasEarned, spendReward } from './store.ts'

/** Rewards the binding of an X account: once for each user, and once for each X account. */
export async function rewardBinding(
  tx: Tx,
  userId: string,
  twitterId: string,
  now: Date,
): Promise<void> {
  if (await hasEarned(tx, userId, 'bind_twitter')) return
  if (await spendReward(tx, twitterId)) await earnOnce(tx, userId, 'bind_twitter', now)
}
