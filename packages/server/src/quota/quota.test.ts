import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, test } from 'vitest'
import type { Tx } from '../adapters/database/database.ts'
import { mailboxOf } from '../domain/mailbox.ts'
import { describeDatabases, testDatabase } from '../testing/databases.ts'
import { addPerson, personById } from '../testing/people.ts'
import { countsFor } from './quota.ts'
import { usageOf } from './quota-store.ts'

const open = testDatabase()
const now = new Date('2026-03-01T12:00:00Z')

test.each([
  { memberUntil: null, topics: 2 },
  { memberUntil: new Date(now.getTime() - 1), topics: 2 },
  { memberUntil: now, topics: 2 },
  { memberUntil: new Date(now.getTime() + 1), topics: 3 },
])('after one topic a member until $memberUntil has $topics left', async (asker) => {
  const { userId } = await addPerson(open())
  const ids = { user_id: userId, topic_id: randomUUID(), request_id: randomUUID() }
  const spend = { ...ids, kind: 'topic', state: 'charged', day: '2026-03-01' } as const
  await open().db.insertInto('spends').values(spend).execute()
  const { memberUntil, topics } = asker
  const counts = await countsFor(open().db, { userId, topicId: randomUUID(), memberUntil }, now)
  expect(counts).toMatchObject({ topic_count: topics, message_count: 3 })
})

const TOPIC = '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11'
const DAY = '2026-03-01'

describeDatabases('what a user has spent', (open) => {
  it('is counted for the day and the topic, however long the user has been here', async () => {
    const { userId } = await addPerson(open())
    await sql`
      insert into spends (user_id, topic_id, request_id, kind, day, state)
      select ${userId}, case n when 1 then ${TOPIC}::uuid else gen_random_uuid() end,
        gen_random_uuid(), 'topic',
        ${DAY}::date - case when n in (2, 3) then 0 else 1 + n % 900 end, 'charged'
      from generate_series(1, 5000) n`.execute(open().db)
    await sql`
      with topic as (
        insert into topics (id, user_id) values (${TOPIC}, ${userId}) returning id
      ), question as (
        insert into messages (id, topic_id, role, request_id)
        select gen_random_uuid(), id, 'user', gen_random_uuid() from topic returning id
      )
      insert into generations (request_id, topic_id, user_id, question_message_id,
        answer_message_id, node_id, status, question_type, detached, deepthink, internet_search)
      select s.request_id, s.topic_id, s.user_id, question.id, question.id, gen_random_uuid(),
        'done', 0, true, true, true
      from spends s, question where s.topic_id = ${TOPIC}`.execute(open().db)
    await sql`analyze spends`.execute(open().db)

    const read = await open().write(async (tx) => {
      const before = await rowsRead(tx)
      const usage = await usageOf(tx, { userId, topicId: TOPIC, day: DAY })
      expect(usage).toMatchObject({ topicsToday: 2, messagesTodayInTopic: 0, topicPaid: true })
      return (await rowsRead(tx)) - before
    })
    expect(read).toBeLessThan(20)
  })
})

describeDatabases('the mailbox of an address', (open) => {
  it.each([
    'mei@example.org',
    'mei+news@example.org',
    'mei+a+b@example.org',
    'm.e.i@example.org',
    'm.e.i+x@gmail.com',
    'mei@googlemail.com',
    'm.ei@mail.gmail.com',
    '+news@example.org',
    '+news@gmail.com',
    '"a@b+c"@example.org',
    '"a@gmail.com"@example.org',
    'mei@notgmail.com',
  ])('%s is the same to the database', async (email) => {
    const person = await addPerson(open(), { email })
    expect(await personById(open(), person)).toMatchObject({ mailbox: mailboxOf(email) })
  })

  it('is its own where there is none, and follows one that changes', async () => {
    const [mei, bob] = [await addPerson(open()), await addPerson(open())]
    const mailboxes = async () => [
      (await personById(open(), mei))?.mailbox,
      (await personById(open(), bob))?.mailbox,
    ]
    expect(new Set(await mailboxes()).size).toBe(2)
    await open()
      .db.updateTable('users')
      .set({ email: 'a+b@example.org' })
      .where('id', '=', mei.userId)
      .execute()
    expect(await mailboxes()).toEqual(['a@example.org', expect.not.stringContaining('@')])
  })
})

/** Of the table of spends, in this transaction. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select seq_tup_read + idx_tup_fetch as "read" from pg_stat_xact_user_tables
    where relname = 'spends'`.execute(tx)
  return rows[0]?.read ?? 0
}
