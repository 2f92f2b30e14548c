import { sql } from 'kysely'
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

export async function addUses(tx: Tx, uses: readonly RateUses[]): Promise<void> {
  await tx.insertInto('rate_uses').values(uses).execute()
}

/** Forgets what was used before, which differs from limit to limit; a bucket begins with its limit's name. */
export async function forgetUses(
  db: Db,
  old: readonly { readonly name: string; readonly before: Date }[],
): Promise<void> {
  const names = old.map(({ name }) => name)
  const times = old.map(({ before }) => before.toISOString())
  await sql`
    delete from rate_uses u
    using unnest(${names}::text[], ${times}::timestamptz[]) as old (name, before)
    where split_part(u.bucket, ' ', 1) = old.name and u.used_at < old.before`.execute(db)
}
