import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Owned } from '../../domain/access.ts'

export interface SourceRow extends Owned {
  readonly topicId: string
  readonly publicId: string
  readonly selectedFirst: string | null
}

/** The topic that another one continues. */
export function loadSource(db: Db, publicId: string): Promise<SourceRow | null> {
  return loadSourceWhere(db, sql`public_id = ${publicId}`)
}

/** The topic that a user means: any by its public id, one of their own by its real one, too. */
export function findSource(tx: Tx, id: string, userId: string): Promise<SourceRow | null> {
  return loadSourceWhere(tx, sql`public_id = ${id} or (id = ${id} and user_id = ${userId})`)
}

async function loadSourceWhere(db: Db | Tx, which: RawBuilder<unknown>): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`
    select id as "topicId", public_id as "publicId", user_id as "userId",
      public_permission = 1 as "isPublic", selected_message_id as "selectedFirst"
    from topics where ${which}`.execute(db)
  return rows[0] ?? null
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
