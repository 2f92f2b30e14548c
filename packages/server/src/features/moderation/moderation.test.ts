import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from '../../start-error.ts'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { addOrder, addSubscription } from '../../testing/purchases.ts'
import { scriptedCheckout } from '../../testing/scripted-checkout.ts'
import { message } from '../../testing/scripted-engine.ts'
import { authHandlers } from '../auth/handlers.ts'
import { newToken, tokenHash } from '../auth/secrets.ts'
import { viewerOfToken } from '../auth/session.ts'
import { mailedCode } from '../auth/testing/sign-in-by-mail.ts'
import { exportTopic } from '../downloads/testing/download-client.ts'
import { openLink, openLinkAsVisitor, permit, share } from '../share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../share/testing/share-world.ts'
import { socialWorld } from '../social-login/testing/social-world.ts'
import { listLog, listReports } from './lists.ts'
import { block, dismiss, restore, takeDown, unblock } from './moderation.ts'

const now = new Date('2026-03-01T12:00:00Z')
const takenDown = { key: 'error.topicTakenDown' }
const invalid = { key: 'error.invalidShareToken' }

describeDatabases('the operator', (open) => {
  let world: ShareWorld
  let topic: string
  let token: string
  beforeEach(async () => {
    world = await shareWorld(open())
    topic = await world.newTopic(world.mei)
    token = await share(world.mei, topic)
  })
  afterEach(() => world.close())

  const action = (named: string) => ({ named, by: 'ops', why: 'A fraud', now })
  const addReport = (reporter: string, note = '', created_at = now) =>
    open()
      .db.insertInto('reports')
      .values({
        ...{ topic_id: topic, reporter_hash: Buffer.from(reporter), reason: 'fraud', note },
        created_at,
      })
      .execute()

  it.each(['token', 'link', 'link with a slash', 'id'])(
    'takes a topic down by its %s, and restores it',
    async (by) => {
      const { mei, bob } = world
      const { cur_topics_info: shared } = await openLink(bob, token)
      const link = `https://ask.example.org/share/${token}`
      const names = { token, link: `${link}?x=1`, 'link with a slash': `${link}/#top`, id: topic }
      const named = { ...names }[by] ?? ''
      await takeDown(open(), action(named))

      await expect(openLinkAsVisitor(bob, token)).rejects.toMatchObject(invalid)
      await expect(openLink(bob, token)).rejects.toMatchObject(invalid)
      await expect(bob.fetchTopic(shared.topics_id)).rejects.toMatchObject({
        key: 'error.noAccess',
      })
      const { cur_topics_info } = await mei.fetchTopic(topic)
      expect(cur_topics_info).toMatchObject({ public_permission: 0, is_taken_down: 1 })
      await expect(share(mei, topic)).rejects.toMatchObject(takenDown)
      await expect(permit(mei, token, 1)).rejects.toMatchObject(takenDown)
      await expect(permit(bob, token, 1)).rejects.toMatchObject(invalid)

      await restore(open(), action(named))
      expect((await openLink(bob, token)).cur_topics_info).toEqual(shared)
      expect((await mei.fetchTopic(topic)).cur_topics_info).not.toHaveProperty('is_taken_down')
    },
  )

  it('keeps what strangers do with a topic from going on: exports and continuing', async () => {
    const { bob } = world
    const { topics_id } = (await openLink(bob, token)).cur_topics_info
    const own = randomUUID()
    await Array.fromAsync(await bob.ask({ topics_id: own, share_topics_id: topics_id }))
    expect((await bob.fetchTopic(own)).previous_topics_info).not.toBeNull()
    await takeDown(open(), action(token))
    const noAccess = { key: 'error.noAccess' }
    await expect(exportTopic(bob, topics_id)).rejects.toMatchObject(noAccess)
    await expect(
      bob.ask({ topics_id: randomUUID(), share_topics_id: topics_id }),
    ).rejects.toMatchObject(noAccess)
    expect((await bob.fetchTopic(own)).previous_topics_info).toBeNull()
  })

  it('leaves a topic private that its owner switched off meanwhile', async () => {
    await takeDown(open(), action(token))
    await permit(world.mei, token, 0)
    await restore(open(), action(token))
    await expect(openLinkAsVisitor(world.bob, token)).rejects.toMatchObject(invalid)
    await permit(world.mei, token, 1)
    await openLinkAsVisitor(world.bob, token)
  })

  it('sees open reports until they are decided on', async () => {
    const list = () => listReports(open(), 'https://ask.example.org')
    expect(await list()).toBe('No report is open.')
    await addReport('one', 'Doubles your coins')
    await addReport('two', '', new Date('2026-03-01T12:05:00Z'))
    expect(await list()).toBe(
      [
        `https://ask.example.org/share/${token}`,
        `  topic ${topic}: What is gas?`,
        `  user ${world.mei.user.userId}`,
        '  2026-03-01 12:00 UTC  fraud  Doubles your coins',
        '  2026-03-01 12:05 UTC  fraud',
      ].join('\n'),
    )
    expect(await dismiss(open(), action(token))).toContain('(reports closed: 2)')
    expect(await list()).toBe('No report is open.')
    await addReport('three')
    expect(await takeDown(open(), action(token))).toContain('(reports closed: 1)')
  })

  it('blocks a user: out everywhere, answers stopped, topics hidden, nothing deleted', async () => {
    const { mei, bob, engine } = world
    const { userId } = mei.user
    engine.onQuestion = (answer) => answer.say(message('So far'))
    const answering = await mei.ask({})
    await until(answering, 'message')
    const session = newToken()
    const expires_at = new Date('2026-04-01')
    const { db } = open()
    await db
      .insertInto('sessions')
      .values({ user_id: userId, token_hash: tokenHash(session), expires_at, created_at: now })
      .execute()
    expect(await viewerOfToken(db, session, now)).toMatchObject({ userId })

    await block(open(), action(userId))
    expect(await viewerOfToken(db, session, now)).toEqual({ kind: 'visitor' })
    await Array.fromAsync(answering)
    const left = await db.selectFrom('generations').select('status').where('status', '=', 'running')
    expect(await left.execute()).toEqual([])
    await expect(openLinkAsVisitor(bob, token)).rejects.toMatchObject(invalid)
    // A request that was let in just before.
    await expect(mei.ask({})).rejects.toMatchObject({ key: 'error.unauthorized' })

    await unblock(open(), action(userId))
    await openLinkAsVisitor(bob, token)
    expect(await db.selectFrom('topics').select('id').execute()).toHaveLength(2)
  })

  it.each([
    { stripe: 'that can be asked', kind: 'stripe', isAway: false, isEnded: true },
    { stripe: 'that is away', kind: 'stripe', isAway: true, isEnded: false },
    { stripe: 'that is not configured', kind: null, isAway: false, isEnded: false },
  ] as const)(
    'ends what a blocked user pays for, or names it: with a Stripe $stripe',
    async (at) => {
      const { userId } = world.mei.user
      const subscription = await addSubscription(open(), userId)
      await addOrder(open(), userId, { session_id: 'cs_1' })
      const checkout = Object.assign(scriptedCheckout(), { isAway: at.isAway })
      const { ports } = handlerContext(open(), { ports: { checkout } })
      const said = await block(open(), action(userId), at.kind && { ports })
      expect(said).toContain('is blocked')
      const byHand = `end it at Stripe by hand: ${subscription}, cs_1`
      expect(said.includes(byHand)).toBe(!at.isEnded)
      expect(said.includes('by hand')).toBe(!at.isEnded)
      expect(checkout.cancelled).toEqual(at.isEnded ? [subscription] : [])
      expect(checkout.abandoned).toEqual(at.isEnded ? ['cs_1'] : [])
    },
  )

  it('keeps a blocked user from signing in by mail, who alone is told', async () => {
    const email = 'lin@example.org'
    const { db } = open()
    await db.insertInto('users').values({ email, user_name: 'Lin' }).execute()
    await block(open(), action('LIN@example.org'))
    const ctx = handlerContext(open(), { now })
    const email_code = await mailedCode(ctx, email)
    const type = (code: string) =>
      authHandlers.loginByEmail(ctx, bodyOnly({ email, email_code: code }))
    await expect(type('AAAAAA')).rejects.toMatchObject({ key: 'error.wrongCode' })
    await expect(type(email_code)).rejects.toMatchObject({ key: 'error.accountBlocked' })
    await expect(type(email_code)).rejects.toMatchObject({ key: 'error.wrongCode' })
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  it('logs each act, by whom and why, in lines that nobody can change', async () => {
    const { userId } = world.mei.user
    expect(await listLog(open())).toBe('Nothing was done yet.')
    await takeDown(open(), action(token))
    await restore(open(), { ...action(token), why: 'A\nmistake' })
    await block(open(), action(userId))
    await unblock(open(), action(userId))
    const log = [
      `2026-03-01 12:00 UTC  ops  take-down  topic ${topic} of user ${userId}  A fraud`,
      `2026-03-01 12:00 UTC  ops  restore  topic ${topic} of user ${userId}  A mistake`,
      `2026-03-01 12:00 UTC  ops  block  user ${userId}  A fraud`,
      `2026-03-01 12:00 UTC  ops  unblock  user ${userId}  A fraud`,
    ].join('\n')
    expect(await listLog(open())).toBe(log)
    const { db } = open()
    for (const change of [sql`update moderation_log set why = ''`, sql`delete from moderation_log`])
      await expect(change.execute(db)).rejects.toThrow('is only ever added to')
    await db.deleteFrom('users').where('id', '=', userId).execute()
    expect(await listLog(open())).toBe(log)
  })

  it.each([
    ['what does not exist', (): Promise<string> => takeDown(open(), action('nothing'))],
    ['what no link can name', () => takeDown(open(), action('https://ask.example.org/100%'))],
    ['who does not exist', () => block(open(), action('nobody@example.org'))],
    ['what is not taken down', () => restore(open(), action(token))],
    ['what nobody reported', () => dismiss(open(), action(token))],
    ['who is not blocked', () => unblock(open(), action(world.mei.user.userId))],
  ])('is told of %s, and nothing is logged', async (_, act) => {
    await expect(act()).rejects.toThrow(StartError)
    expect(await listLog(open())).toBe('Nothing was done yet.')
  })

  it('keeps a blocked user from signing in by a provider', async () => {
    const social = socialWorld(open())
    const code = social.person('google', { subject: '7', email: 'lin@gmail.com' })
    const comesBack = async () => {
      const browser = social.browser()
      const { state } = await browser.begin('google')
      return (await browser.end('google', { state, code })).href
    }
    expect(await comesBack()).toContain('short_token=')
    await block(open(), action('lin@gmail.com'))
    expect(await comesBack()).toBe('https://ask.example.org/login?error=blocked')
  })
})
