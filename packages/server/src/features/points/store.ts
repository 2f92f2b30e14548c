import { sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'
import type { Span } from '../../domain/calendar.ts'
import type { Earned } from '../../domain/points.ts'

/** What the user's ledger adds up to, by task. */
export async function loadEarned(
  db: Db,
  userId: string,
  month: Span,
  day: Span,
): Promise<Earned[]> {
  const { rows } = await sql<Earned>`
    select task_key as "taskKey", sum(points)::int as "ever",
      coalesce(sum(points) filter (where ${within(month)}), 0)::int as "thisMonth",
      coalesce(sum(points) filter (where ${within(day)}), 0)::int as "today"
    from points where user_id = ${userId} group by task_key`.execute(db)
  return rows
}

const within = ({ from, before }: Span) =>
  sql`created_at >= ${from}::timestamptz and created_at < ${before}::timestamptz`

/** The user's records from the newest on. */
export function loadRecords(
  db: Db,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db
    .selectFrom('points')
    .select(['task_key', 'points', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countRecords(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('points')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
