import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Database } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { bodyOnly, handlerContext } from '../../testing/handler-context.ts'
import { authHandlers } from './handlers.ts'
import { codeHash } from './secrets.ts'
import { viewerOfToken } from './session.ts'
import { mailedCode } from './testing/sign-in-by-mail.ts'
import { storedText } from './testing/stored-text.ts'

const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const email = 'Ada.Byron@example.org'

function codeFor(database: Database, parts: Partial<RequestContext> = {}, to = email) {
  return mailedCode(handlerContext(database, { now: start, ...parts }), to)
}

async function login(database: Database, code: string, now = start, as = email) {
  const ctx = handlerContext(database, { now })
  const reply = await authHandlers.loginByEmail(ctx, bodyOnly({ email: as, email_code: code }))
  return reply.body.data.access_token
}

const wrong = { key: 'error.wrongCode' }
const tooMany = (retryAfter: number) => ({ key: 'error.tooManyRequests', retryAfter })

describeDatabases('signing in by code', (open) => {
  it('opens one account per address, however it is written', async () => {
    const first = await login(open(), await codeFor(open()))
    const later = await codeFor(open(), { now: after(60) }, 'ADA.BYRON@EXAMPLE.ORG')
    const second = await login(open(), later, after(60), 'ada.byron@example.org')

    const users = await open().db.selectFrom('users').selectAll().execute()
    expect(users).toMatchObject([{ email: 'ada.byron@example.org' }])
    expect(users[0]?.user_name).toMatch(/^User-[A-Z2-9]{6}$/)
    const viewers = await Promise.all(
      [first, second].map((t) => viewerOfToken(open().db, t, start)),
    )
    expect(viewers.map((viewer) => viewer.kind === 'user' && viewer.userId)).toEqual([
      users[0]?.id,
      users[0]?.id,
    ])
  })

  it('gives the points for registering once', async () => {
    await login(open(), await codeFor(open()))
    await login(open(), await codeFor(open(), { now: after(60) }), after(60))
    const points = await open().db.selectFrom('points').select(['task_key', 'points']).execute()
    expect(points).toEqual([{ task_key: 'user_register', points: 10 }])
  })

  it('takes a code in any case and with spaces', async () => {
    const code = await codeFor(open())
    expect(await login(open(), ` ${code.toLowerCase().split('').join(' ')}\n`)).toHaveLength(43)
  })

  it('refuses wrong, used and expired codes, and codes of another address', async () => {
    const code = await codeFor(open())
    await expect(login(open(), 'AAAAAA')).rejects.toMatchObject(wrong)
    await expect(login(open(), code, start, 'eve@example.org')).rejects.toMatchObject(wrong)
    await expect(login(open(), code, after(600))).rejects.toMatchObject(wrong)
    await login(open(), code, after(599))
    await expect(login(open(), code, after(599))).rejects.toMatchObject(wrong)
    expect(await open().db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'ada.byron@example.org' },
    ])
  })

  it('keeps an earlier code valid when another is sent', async () => {
    const first = await codeFor(open())
    const second = await codeFor(open(), { now: after(60) })
    await login(open(), first, after(60))
    await login(open(), second, after(60))
  })

  it('survives four wrong tries and not five, counted over all codes of the address', async () => {
    const first = await codeFor(open())
    for (const guess of ['AAAAAA', 'BBBBBB', 'CCCCCC']) {
      await expect(login(open(), guess)).rejects.toMatchObject(wrong)
    }
    const second = await codeFor(open(), { now: after(60) })
    await expect(login(open(), 'DDDDDD', after(60))).rejects.toMatchObject(wrong)
    await login(open(), first, after(60))
    for (const guess of ['EEEEEE', 'FFFFFF', 'GGGGGG', 'HHHHHH']) {
      await expect(login(open(), guess, after(61))).rejects.toMatchObject(wrong)
    }
    await expect(login(open(), second, after(61))).rejects.toMatchObject(wrong)
  })

  it('stores neither codes nor tokens as they are', async () => {
    const code = await codeFor(open())
    const token = await login(open(), code)
    const codes = await open().db.selectFrom('login_codes').selectAll().execute()
    const sessions = await open().db.selectFrom('sessions').selectAll().execute()
    expect([codes.length, sessions.length]).toEqual([1, 1])
    for (const secret of [code, token]) {
      expect(storedText([...codes, ...sessions])).not.toContain(secret)
    }
  })

  it('stores codes so that they are worth nothing without the server’s secret', async () => {
    const code = await codeFor(open())
    const [stored] = await open().db.selectFrom('login_codes').selectAll().execute()
    const hash = (secret: Uint8Array) =>
      Buffer.from(codeHash(secret, email.toLowerCase(), code)).toString('hex')
    const kept = Buffer.from(stored?.code_hash ?? []).toString('hex')
    expect(kept).toBe(hash(handlerContext(open()).secret))
    expect(kept).not.toBe(hash(new Uint8Array(32)))
    const byAddress = createHmac('sha256', email.toLowerCase()).update(code).digest('hex')
    expect(kept).not.toBe(byAddress)
  })

  it('sends one mail a minute and five an hour to an address', async () => {
    await codeFor(open())
    await expect(codeFor(open(), { now: after(59) })).rejects.toMatchObject(tooMany(1))
    for (const seconds of [60, 120, 180, 240]) await codeFor(open(), { now: after(seconds) })
    await expect(codeFor(open(), { now: after(300) })).rejects.toMatchObject(tooMany(3300))
    await codeFor(open(), { now: after(300) }, 'eve@example.org')
    await codeFor(open(), { now: after(3600) })
  })

  it('says when the next mail may be sent, and how long the code is good', async () => {
    const send = async (seconds: number) => {
      const ctx = handlerContext(open(), { now: after(seconds) })
      const { data } = (await authHandlers.sendEmail(ctx, bodyOnly({ email }))).body
      return data
    }
    const usual = { resend_after: 60, expires_in: 600 }
    for (const seconds of [0, 60, 120, 180]) expect(await send(seconds)).toEqual(usual)
    expect(await send(240)).toEqual({ ...usual, resend_after: 3360 })
  })

  it('sends thirty mails an hour for one IP address', async () => {
    for (let n = 0; n < 30; n++) await codeFor(open(), {}, `ada${n}@example.org`)
    await expect(codeFor(open())).rejects.toMatchObject(tooMany(3600))
    await codeFor(open(), { ip: '203.0.113.8' })
  })

  it('takes all addresses of an IPv6 network for one', async () => {
    for (let n = 0; n < 30; n++) {
      await codeFor(open(), { ip: `2001:db8:0:7::${n.toString(16)}` }, `ada${n}@example.org`)
    }
    const neighbour = codeFor(open(), { ip: '2001:db8:0:7:ffff::1' })
    await expect(neighbour).rejects.toMatchObject(tooMany(3600))
    await codeFor(open(), { ip: '2001:db8:0:8::1' })
  })

  it('lets one IP address try to sign in sixty times in five minutes', async () => {
    const code = await codeFor(open())
    for (let n = 0; n < 60; n++) {
      const ctx = handlerContext(open(), { now: start })
      const attempt = authHandlers.loginByEmail(
        ctx,
        bodyOnly({ email: `ada${n}@example.org`, email_code: 'AAAAAA' }),
      )
      await expect(attempt).rejects.toMatchObject(wrong)
    }
    await expect(login(open(), code)).rejects.toMatchObject(tooMany(300))
    await login(open(), code, after(300))
  })

  it('says when the mail could not be handed over', async () => {
    const ctx = handlerContext(open(), {
      ports: { mailer: { send: () => Promise.reject(new Error('refused')) } },
    })
    const sending = authHandlers.sendEmail(ctx, bodyOnly({ email }))
    await expect(sending).rejects.toMatchObject({ key: 'error.mailFailed' })
  })
})
