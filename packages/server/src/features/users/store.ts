import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Users } from '../../db/tables.ts'

/** The user's row, the points earned so far, and the topics that were paid for on that UTC day. */
export function userById(db: Db, userId: string, day: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('points')
        .select(sql<number>`coalesce(sum(points), 0)`.as('sum'))
        .whereRef('points.user_id', '=', 'users.id')
        .as('points'),
      eb
        .selectFrom('spends')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('spends.user_id', '=', 'users.id')
        .where('day', '=', day)
        .where('kind', '=', 'topic')
        .where('state', '<>', 'refunded')
        .as('topics'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export type UserChanges = Partial<Pick<Users, 'user_name'> & Record<Flag, 0 | 1>>
type Flag = 'is_copyright_protection' | 'allow_data_manage'

/** False when the user is gone. */
export async function changeUser(db: Db, userId: string, changes: UserChanges): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** The user's address; null when there is none. */
export async function addressOf(tx: Tx, userId: string): Promise<string | null> {
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email ?? null
}

/** Deletes the user, with all that hangs on it, and what was counted in these buckets. */
export async function removeUser(tx: Tx, userId: string, buckets: string[]): Promise<void> {
  await tx.deleteFrom('rate_uses').where('bucket', 'in', buckets).execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}
