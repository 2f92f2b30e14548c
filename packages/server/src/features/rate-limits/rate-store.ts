import type { Db, Tx } from '../../adapters/database/database.ts'
import type { RateUses } from '../../db/tables.ts'
import type { RateUse } from '../../domain/rate-limit.ts'

export async function usesOf(tx: Tx, bucket: string, since: Date): Promise<RateUse[]> {
  return tx
    .selectFrom('rate_uses')
    .select(['used_at as at', 'cost'])
    .where('bucket', '=', bucket)
    .where('used_at', '>', since)
    .execute()
}

export async function addUse(tx: Tx, use: RateUses): Promise<void> {
  await tx.insertInto('rate_uses').values(use).execute()
}

export async function forgetUses(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rate_uses').where('used_at', '<', before).execute()
}
