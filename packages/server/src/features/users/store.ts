import { sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'

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
