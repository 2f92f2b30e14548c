import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/databases.ts'
import { addPerson } from '../testing/people.ts'
import { countsFor } from './counts.ts'

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
