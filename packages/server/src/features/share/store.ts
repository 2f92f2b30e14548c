import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Owned } from '../../domain/access.ts'

/** Whose topic it is, with its token; null for one that was never shared. */
export async function loadLink(
  tx: Tx,
  topicId: string,
): Promise<(Owned & { readonly shareToken: string | null }) | null> {
  const topic = await tx
    .selectFrom('topics')
    .select(['user_id', 'public_permission', 'share_token'])
    .where('id', '=', topicId)
    .executeTakeFirst()
  if (!topic) return null
  const { user_id: userId, public_permission, share_token: shareToken } = topic
  return { userId, isPublic: public_permission === 1, shareToken }
}

/** Gives the topic its token and makes it public. */
export async function publish(tx: Tx, topicId: string, shareToken: string): Promise<void> {
  await tx
    .updateTable('topics')
    .set({ share_token: shareToken, public_permission: 1 })
    .where('id', '=', topicId)
    .execute()
}

/** False when the token is not of one of the user's topics. */
export async function setPermission(
  db: Db,
  { userId, shareToken, isPublic }: { userId: string; shareToken: string; isPublic: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable('topics')
    .set({ public_permission: isPublic ? 1 : 0 })
    .where('share_token', '=', shareToken)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
