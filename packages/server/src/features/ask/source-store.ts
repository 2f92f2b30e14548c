import type { Db, Tx } from '../../adapters/database/database.ts'

/** The topic that another one continues. */
export async function loadSource(db: Db | Tx, topicId: string) {
  const source = await db
    .selectFrom('topics')
    .select(['user_id', 'public_permission', 'selected_message_id'])
    .where('id', '=', topicId)
    .executeTakeFirst()
  return source
    ? {
        userId: source.user_id,
        isPublic: source.public_permission === 1,
        selectedFirst: source.selected_message_id,
      }
    : null
}

/** The texts of messages, in the order of their ids. */
export async function loadTexts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const texts = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(texts.map((text) => [text.id, text]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
