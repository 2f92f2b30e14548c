import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext, userOf } from '../../testing/handler-context.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { addOrder, addSubscription } from '../../testing/purchases.ts'
import { scriptedCheckout } from '../../testing/scripted-checkout.ts'
import { message } from '../../testing/scripted-engine.ts'
import { fillEveryTable, UNOWNED_TABLES } from '../../testing/whole-account.ts'
import { viewerOfNavigation, viewerOfToken } from '../auth/session.ts'
import { signInByMail } from '../auth/testing/sign-in-by-mail.ts'
import { userHandlers } from './handlers.ts'

const now = new Date('2026-03-01T12:00:00Z')

describeDatabases('deleting an account', (open) => {
  let world: AskWorld
  beforeEach(() => {
    world = askWorld(open())
  })
  afterEach(() => world.close())

  async function tables() {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(open().db)
    return rows.map(({ name }) => name).filter((name) => !UNOWNED_TABLES.includes(name))
  }

  /** The tables in which one of the texts stands, in whatever column. */
  async function mentioning(...texts: string[]) {
    const found: string[] = []
    for (const name of await tables()) {
      const like = texts.map((text) => sql`t::text ilike ${`%${text}%`}`)
      const { rows } =
        await sql`select 1 from ${sql.id(name)} t where ${sql.join(like, sql` or `)}`.execute(
          open().db,
        )
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  async function filled() {
    const found: string[] = []
    for (const name of await tables()) {
      const { rows } = await sql`select 1 from ${sql.id(name)} limit 1`.execute(open().db)
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  test('leaves nothing of it anywhere, and everything of others', async () => {
    const email = 'mei@example.org'
    const viewer = await fillEveryTable(open(), email)
    expect(await filled()).toEqual(await tables())
    expect(await mentioning(viewer.userId, email)).toContain('login_codes')
    const bob = await addPerson(open(), { user_name: 'Bob', email: 'bob@example.org' })

    const ctx = handlerContext(open(), { viewer, now, ports: { checkout: scriptedCheckout() } })
    expect((await userHandlers.deleteUser(ctx)).body).toEqual({ code: 0, data: null })
    expect(await mentioning(viewer.userId, email)).toEqual([])
    expect(await filled()).toEqual(['users'])
    expect(await personById(open(), bob)).toMatchObject({ user_name: 'Bob' })
  })

  test('ends every session, and the address opens a fresh account', async () => {
    const email = 'mei@example.org'
    async function signIn(at: Date) {
      const reply = await signInByMail(handlerContext(open(), { now: at }), email)
      const token = reply.body.data.access_token
      const navigation = reply.cookies?.[0]?.value ?? ''
      const viewer = await viewerOfToken(open().db, token, at)
      const userId = viewer.kind === 'user' ? viewer.userId : null
      return { token, navigation, viewer, userId }
    }
    const first = await signIn(now)
    const second = await signIn(new Date(now.getTime() + 60_000))
    const reply = await userHandlers.deleteUser(
      handlerContext(open(), { viewer: userOf(first.viewer) }),
    )
    expect(reply.cookies?.every(({ value, maxAge }) => value === '' && maxAge === 0)).toBe(true)
    expect(reply.cookies).not.toHaveLength(0)
    for (const { token, navigation } of [first, second]) {
      expect(await viewerOfToken(open().db, token, now)).toEqual({ kind: 'visitor' })
      expect(await viewerOfNavigation(open().db, navigation, now)).toEqual({ kind: 'visitor' })
    }
    const fresh = await signIn(new Date(now.getTime() + 120_000))
    expect(fresh.userId).not.toBe(first.userId)
    expect(await open().db.selectFrom('points').select('points').execute()).toEqual([
      { points: 10 },
    ])
  })

  test('ends running answers, here and on another node', async () => {
    const mei = await world.addUser()
    const [here, there] = [
      world.client(mei, await world.node()),
      world.client(mei, await world.node()),
    ]
    const events = await here.ask({})
    const { request_id } = await until(events, 'start')
    world.engine.answers[0]?.say(message('A f'))
    await until(events, 'message')
    const followed = await there.attach(request_id)
    await until(followed, 'message')
    await userHandlers.deleteUser(there.ctx())
    for (const stream of [events, followed]) {
      expect((await Array.fromAsync(stream)).at(-1)).toMatchObject({
        event: 'error',
        error_key: 'error.topicDeleted',
      })
    }
    expect(world.engine.answers[0]?.signal.aborted).toBe(true)
    expect(world.reports).toEqual([])
  })

  test('cancels what is still paid, and closes what could be', async () => {
    const viewer = await addPerson(open())
    const subscription = await addSubscription(open(), viewer.userId)
    await addSubscription(open(), viewer.userId, { status: 'ended' })
    await addSubscription(open(), viewer.userId, {}, { provider: 'test' })
    await addOrder(open(), viewer.userId, { session_id: 'cs_1' })
    await addOrder(open(), viewer.userId, { session_id: 'cs_2', status: 'expired' })
    const aged = { session_id: 'cs_3', created_at: new Date('2026-02-28T10:00:00Z') }
    await addOrder(open(), viewer.userId, aged)
    await addOrder(open(), viewer.userId)
    const checkout = scriptedCheckout()
    await userHandlers.deleteUser(handlerContext(open(), { viewer, ports: { checkout } }))
    expect(checkout.cancelled).toEqual([subscription])
    expect(checkout.abandoned).toEqual(['cs_1'])
    expect(await personById(open(), viewer)).toBeUndefined()
  })

  test('ends what was paid on a page long ago, of which the provider was not heard', async () => {
    const viewer = await addPerson(open())
    const aged = { session_id: 'cs_1', created_at: new Date('2026-02-01T10:00:00Z') }
    await addOrder(open(), viewer.userId, aged)
    const checkout = scriptedCheckout()
    const bought = { subscriptionId: 'sub_1', customerId: 'cus_1' }
    checkout.pages.set('cs_1', { kind: 'paid', at: aged.created_at, ...bought })
    await userHandlers.deleteUser(handlerContext(open(), { viewer, ports: { checkout } }))
    expect(checkout.cancelled).toEqual(['sub_1'])
    expect(await personById(open(), viewer)).toBeUndefined()
  })

  test.each([
    { stripe: 'away', kind: 'stripe' },
    { stripe: 'not configured any more', kind: 'test' },
  ] as const)('fails whole while Stripe is $stripe', async ({ kind }) => {
    const viewer = await addPerson(open())
    await addSubscription(open(), viewer.userId)
    const checkout = scriptedCheckout(kind)
    checkout.isAway = true
    const ctx = handlerContext(open(), { viewer, ports: { checkout } })
    await expect(userHandlers.deleteUser(ctx)).rejects.toMatchObject({ name: 'CheckoutFailure' })
    expect(await personById(open(), viewer)).toMatchObject({ user_name: 'Mei' })
    const [row] = await open().db.selectFrom('subscriptions').select('status').execute()
    expect(row).toEqual({ status: 'active' })
  })

  test.each([
    { meanwhile: 'a page was closed', call: 'abandon' },
    { meanwhile: 'another subscription was cancelled', call: 'cancel' },
  ] as const)('also ends what was bought while $meanwhile', async ({ call }) => {
    const viewer = await addPerson(open())
    const earlier = await addSubscription(open(), viewer.userId)
    await addOrder(open(), viewer.userId, { session_id: 'cs_1' })
    const checkout = scriptedCheckout()
    let bought = ''
    const ending = checkout[call]
    checkout[call] = async (id) => {
      bought ||= await addSubscription(open(), viewer.userId)
      await ending.call(checkout, id)
    }
    await userHandlers.deleteUser(handlerContext(open(), { viewer, ports: { checkout } }))
    expect(new Set(checkout.cancelled)).toEqual(new Set([earlier, bought]))
    expect(await personById(open(), viewer)).toBeUndefined()
  })

  test('is done for one who is already gone', async () => {
    const viewer = await addPerson(open())
    const ctx = handlerContext(open(), { viewer })
    await userHandlers.deleteUser(ctx)
    expect((await userHandlers.deleteUser(ctx)).body).toEqual({ code: 0, data: null })
  })
})
