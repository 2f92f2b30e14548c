import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../contract/viewer.ts'
import { countTokens, tokensUsed } from '../../quota/quota-store.ts'
import { type AskWorld, askWorld } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext, userOf } from '../../testing/handler-context.ts'
import { message } from '../../testing/scripted-engine.ts'
import { viewerOfToken } from '../auth/session.ts'
import { signInByMail } from '../auth/testing/sign-in-by-mail.ts'
import { storedText } from '../auth/testing/stored-text.ts'
import { forgetOldUses } from '../rate-limits/rate-limits.ts'
import { socialWorld, viewerBy } from '../social-login/testing/social-world.ts'
import { userHandlers } from './handlers.ts'
import { fetchAccount } from './testing/fetch-account.ts'

const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const DAY = 86_400

describeDatabases('an account that follows a deleted one', (open) => {
  let world: AskWorld
  beforeEach(() => {
    world = askWorld(open())
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
  })
  afterEach(() => world.close())

  async function signIn(email: string, now: Date): Promise<SignedIn> {
    const reply = await signInByMail(handlerContext(open(), { now }), email)
    return userOf(await viewerOfToken(open().db, reply.body.data.access_token, now))
  }

  async function askTopics(viewer: SignedIn, now: Date, count: number) {
    world.time.now = now
    const client = world.client(viewer, await world.node())
    for (let topic = 0; topic < count; topic += 1) await Array.fromAsync(await client.ask({}))
  }

  const remove = (viewer: SignedIn, now: Date) =>
    userHandlers.deleteUser(handlerContext(open(), { viewer, now }))

  async function topicsLeft(viewer: SignedIn, now: Date) {
    return (await fetchAccount(open(), viewer, now)).topic_count
  }

  it.each([
    { asked: 0, left: 3 },
    { asked: 1, left: 2 },
    { asked: 2, left: 1 },
    { asked: 3, left: 0 },
  ])('has $left topics left after $asked of its forerunner', async ({ asked, left }) => {
    const first = await signIn('mei@example.org', start)
    await askTopics(first, start, asked)
    await remove(first, start)
    const second = await signIn('mei@example.org', after(60))
    expect(await topicsLeft(second, after(60))).toBe(left)
    await askTopics(second, after(60), left)
    await expect(askTopics(second, after(60), 1)).rejects.toMatchObject({ key: 'error.topicLimit' })
  })

  it('wins nothing by three cycles back to back, and is free again on the next day', async () => {
    const first = await signIn('mei@example.org', start)
    await askTopics(first, start, 3)
    await remove(first, start)
    for (const cycle of [1, 2]) {
      const again = await signIn('mei@example.org', after(cycle * 60))
      expect(await topicsLeft(again, after(cycle * 60))).toBe(0)
      await remove(again, after(cycle * 60))
    }
    const tomorrow = await signIn('mei@example.org', after(DAY))
    expect(await topicsLeft(tomorrow, after(DAY))).toBe(3)
  })

  it('is known by its mailbox, however its address is written', async () => {
    const first = await signIn('Mei.Lin+a@gmail.com', start)
    await askTopics(first, start, 3)
    await remove(first, start)
    const second = await signIn('meilin+b@googlemail.com', after(60))
    expect(await topicsLeft(second, after(60))).toBe(0)
    const other = await signIn('mei.lin@example.org', after(60))
    expect(await topicsLeft(other, after(60))).toBe(3)
  })

  describe('and others of the same mailbox', () => {
    let minute = 0
    /** A mailbox gets one mail a minute. */
    const enter = (email: string) => {
      minute += 1
      return signIn(email, after(minute * 60))
    }
    const addresses = ['mei.lin+a@gmail.com', 'meilin@gmail.com', 'mei.lin@googlemail.com']
    async function signInThrice() {
      const [one = '', two = '', three = ''] = addresses
      return [await enter(one), await enter(two), await enter(three)]
    }
    const leftOf = (viewers: readonly SignedIn[]) =>
      Promise.all(viewers.map((viewer) => topicsLeft(viewer, start)))

    it('share the allowance of the day while they all live, and nobody else does', async () => {
      const first = await enter('mei+a@example.org')
      await askTopics(first, start, 2)
      const second = await enter('mei+b@example.org')
      expect(await topicsLeft(second, start)).toBe(1)
      await askTopics(second, start, 1)
      for (const viewer of [first, second])
        await expect(askTopics(viewer, start, 1)).rejects.toMatchObject({ key: 'error.topicLimit' })
      expect(await leftOf([first, second])).toEqual([0, 0])
      expect(await topicsLeft(await enter('mei@example.com'), start)).toBe(3)
      expect(await topicsLeft(second, after(DAY))).toBe(3)
    })

    it('win nothing by deleting one after the other, and lose nothing', async () => {
      const [first, second, third] = await signInThrice()
      if (!first || !second || !third) return expect.unreachable()
      await askTopics(first, start, 1)
      await askTopics(second, start, 1)
      await remove(first, start)
      expect(await leftOf([second, third])).toEqual([1, 1])
      await remove(second, start)
      expect(await topicsLeft(third, start)).toBe(1)
      const fourth = await enter('me.ilin@gmail.com')
      const fifth = await enter('m.eilin@gmail.com')
      expect(await leftOf([third, fourth, fifth])).toEqual([1, 1, 1])
    })

    it('share the tokens of the day', async () => {
      const [first, second] = await signInThrice()
      if (!first || !second) return expect.unreachable()
      const day = '2026-03-01'
      const byUser = async ({ userId }: SignedIn) => {
        const used = sql<{ byUser: number }>`select ${tokensUsed(userId, day)}`
        return (await used.execute(open().db)).rows[0]?.byUser
      }
      await open().write((tx) => countTokens(tx, first.userId, 700, day))
      await open().write((tx) => countTokens(tx, second.userId, 50, day))
      expect([await byUser(first), await byUser(second)]).toEqual([750, 750])
      await remove(first, start)
      expect(await byUser(second)).toBe(750)
      expect(await byUser(await enter('m.eilin@gmail.com'))).toBe(750)
    })
  })

  it('is known by its X account, too', async () => {
    const social = socialWorld(open())
    const x = social.person('twitter', { subject: '148', screenName: 'mei' })
    const first = await viewerBy(social, 'twitter', x)
    await askTopics(first, start, 2)
    await remove(first, start)
    expect(await topicsLeft(await viewerBy(social, 'twitter', x), start)).toBe(1)
  })

  it('leaves nothing by which anybody could be known', async () => {
    const first = await signIn('mei@example.org', start)
    await askTopics(first, start, 1)
    await remove(first, start)
    const kept = [
      ...(await open().db.selectFrom('day_counts').selectAll().execute()),
      ...(await open().db.selectFrom('rate_uses').selectAll().execute()),
    ]
    expect(kept.length).toBeGreaterThan(0)
    expect(storedText(kept)).not.toMatch(/mei|example/)
    const ports = { clock: { now: () => after(DAY) } }
    await forgetOldUses(handlerContext(open(), { ports }))
    expect(await open().db.selectFrom('day_counts').selectAll().execute()).toEqual([])
  })

  it('is sent no more mails than its forerunner would be', async () => {
    const first = await signIn('mei@example.org', start)
    await remove(first, start)
    await expect(signIn('mei@example.org', after(59))).rejects.toMatchObject({
      key: 'error.tooManyRequests',
      retryAfter: 1,
    })
    for (const minute of [1, 2, 3, 4]) {
      await remove(await signIn('mei@example.org', after(minute * 60)), after(minute * 60))
    }
    await expect(signIn('mei@example.org', after(300))).rejects.toMatchObject({ retryAfter: 3300 })
  })
})
