import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SignedIn } from '../../contract/viewer.ts'
import type { PaymentEvent } from '../../ports/checkout.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { userOf } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { changed, expired, onDay, opening, paid, seenOn, shop } from '../../testing/shop.ts'
import { fetchAccount } from '../users/testing/fetch-account.ts'

const done = { code: 0, data: null }

describeDatabases('a membership', (open) => {
  const until = async (viewer: SignedIn) => (await personById(open(), viewer))?.member_until

  const statusOf = async (id: string) => {
    const { db } = open()
    return db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  }

  async function bought() {
    const mei = await addPerson(open())
    const market = shop(open())
    return { mei, ...market, orderId: await market.order(mei) }
  }

  it('is not given by a page alone, nor by a subscription that is not paid', async () => {
    const { mei, orderId, tell } = await bought()
    expect(await until(mei)).toBeNull()
    await tell(changed(orderId, 'active'))
    expect(await until(mei)).toBeNull()
    expect(await statusOf(orderId)).toEqual({ status: 'open' })
  })

  it('begins with the payment and lasts a day longer than what is paid', async () => {
    const { mei, orderId, tell } = await bought()
    expect(await tell(paid(orderId))).toEqual(done)
    expect(await until(mei)).toEqual(onDay(31))
    await tell(changed(orderId, 'active', { until: 28 }))
    expect(await until(mei)).toEqual(onDay(29))
    expect(await statusOf(orderId)).toEqual({ status: 'paid' })
  })

  it('is rewarded with 100 points, once', async () => {
    const { orderId, tell } = await bought()
    await tell(paid(orderId))
    await tell(paid(orderId, 30, { paidUntil: onDay(60) }))
    const points = await open().db.selectFrom('points').select(['task_key', 'points']).execute()
    expect(points).toEqual([{ task_key: 'subscribe', points: 100 }])
  })

  it.each([
    { day: 30.9, points: [100] },
    { day: 31, points: [] },
  ])('heard of after $day days is rewarded by $points', async ({ day, points }) => {
    const { orderId, tell } = await bought()
    await tell(paid(orderId), onDay(day))
    const rows = await open().db.selectFrom('points').select('points').execute()
    expect(rows.map((row) => row.points)).toEqual(points)
  })

  it('is renewed by a payment that names the subscription alone', async () => {
    const { mei, orderId, tell } = await bought()
    await tell(paid(orderId))
    await tell(paid(orderId, 30, { orderId: null, paidUntil: onDay(60) }))
    expect(await until(mei)).toEqual(onDay(61))
  })

  it.each([
    { status: 'ended', ends: true },
    { status: 'suspended', ends: true },
    { status: 'late', ends: false },
  ] as const)('whose subscription is $status ends: $ends', async ({ status, ends }) => {
    const { mei, orderId, tell } = await bought()
    await tell(paid(orderId))
    await tell(changed(orderId, status, { day: 5, until: 5, orderId: null }))
    expect(await until(mei)).toEqual(ends ? null : onDay(6))
  })

  it('that has lapsed makes a free user at once, without any event', async () => {
    const { mei, orderId, tell } = await bought()
    await tell(paid(orderId))
    await open().db.updateTable('users').set({ is_copyright_protection: 1 }).execute()
    for (const [day, isMember] of [
      [30.9, true],
      [31, false],
    ] as const) {
      const viewer = userOf(await seenOn(open(), mei, onDay(day)))
      expect(viewer).toMatchObject({ isMember })
      const user = await fetchAccount(open(), mei, onDay(day))
      const flag = isMember ? 1 : 0
      expect(user).toMatchObject({ is_membership: flag, is_copyright_protection: flag })
    }
  })

  it('begins even on an order that had expired, and is not ended by its expiry', async () => {
    const { mei, orderId, tell } = await bought()
    await tell(expired(orderId))
    expect(await statusOf(orderId)).toEqual({ status: 'expired' })
    await tell(paid(orderId))
    await tell(expired(orderId))
    expect(await statusOf(orderId)).toEqual({ status: 'paid' })
    expect(await until(mei)).toEqual(onDay(31))
  })

  it('is nobody else’s concern', async () => {
    const { mei, orderId, tell } = await bought()
    const bob = await addPerson(open(), { member_until: onDay(9) })
    await tell(paid(orderId))
    await tell(changed(orderId, 'ended', { day: 1 }))
    await tell(expired(orderId))
    expect(await until(mei)).toBeNull()
    expect(await until(bob)).toEqual(onDay(9))
  })

  it('that was given by hand is not touched by an order that is not paid', async () => {
    const mei = await addPerson(open(), { member_until: onDay(9) })
    const { order, tell } = shop(open())
    const orderId = await order(mei)
    await tell(changed(orderId, 'pending'))
    await tell(changed(orderId, 'ended'))
    await tell(expired(orderId))
    expect(await until(mei)).toEqual(onDay(9))
  })

  it('counts an event once, however often it comes, and old news not at all', async () => {
    const { mei, orderId, tell } = await bought()
    const first = paid(orderId)
    const begun = changed(orderId, 'active')
    const ended = changed(orderId, 'ended', { day: 3 })
    for (const event of [begun, first, first, ended, first, begun, ended, paid(orderId)]) {
      expect(await tell(event)).toEqual(done)
    }
    expect(await until(mei)).toBeNull()
  })

  it.each([
    ['order', () => paid(randomUUID())],
    ['subscription', () => changed(randomUUID(), 'active', { orderId: null })],
    ['expiry', () => expired(randomUUID())],
    ['event', () => ({ id: 'evt', at: opening, kind: 'ignored' }) as const],
  ])('is not given by an unknown %s, which is acknowledged and forgotten', async (_what, event) => {
    const { mei, tell, checkout } = await bought()
    const unknown: PaymentEvent = event()
    expect(await tell(unknown)).toEqual(done)
    expect(checkout.disowned).toEqual(unknown.kind === 'ignored' ? [] : [unknown.id])
    expect(await until(mei)).toBeNull()
    for (const table of ['payment_events', 'subscriptions'] as const) {
      expect(await open().db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  it.each(['', 'forged'])('is not given by an event that is signed by %j', async (signature) => {
    const { mei, orderId, tell } = await bought()
    const telling = tell(paid(orderId), opening, signature)
    await expect(telling).rejects.toMatchObject({ key: 'error.invalidSignature' })
    expect(await until(mei)).toBeNull()
  })
})
