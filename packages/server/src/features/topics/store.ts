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
