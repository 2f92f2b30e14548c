import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'

/** False when the topic is not the user's. */
export async function setFavorite(
  db: Db,
  { userId, topicId, isFavorite }: { userId: string; topicId: string; isFavorite: 0 | 1 },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('topics')
    .set({ is_favorite: isFavorite })
    .where('id', '=', topicId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With all that belongs to it. */
export async function deleteOne(tx: Tx, topicId: string): Promise<void> {
  await tx.deleteFrom('topics').where('id', '=', topicId).execute()
}

export async function deleteAllOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('topics').where('user_id', '=', userId).execute()
}

/** What is old: what was last used so many seconds before now. */
export interface Age {
  readonly now: Date
  readonly seconds: number
}

/** A node's clock may be ahead: what is deleted must be old by the database's clock, too. */
const isOld = ({ now, seconds }: Age): RawBuilder<boolean> =>
  sql`updated_at < least(${now}::timestamptz, now()) - make_interval(secs => ${seconds})`

/** Users with old topics that are no favorites; so many at most. */
export async function ownersOfOld(db: Db, age: Age, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('topics')
    .select('user_id')
    .distinct()
    .where(isOld(age))
    .where('is_favorite', '=', 0)
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Deletes old topics of a user that are no favorites; so many at most. */
export async function deleteOldOf(tx: Tx, userId: string, age: Age, limit: number): Promise<void> {
  await tx
    .deleteFrom('topics')
    .where('id', 'in', (old) =>
      old
        .selectFrom('topics')
        .select('id')
        .where('user_id', '=', userId)
        .where(isOld(age))
        .where('is_favorite', '=', 0)
        .limit(limit),
    )
    // Of a topic that is made a favorite meanwhile only this is read again.
    .where('is_favorite', '=', 0)
    .execute()
}
