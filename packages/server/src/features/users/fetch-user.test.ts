import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import type { Tables } from '../../db/tables.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { userHandlers } from './handlers.ts'

const now = new Date('2026-03-01T12:00:00Z')

async function addUser(database: Database, fields: { email?: string; flag?: 0 | 1 } = {}) {
  const user = await database.db
    .insertInto('users')
    .values({
      user_name: 'Mei',
      email: fields.email ?? null,
      is_copyright_protection: fields.flag ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return user.id
}

async function fetchUser(database: Database, userId: string, isMember = false) {
  const viewer = { kind: 'user', userId, isMember, tokenHash: new Uint8Array() } as const
  const reply = await userHandlers.fetchUser(handlerContext(database, { now, viewer }))
  return reply.body.data
}

describeDatabases('the signed-in user', (open) => {
  it('is told everything about the account', async () => {
    const id = await addUser(open(), { email: 'mei@example.org' })
    expect(await fetchUser(open(), id)).toEqual({
      user_id: id,
      user_name: 'Mei',
      email: 'mei@example.org',
      icon_url: '',
      twitter_account: '',
      is_membership: 0,
      cur_points: 0,
      topic_count: 3,
      resets_at: Date.parse('2026-03-02T00:00:00Z') / 1000,
      allow_data_manage: 0,
      is_copyright_protection: 0,
    })
  })

  it('has the sum of all points, and nobody else’s', async () => {
    const [id, other] = [await addUser(open()), await addUser(open())]
    for (const [user_id, points] of [
      [id, 10],
      [id, 2],
      [other, 100],
    ] as const) {
      const row = { user_id, points, task_key: 'daily_ask' as const, reference: randomUUID() }
      await open().db.insertInto('points').values(row).execute()
    }
    expect((await fetchUser(open(), id)).cur_points).toBe(12)
  })

  it.each<{ spent: Partial<Insertable<Tables['spends']>>[]; left: number }>([
    { spent: [{}], left: 2 },
    { spent: [{}, {}, {}], left: 0 },
    { spent: [{}, {}, {}, {}], left: 0 },
    { spent: [{ state: 'held' }], left: 2 },
    { spent: [{ state: 'refunded' }], left: 3 },
    { spent: [{ kind: 'message' }], left: 3 },
    { spent: [{ day: '2026-02-28' }], left: 3 },
  ])('has $left topics left after $spent', async ({ spent, left }) => {
    const user_id = await addUser(open())
    for (const fields of spent) {
      const spend = { kind: 'topic', state: 'charged', day: '2026-03-01', ...fields } as const
      const row = { user_id, topic_id: randomUUID(), request_id: randomUUID(), ...spend }
      await open().db.insertInto('spends').values(row).execute()
    }
    expect((await fetchUser(open(), user_id)).topic_count).toBe(left)
  })

  it('is protected as a creator only while a member', async () => {
    const id = await addUser(open(), { flag: 1 })
    expect(await fetchUser(open(), id, true)).toMatchObject({
      is_membership: 1,
      is_copyright_protection: 1,
    })
    expect(await fetchUser(open(), id)).toMatchObject({ is_copyright_protection: 0 })
  })

  it('must sign in again after the account is gone', async () => {
    const fetching = fetchUser(open(), randomUUID())
    await expect(fetching).rejects.toMatchObject({ key: 'error.unauthorized' })
  })
})
