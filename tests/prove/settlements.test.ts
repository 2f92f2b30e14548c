import type { Db } from '@coinquiry/server/testing'
import type {} from '@coinquiry/server/testing/postgresql-setup'
import { expect, inject, test } from 'vitest'
import { newStoreAt } from '../fixtures/store.ts'
import { addTopic, addUser } from '../fixtures/stored.ts'
import { faultsOfSettlements } from './settlements.ts'

type State = 'held' | 'charged' | 'refunded'

/** An answer that is done, with what it has cost and earned. */
async function addAnswer(db: Db, state: State, points: number) {
  const { userId: user_id } = await addUser(db)
  const {
    topicId: topic_id,
    requestId: request_id,
    otherAnswerId,
  } = await addTopic(db, user_id, 'never')
  await db.deleteFrom('generations').where('answer_message_id', '=', otherAnswerId).execute()
  await db.updateTable('generations').set({ question_type: 0 }).execute()
  const spend = { user_id, topic_id, request_id, state, kind: 'topic', day: '2026-01-01' } as const
  await db.insertInto('spends').values(spend).execute()
  const reference = `daily_ask:${request_id}`
  if (points > 0)
    await db
      .insertInto('points')
      .values({ user_id, task_key: 'daily_ask', points, reference })
      .execute()
  return {
    becomes: (status: 'running' | 'interrupted' | 'failed') =>
      db.updateTable('generations').set({ status }).where('request_id', '=', request_id).execute(),
    losesItsText: () =>
      db
        .updateTable('messages')
        .set({ content: '' })
        .where('request_id', '=', request_id)
        .execute(),
  }
}

test('what an answer has cost and earned is held against how it has ended', async () => {
  await using store = await newStoreAt(inject('postgresql'))
  await using all = new AsyncDisposableStack()
  const database = await store.open()
  all.defer(() => database.close())
  const { db } = database
  await addAnswer(db, 'charged', 2)
  await (await addAnswer(db, 'held', 0)).becomes('running')
  const broken = await addAnswer(db, 'charged', 0)
  await broken.becomes('interrupted')
  const empty = await addAnswer(db, 'refunded', 0)
  await empty.becomes('failed')
  await empty.losesItsText()
  expect(await faultsOfSettlements(db)).toEqual([])

  await addAnswer(db, 'refunded', 2)
  await addAnswer(db, 'charged', 4)
  await (await addAnswer(db, 'charged', 2)).becomes('interrupted')
  expect((await faultsOfSettlements(db)).toSorted()).toEqual([
    'an answer that is done has earned 4 points instead of 2',
    'an answer that is done is refunded instead of charged',
    'an answer that is interrupted has earned 2 points instead of 0',
  ])
})
