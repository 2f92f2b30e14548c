import { expect, it } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { authHandlers } from './handlers.ts'
import { viewerOfToken } from './viewer-of-token.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')
const onDay = (days: number) => new Date(start.getTime() + days * DAY_MS)

async function signIn(database: Database, email = 'ada@example.org') {
  const ctx = handlerContext(database, { now: start })
  await authHandlers.sendEmail(ctx, bodyOnly({ email }))
  const email_code = ctx.sent[0]?.subject.slice(0, 6) ?? ''
  const reply = await authHandlers.loginByEmail(ctx, bodyOnly({ email, email_code }))
  return reply.body.data.access_token
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
    await authHandlers.logout(handlerContext(open(), { viewer }))
    expect(await kindOn(open(), token, 0)).toBe('visitor')
    expect(await kindOn(open(), other, 0)).toBe('user')
  })

  it('belongs to nobody when the token is unknown', async () => {
    expect(await kindOn(open(), 'no such token', 0)).toBe('visitor')
    expect(await kindOn(open(), '', 0)).toBe('visitor')
  })
})
