import { sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'

/** The largest of these counts on a day; 0 where none is known. */
export async function largestCount(tx: Tx, names: readonly string[], day: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(max(amount), 0)::float8 as "amount" from day_counts
    where name = any(${names}::text[]) and day = ${day}`.execute(tx)
  return rows[0]?.amount ?? 0
}

/** The sum of these counts on a day. */
export async function sumOfCounts(tx: Tx, names: readonly string[], day: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::float8 as "amount" from day_counts
    where name = any(${names}::text[]) and day = ${day}`.execute(tx)
  return rows[0]?.amount ?? 0
}

/** Lets each of these counts be at least so much; locked in the order of their names. */
export async function raiseCounts(
  tx: Tx,
  names: readonly string[],
  day: string,
  amount: number,
): Promise<void> {
  await sql`
    insert into day_counts (name, day, amount)
    select name, ${day}::date, ${amount}::bigint
    from unnest(${names.toSorted()}::text[]) as named (name)
    on conflict (name, day, part) do update
      set amount = greatest(day_counts.amount, excluded.amount)`.execute(tx)
}

/** Forgets one count. */
export async function removeCount(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('day_counts').where('name', '=', name).execute()
}

/** Forgets the days before. */
export async function forgetDays(db: Db, day: string): Promise<void> {
  await db.deleteFrom('day_counts').where('day', '<', day).execute()
}

/** False when the job has been begun on this day before, by any node. */
export async function beginJob(db: Db, job: string, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('day_counts')
    .values({ name: `job ${job}`, day, amount: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Lets a job that was not finished be begun again. */
export async function giveUpJob(db: Db, job: string, day: string): Promise<void> {
  await db
    .deleteFrom('day_counts')
    .where('name', '=', `job ${job}`)
    .where('day', '=', day)
    .execute()
}
