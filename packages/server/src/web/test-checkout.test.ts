import { beforeEach, expect, test } from 'vitest'
import { createCheckout } from '../adapters/checkout/checkout.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { orderHandlers } from '../features/orders/handlers.ts'
import { createLog } from '../log.ts'
import { describeDatabases } from '../testing/databases.ts'
import { bodyOnly, handlerContext } from '../testing/handler-context.ts'
import { addPerson, personById } from '../testing/people.ts'

const DAY_MS = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describeDatabases('the local checkout', (open) => {
  let now: Date
  beforeEach(() => {
    now = start
  })

  async function checkout(settings: Readonly<Record<string, string>> = {}) {
    const env = readEnv({ PORT: '3000', ...settings })
    const ports = { clock: { now: () => now }, checkout: await createCheckout(env, () => {}) }
    const app = await createApp({
      context: handlerContext(open(), { env, ports }),
      log: createLog('silent'),
      web: null,
      checkReplies: true,
    })
    return {
      get: (url: string) => app.inject(url),
      press: (url: string) => app.inject({ method: 'POST', url, headers: form }),
      async buy(viewer: Awaited<ReturnType<typeof addPerson>>, language: 'zh' | 'en' = 'en') {
        const ctx = handlerContext(open(), { env, ports, now, viewer })
        const body = { order_type: '2', language } as const
        const reply = await orderHandlers.createCheckoutSession(ctx, bodyOnly(body))
        const { origin, pathname, search } = new URL(reply.body.data.checkout_url)
        expect(origin).toBe('http://localhost:3000')
        return pathname + search
      },
    }
  }

  const buttons = (html: string) =>
    [...html.matchAll(/action="([^"]+)".*?<button>([^<]+)/g)].map(([, action, label]) => ({
      action,
      label,
    }))

  test('shows what is bought, that no money is taken, and nothing inline', async () => {
    const { get, buy } = await checkout()
    const path = await buy(await addPerson(open()))
    const { body, statusCode, headers } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(body).toContain('No money is taken')
    expect(body).toContain('$30 a month')
    expect(body).not.toMatch(/<script|<style|style=|onclick/)
    expect(buttons(body)).toEqual([
      { action: `${path}/pay`, label: 'Pay (test)' },
      { action: `${path}/decline`, label: 'Cancel' },
    ])
  })

  test('speaks Chinese to who bought in Chinese', async () => {
    const { get, buy } = await checkout()
    const { body } = await get(await buy(await addPerson(open()), 'zh'))
    expect(body).toContain('<html lang="zh">')
    expect(body).toContain('不会收取任何费用')
  })

  test('makes a member, once, however often one presses', async () => {
    const { get, press, buy } = await checkout()
    const mei = await addPerson(open())
    const path = await buy(mei)
    const replies = await Promise.all(Array.from({ length: 10 }, () => press(`${path}/pay`)))
    const [order] = await open().db.selectFrom('orders').selectAll().execute()
    for (const { statusCode, headers } of replies) {
      expect([statusCode, headers.location]).toEqual([303, `/?order=${order?.id}`])
    }
    expect(order).toMatchObject({ status: 'paid', provider: 'test' })
    const member_until = new Date(start.getTime() + 31 * DAY_MS)
    expect(await personById(open(), mei)).toMatchObject({ member_until })
    expect(await open().db.selectFrom('points').select('points').execute()).toEqual([
      { points: 100 },
    ])
    expect(buttons((await get(path)).body)).toEqual([])
  })

  test('takes a cancelled order no further', async () => {
    const { get, press, buy } = await checkout()
    const mei = await addPerson(open())
    const path = await buy(mei)
    expect((await press(`${path}/decline`)).headers.location).toBe('/price')
    expect((await press(`${path}/pay`)).headers.location).toBe('/price')
    expect((await get(path)).body).toContain('The order was canceled')
    expect(await personById(open(), mei)).toMatchObject({ member_until: null })
    expect(await buy(mei)).not.toBe(path)
  })

  test('leads a member to a page that ends the subscription', async () => {
    const { get, press, buy } = await checkout()
    const mei = await addPerson(open())
    await press(`${await buy(mei)}/pay`)
    const portal = await buy(mei)
    expect(portal).toMatch(/^\/checkout\/test\/portal\/test_[\w-]{32}\?language=en$/)
    const { body } = await get(portal)
    expect(body).toContain('Runs until 2026-03-31')
    const [{ action = '' } = {}] = buttons(body)
    expect((await press(action)).headers.location).toBe(portal)
    expect((await get(portal)).body).toContain('The subscription has ended')
    expect(await personById(open(), mei)).toMatchObject({ member_until: null })
    expect(await buy(mei)).not.toContain('portal')
  })

  test('sells again when the time that was bought is over', async () => {
    const { press, buy } = await checkout()
    const mei = await addPerson(open())
    await press(`${await buy(mei)}/pay`)
    now = new Date(start.getTime() + 40 * DAY_MS)
    await press(`${await buy(mei)}/pay`)
    const member_until = new Date(start.getTime() + 71 * DAY_MS)
    expect(await personById(open(), mei)).toMatchObject({ member_until })
  })

  test.each(['test_guessed', 'no%00thing', '%F0%9F%92%B0'])(
    'knows nothing by chance: %s',
    async (id) => {
      const { get, press } = await checkout()
      const [order, portal] = [`/checkout/test/${id}`, `/checkout/test/portal/${id}`]
      const replies = [get(order), press(`${order}/pay`), press(`${order}/decline`)]
      for (const reply of [...replies, get(portal), press(portal)]) {
        expect((await reply).statusCode).toBe(404)
      }
    },
  )

  test.each([{ CHECKOUT: 'off' }, { PUBLIC_URL: 'https://coinquiry.example', MAIL: 'outbox' }])(
    'is not there with %o',
    async (settings) => {
      const { press, buy } = await checkout()
      const mei = await addPerson(open())
      const path = await buy(mei)
      const other = await checkout(settings)
      expect((await other.get(path)).statusCode).toBe(404)
      expect((await other.press(`${path}/pay`)).statusCode).not.toBe(303)
      expect(await personById(open(), mei)).toMatchObject({ member_until: null })
      expect((await press(`${path}/pay`)).statusCode).toBe(303)
    },
  )
})
