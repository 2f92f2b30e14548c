import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { expect, it } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson, signIn } from '../../testing/people.ts'
import { addSubscription } from '../../testing/purchases.ts'
import { ledgerOf } from '../points/testing/ledger.ts'
import { accountOfToken } from './account.ts'
import { fetchAccount } from './testing/fetch-account.ts'

const now = new Date('2026-03-01T12:00:00Z')

describeDatabases('the signed-in user', (open) => {
  it('is told everything about the account', async () => {
    const mei = await addPerson(open(), { email: 'mei@example.org' })
    expect(await fetchAccount(open(), mei, now)).toEqual({
      user_id: mei.userId,
      user_name: 'Mei',
      email: 'mei@example.org',
      icon_url: '',
      twitter_account: '',
      is_membership: 0,
      plan: null,
      plan_until: null,
      plan_renewal: null,
      cur_points: 0,
      topic_count: 3,
      resets_at: Date.parse('2026-03-02T00:00:00Z') / 1000,
      allow_data_manage: 0,
      is_copyright_protection: 0,
    })
  })

  it('has the sum of all points, and nobody else’s', async () => {
    const [mei, bob] = [await addPerson(open()), await addPerson(open())]
    const at = '2026-02-01T12:00:00Z'
    await ledgerOf(open(), mei).earned('user_register', 10, at)
    await ledgerOf(open(), mei).earned('daily_ask', 2, at)
    await ledgerOf(open(), bob).earned('subscribe', 100, at)
    expect((await fetchAccount(open(), mei, now)).cur_points).toBe(12)
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
    const mei = await addPerson(open())
    for (const fields of spent) {
      const spend = { kind: 'topic', state: 'charged', day: '2026-03-01', ...fields } as const
      const ids = { user_id: mei.userId, topic_id: randomUUID(), request_id: randomUUID() }
      await open()
        .db.insertInto('spends')
        .values({ ...ids, ...spend })
        .execute()
    }
    expect((await fetchAccount(open(), mei, now)).topic_count).toBe(left)
  })

  it('is protected as a creator only while a member', async () => {
    const member_until = new Date('2026-04-01T10:00:00Z')
    const mei = await addPerson(open(), { is_copyright_protection: 1, member_until })
    expect(await fetchAccount(open(), mei, now)).toMatchObject({
      is_membership: 1,
      is_copyright_protection: 1,
    })
    expect(await fetchAccount(open(), mei, member_until)).toMatchObject({
      is_membership: 0,
      is_copyright_protection: 0,
    })
  })

  it.each<{
    has: string
    fields: Partial<Insertable<Tables['subscriptions']>>
    provider: 'stripe' | 'test'
    shown: object
  }>([
    {
      has: 'runs',
      fields: {},
      provider: 'stripe',
      shown: { plan: 'monthly', plan_renewal: 'renews' },
    },
    {
      has: 'was changed at the provider and canceled',
      fields: { renews: false, plan: 'yearly' },
      provider: 'stripe',
      shown: { plan: 'yearly', plan_renewal: 'canceled' },
    },
    {
      has: 'is a test',
      fields: {},
      provider: 'test',
      shown: { plan: 'monthly', plan_renewal: 'ends' },
    },
  ])('is shown a plan that $has, and until when', async ({ fields, provider, shown }) => {
    const paid_until = new Date('2026-04-01T10:00:00Z')
    const mei = await addPerson(open(), { member_until: new Date('2026-04-02T10:00:00Z') })
    await addSubscription(open(), mei.userId, { paid_until, ...fields }, { provider })
    const plan_until = paid_until.getTime() / 1000
    expect(await fetchAccount(open(), mei, now)).toMatchObject({ ...shown, plan_until })
  })

  it('whose membership is over is told of no plan', async () => {
    const mei = await addPerson(open(), { member_until: new Date('2026-02-01T10:00:00Z') })
    await addSubscription(open(), mei.userId)
    const none = { plan: null, plan_until: null, plan_renewal: null }
    expect(await fetchAccount(open(), mei, now)).toMatchObject(none)
  })

  it('and the session are found by one statement', async () => {
    const { userId } = await addPerson(open())
    const token = await signIn(open(), userId, now)
    const statements: string[] = []
    const counted = open().db.withPlugin({
      transformQuery({ node }) {
        statements.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    expect(await accountOfToken(counted, token, now)).toMatchObject({ account: { topics: 0 } })
    expect(statements).toEqual(['SelectQueryNode'])
  })

  it('must sign in again after the account is gone', async () => {
    const { userId } = await addPerson(open())
    const token = await signIn(open(), userId, now)
    expect(await accountOfToken(open().db, token, now)).toMatchObject({ kind: 'user', userId })
    await open().db.deleteFrom('users').execute()
    expect(await accountOfToken(open().db, token, now)).toEqual({ kind: 'visitor' })
  })
})
