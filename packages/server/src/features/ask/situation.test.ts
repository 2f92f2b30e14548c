import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import type { Tx } from '../../adapters/database/database.ts'
import { openDatabase } from '../../adapters/database/open-database.ts'
import { addPerson } from '../../testing/people.ts'
import { createPostgresqlDatabase } from '../../testing/postgresql-database.ts'
import { lockSituation } from './ask-store.ts'

it.each([
  ['nothing in it', 0],
  ['little in it', 5],
])('reads no table whole, even if its plan was made while there was %s', async (_case, rows) => {
  // A new one, as at a first start: PostgreSQL knows of a table that was emptied how small it is.
  const DATABASE_URL = await createPostgresqlDatabase(inject('postgresql'))
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: '' })
  onTestFinished(() => database.close())
  const { userId } = await addPerson(database)
  const query = { userId, topicId: randomUUID(), day: '2026-03-01', idempotencyKey: 'k' }
  const bucket = { bucket: 'ask', since: new Date('2026-03-01') }
  const read = await database.write(async (tx) => {
    await addUsers(tx, 5000)
    await addMany(tx, rows)
    const situation = () => lockSituation(tx, { ...query, counted: [bucket] }, null)
    // PostgreSQL settles for one plan after five.
    for (let times = 0; times < 10; times += 1) await situation()
    await addMany(tx, 3000)
    const before = await rowsRead(tx)
    expect(await situation()).toMatchObject({ running: 0, messages: [], uses: [] })
    return (await rowsRead(tx)) - before
  })
  expect(read).toBeLessThan(50)
})

async function addUsers(tx: Tx, count: number) {
  await sql`
    insert into users (user_name, is_email_proved) select 'Bob', true
    from generate_series(1, ${count}::int)`.execute(tx)
}

async function addMany(tx: Tx, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into users (user_name, is_email_proved) values ('Ada', true) returning id`.execute(tx)
  const userId = rows[0]?.id
  await sql`
    insert into topics (id, user_id) select gen_random_uuid(), ${userId}::uuid
    from generate_series(1, ${count}::int)`.execute(tx)
  const added = sql`topics where user_id = ${userId}::uuid`
  await sql`
    insert into messages (id, topic_id, role, content, request_id)
    select gen_random_uuid(), id, 'user', 'Why?', gen_random_uuid() from ${added}`.execute(tx)
  await sql`
    insert into spends (user_id, topic_id, request_id, kind, day, state)
    select user_id, id, gen_random_uuid(), 'topic', '2026-03-01', 'charged' from ${added}`.execute(
    tx,
  )
  await sql`
    insert into rate_uses (bucket, cost, used_at)
    select 'other ' || id, 1, '2026-03-02' from ${added}`.execute(tx)
}

/** Of all tables, in this transaction. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as "read"
    from pg_stat_xact_user_tables`.execute(tx)
  return rows[0]?.read ?? 0
}
