import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Selection } from '../../domain/versions.ts'

/** The topic's messages without their texts, in order of creation. */
export function loadTree(db: Db | Tx, topicId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'parent_id as parentId', 'role', 'selected_child_id as selectedChildId'])
    .where('topic_id', '=', topicId)
    .orderBy('ordinal')
    .execute()
}

/** Shows another child of a message, or another first question of the topic. */
export async function select(
  tx: Tx,
  topicId: string,
  { parentId, childId }: Selection,
): Promise<void> {
  if (parentId === null) {
    await tx
      .updateTable('topics')
      .set({ selected_message_id: childId })
      .where('id', '=', topicId)
      .execute()
    return
  }
  await tx
    .updateTable('messages')
    .set({ selected_child_id: childId })
    .where('id', '=', parentId)
    .execute()
}
