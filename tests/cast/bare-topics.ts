import { randomUUID } from 'node:crypto'
import type { Db } from '../../packages/server/src/adapters/database/database.ts'

const HOUR_MS = 3_600_000
/** Stored by one statement. */
const BATCH = 500

/** Topics without messages, the first title used last, each next one three hours earlier. */
export async function addBareTopics(
  db: Db,
  email: string,
  titles: readonly string[],
): Promise<void> {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const rows = titles.map((title, place) => ({
    id: randomUUID(),
    user_id: userId,
    title,
    updated_at: new Date(Date.now() - place * 3 * HOUR_MS),
  }))
  for (let from = 0; from < rows.length; from += BATCH)
    await db
      .insertInto('topics')
      .values(rows.slice(from, from + BATCH))
      .execute()
}
