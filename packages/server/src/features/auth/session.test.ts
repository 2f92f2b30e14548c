import { expect, it } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext, pathOnly, userOf } from '../../testing/handler-context.ts'
import { authHandlers } from './handlers.ts'
import { viewerOfNavigation, viewerOfToken } from './session.ts'
import { signInByMail } from './testing/sign-in-by-mail.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')
const onDay = (days: number) => new Date(start.getTime() + days * DAY_MS)

async function signIn(database: Database, email?: string) {
  return (await signInReply(database, email)).body.data.access_token
}

/** With the cookies of the session alone. */
async function signInReply(database: Database, email = 'ada@example.org', now = start) {
  const { cookies, ...reply } = await signInByMail(handlerContext(database, { now }), email)
  return { ...reply, cookies: cookies?.filter(({ name }) => name === 'coinquiry_navigation') }
}

const kindOn = async (database: Database, token: string, days: number) =>
  (await viewerOfToken(database.db, token, onDay(days))).kind

describeDatabases('a session', (open) => {
  it('ends thirty days after it was last used', async () => {
    const token = await signIn(open())
    expect(await kindOn(open(), token, 29.9)).toBe('user')
    expect(await kindOn(open(), token, 59.8)).toBe('user')
    expect(await kindOn(open(), token, 89.9)).toBe('visitor')
  })

  it('ends after thirty days without use', async () => {
    const token = await signIn(open())
    expect(await kindOn(open(), token, 30)).toBe('visitor')
  })

  it('is written once a day at most', async () => {
    const token = await signIn(open())
    const expiry = async (days: number) => {
      await viewerOfToken(open().db, token, onDay(days))
      const session = await open().db.selectFrom('sessions').select('expires_at').executeTakeFirst()
      return session?.expires_at
    }
    expect(await expiry(0.9)).toEqual(onDay(30))
    expect(await expiry(1.1)).toEqual(onDay(31.1))
    expect(await expiry(2)).toEqual(onDay(31.1))
  })

  it('knows a member until the membership ends', async () => {
    const token = await signIn(open())
    const member = async (days: number) => {
      const viewer = await viewerOfToken(open().db, token, onDay(days))
      return viewer.kind === 'user' && viewer.isMember
    }
    expect(await member(0)).toBe(false)
    await open()
      .db.updateTable('users')
      .set({ member_until: onDay(10) })
      .execute()
    expect(await member(9.9)).toBe(true)
    expect(await member(10)).toBe(false)
  })

  it('ends by signing out, and no other with it', async () => {
    const token = await signIn(open())
    const other = await signIn(open(), 'eve@example.org')
    const viewer = await viewerOfToken(open().db, token, start)
    await authHandlers.logout(handlerContext(open(), { viewer: userOf(viewer) }))
    expect(await kindOn(open(), token, 0)).toBe('visitor')
    expect(await kindOn(open(), other, 0)).toBe('user')
  })

  it('that has ended is forgotten when its user signs in again, and no other', async () => {
    await signIn(open())
    await signIn(open(), 'eve@example.org')
    const living = await signInReply(open(), 'ada@example.org', onDay(29.9))
    await signInReply(open(), 'ada@example.org', onDay(30))
    const sessions = await open()
      .db.selectFrom('sessions')
      .select('expires_at')
      .orderBy('expires_at')
      .execute()
    expect(sessions.map(({ expires_at }) => expires_at)).toEqual([
      onDay(30),
      onDay(59.9),
      onDay(60),
    ])
    expect(await kindOn(open(), living.body.data.access_token, 30)).toBe('user')
  })

  it('belongs to nobody when the token is unknown', async () => {
    expect(await kindOn(open(), 'no such token', 0)).toBe('visitor')
    expect(await kindOn(open(), '', 0)).toBe('visitor')
  })

  it('is known to navigations by a cookie of its own', async () => {
    const { body, cookies = [] } = await signInReply(open())
    const values = new Set(cookies.map(({ value }) => value))
    expect([...values][0]).toHaveLength(43)
    expect(values.size).toBe(1)
    expect(values).not.toContain(body.data.access_token)
    expect(cookies.map(({ name, path, sameSite }) => [name, path, sameSite])).toEqual([
      ['coinquiry_navigation', '/api/v1/topics/download', 'lax'],
      ['coinquiry_navigation', '/api/v1/auth/login/bind_twitter', 'lax'],
    ])
  })

  it('lives on by its cookie, and ends with it', async () => {
    const { body, cookies = [] } = await signInReply(open())
    const token = body.data.access_token
    const cookie = cookies[0]?.value ?? ''
    const byCookie = (days: number) => viewerOfNavigation(open().db, cookie, onDay(days))
    expect(await byCookie(29.9)).toEqual(await viewerOfToken(open().db, token, onDay(29.9)))
    expect((await byCookie(59.8)).kind).toBe('user')
    expect(await kindOn(open(), token, 89.7)).toBe('user')
    expect((await byCookie(119.7)).kind).toBe('visitor')
  })

  it('takes neither secret for the other', async () => {
    const { body, cookies = [] } = await signInReply(open())
    expect(await kindOn(open(), cookies[0]?.value ?? '', 0)).toBe('visitor')
    const asCookie = viewerOfNavigation(open().db, body.data.access_token, start)
    expect((await asCookie).kind).toBe('visitor')
  })

  it('ends for its cookie, too, by signing out', async () => {
    const { body, cookies = [] } = await signInReply(open())
    const viewer = await viewerOfToken(open().db, body.data.access_token, start)
    const { cookies: cleared = [] } = await authHandlers.logout(
      handlerContext(open(), { viewer: userOf(viewer) }),
    )
    expect(cleared).toEqual(cookies.map((cookie) => ({ ...cookie, value: '', maxAge: 0 })))
    const afterwards = await viewerOfNavigation(open().db, cookies[0]?.value ?? '', start)
    expect(afterwards.kind).toBe('visitor')
  })

  it.each([
    [179.9, 'user'],
    [180, 'visitor'],
    [180.1, 'visitor'],
  ])('that is used every day lives 180 days: after %d it is a %s’s', async (days, kind) => {
    const token = await signIn(open())
    for (let day = 1; day < days; day += 20) expect(await kindOn(open(), token, day)).toBe('user')
    expect(await kindOn(open(), token, days)).toBe(kind)
  })

  it('of an earlier version lives no longer either', async () => {
    const token = await signIn(open())
    await open()
      .db.updateTable('sessions')
      .set({ created_at: onDay(-181), expires_at: onDay(29) })
      .execute()
    expect(await kindOn(open(), token, 0)).toBe('visitor')
  })
})

describeDatabases('the sessions of a user', (open) => {
  const agents = {
    laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
  }

  async function signInWith(userAgent: string, minute: number, email = 'ada@example.org') {
    const now = new Date(start.getTime() + minute * 60_000)
    const reply = await signInByMail(handlerContext(open(), { now, userAgent }), email)
    const token = reply.body.data.access_token
    const viewer = userOf(await viewerOfToken(open().db, token, now))
    const ctx = handlerContext(open(), { now, viewer })
    return {
      ctx,
      kind: () => kindOn(open(), token, 0.1),
      list: async () => (await authHandlers.fetchSessions(ctx)).body.data,
      end: (session_id: string) => authHandlers.endSession(ctx, pathOnly({ session_id })),
    }
  }

  it('are told apart by device, the last used first', async () => {
    const [laptop, phone] = [await signInWith(agents.laptop, 0), await signInWith(agents.phone, 1)]
    await signInWith(agents.phone, 0, 'eve@example.org')
    const shown = (await laptop.list()).map(({ browser, system, is_current }) => [
      browser,
      system,
      is_current,
    ])
    expect(shown).toEqual([
      ['Safari', 'iOS', 0],
      ['Firefox', 'Linux', 1],
    ])
    const [first] = await phone.list()
    const at = start.getTime() / 1000 + 60
    expect(first).toMatchObject({ is_current: 1, created_at: at, used_at: at })
    await viewerOfToken(open().db, 'unknown', start)
  })

  it('end one by one, and by nobody else', async () => {
    const [laptop, phone] = [await signInWith(agents.laptop, 0), await signInWith(agents.phone, 1)]
    const eve = await signInWith(agents.phone, 0, 'eve@example.org')
    const [{ session_id } = { session_id: '' }] = await laptop.list()
    expect((await eve.end(session_id)).body).toEqual({ code: 0, data: null })
    expect(await phone.kind()).toBe('user')
    expect((await laptop.end(session_id)).cookies).toEqual([])
    expect(await phone.kind()).toBe('visitor')
    expect(await laptop.kind()).toBe('user')
    expect(await laptop.list()).toHaveLength(1)
  })

  it('end all at once, this one with its cookies', async () => {
    const [laptop, phone] = [await signInWith(agents.laptop, 0), await signInWith(agents.phone, 1)]
    const eve = await signInWith(agents.phone, 0, 'eve@example.org')
    const { cookies = [] } = await laptop.end('all')
    expect(cookies.map(({ value }) => value)).toEqual(['', ''])
    expect([await laptop.kind(), await phone.kind(), await eve.kind()]).toEqual([
      'visitor',
      'visitor',
      'user',
    ])
  })

  it('that have ended are not listed', async () => {
    const laptop = await signInWith(agents.laptop, 0)
    await open().db.updateTable('sessions').set({ expires_at: start }).execute()
    expect(await laptop.list()).toEqual([])
  })
})
