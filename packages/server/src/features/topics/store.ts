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

/** Users with topics that were last used before, and are no favorites; so many at most. */
export async function ownersOfOld(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('topics')
    .select('user_id')
    .distinct()
    .where('updated_at', '<', before)
    .where('is_favorite', '=', 0)
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** Deletes a user's topics that were last used before, and are no favorites; so many at most. */
export async function deleteOldOf(
  tx: Tx,
  userId: string,
  before: Date,
  limit: number,
): Promise<void> {
  await tx
    .deleteFrom('topics')
    .where('id', 'in', (old) =>
      old
        .selectFrom('topics')
        .select('id')
        .where('user_id', '=', userId)
        .where('updated_at', '<', before)
        .where('is_favorite', '=', 0)
        .limit(limit),
    )
    .execute()
}
