import { sql } from 'kysely'
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

/** Moves the pointers of a topic; with `now` the topic counts as changed. */
export async function select(
  tx: Tx,
  topicId: string,
  selections: readonly Selection[],
  now: Date | null,
): Promise<void> {
  const first = selections.find(({ parentId }) => parentId === null)?.childId ?? null
  const inner = selections.filter(({ parentId }) => parentId !== null)
  await sql`
    with moved as (
      update messages m set selected_child_id = s.child_id
      from unnest(
        ${inner.map(({ parentId }) => parentId)}::uuid[],
        ${inner.map(({ childId }) => childId)}::uuid[]
      ) as s (parent_id, child_id)
      where m.id = s.parent_id and m.selected_child_id is distinct from s.child_id
    )
    update topics
    set updated_at = coalesce(${now}::timestamptz, updated_at),
      selected_message_id = coalesce(${first}::uuid, selected_message_id)
    where id = ${topicId}`.execute(tx)
}
