import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { escapeHtml, plainPage } from '../contract/plain-page.ts'
import { DEFAULT_PRICES } from '../domain/prices.ts'
import { localCheckout } from '../features/orders/local-checkout.ts'
import type { Language } from '../ports.ts'

interface OrderRoute {
  Params: { session: string }
}
interface PortalRoute {
  Params: { customer: string }
  Querystring: { language?: string }
}

const ORDER = '/checkout/test/:session'
const PORTAL = '/checkout/test/portal/:customer'

/**
 * The local checkout that takes no money. The ids in its addresses cannot be guessed, so its forms
 * need no other protection.
 */
export async function testCheckoutPages(app: FastifyInstance, context: AppContext) {
  const checkout = localCheckout(context)

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    )

    scope.get<OrderRoute>(ORDER, async ({ params }, reply) => {
      const order = await checkout.order(params.session)
      if (!order) return reply.callNotFound()
      return page(reply, orderPage(order, `/checkout/test/${params.session}`))
    })

    scope.post<OrderRoute>(`${ORDER}/pay`, async ({ params }, reply) => {
      await checkout.pay(params.session)
      const order = await checkout.order(params.session)
      if (!order) return reply.callNotFound()
      return reply.redirect(order.status === 'paid' ? `/?order=${order.id}` : '/price', 303)
    })

    scope.post<OrderRoute>(`${ORDER}/decline`, async ({ params }, reply) => {
      if (!(await checkout.order(params.session))) return reply.callNotFound()
      await checkout.decline(params.session)
      return reply.redirect('/price', 303)
    })

    scope.get<PortalRoute>(PORTAL, async ({ params, query, url }, reply) => {
      const subscription = await checkout.subscription(params.customer)
      if (!subscription) return reply.callNotFound()
      const { status, paidUntil } = subscription
      const isRunning = status !== 'ended' && paidUntil > context.ports.clock.now()
      const language = query.language === 'en' ? 'en' : 'zh'
      return page(reply, portalPage({ ...subscription, isRunning }, language, escapeHtml(url)))
    })

    scope.post<PortalRoute>(PORTAL, async ({ params, url }, reply) => {
      if (!(await checkout.subscription(params.customer))) return reply.callNotFound()
      await checkout.end(params.customer)
      return reply.redirect(url, 303)
    })
  })
}

function page(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}

const yearly = `$${DEFAULT_PRICES.yearly.amount / 100}`
const monthly = `$${DEFAULT_PRICES.monthly.amount / 100}`

const texts = {
  zh: {
    checkout: '测试支付',
    portal: '测试订阅',
    notice: '这是测试页面，不会收取任何费用。',
    yearly: `Pro 年付，${yearly}/年`,
    monthly: `Pro 月付，${monthly}/月`,
    until: (day: string) => `有效期至 ${day}`,
    pay: '支付（测试）',
    decline: '取消',
    end: '立即结束订阅',
    change: '要更换套餐，请先结束当前订阅，再购买另一套餐。',
    paid: '已支付，Pro 已开通。',
    expired: '订单已取消。',
    ended: '订阅已结束。',
    back: '返回 Coinquiry',
  },
  en: {
    checkout: 'Test checkout',
    portal: 'Test subscription',
    notice: 'This page is for tests. No money is taken.',
    yearly: `Pro, yearly: ${yearly} a year`,
    monthly: `Pro, monthly: ${monthly} a month`,
    until: (day: string) => `Runs until ${day}`,
    pay: 'Pay (test)',
    decline: 'Cancel',
    end: 'End the subscription now',
    change: 'To switch plans, end this one and buy the other.',
    paid: 'Paid. Pro is yours.',
    expired: 'The order was canceled.',
    ended: 'The subscription has ended.',
    back: 'Back to Coinquiry',
  },
} as const

type Checkout = ReturnType<typeof localCheckout>
type Order = NonNullable<Awaited<ReturnType<Checkout['order']>>>
type Subscription = NonNullable<Awaited<ReturnType<Checkout['subscription']>>>

/** Where a test order is "paid"; `path` is the page's own. */
function orderPage({ plan, language, status }: Order, path: string): string {
  const messages = texts[language]
  const about = paragraphs(messages.notice, messages[plan])
  const content =
    status === 'open'
      ? about + button(`${path}/pay`, messages.pay) + button(`${path}/decline`, messages.decline)
      : about + paragraphs(messages[status]) + back(messages.back)
  return plainPage(language, messages.checkout, content)
}

/** Where a test subscription is managed. */
function portalPage(
  { plan, isRunning, paidUntil }: Pick<Subscription, 'plan' | 'paidUntil'> & { isRunning: boolean },
  language: Language,
  path: string,
): string {
  const messages = texts[language]
  const day = paidUntil.toISOString().slice(0, 10)
  const content = isRunning
    ? paragraphs(messages.notice, messages[plan], messages.until(day), messages.change) +
      button(path, messages.end)
    : paragraphs(messages.notice, messages.ended)
  return plainPage(language, messages.portal, content + back(messages.back))
}

function paragraphs(...lines: readonly string[]): string {
  return lines.map((line) => `<p>${line}</p>\n`).join('')
}

function button(action: string, label: string): string {
  return `<form method="post" action="${action}"><p><button>${label}</button></p></form>\n`
}

function back(label: string): string {
  return `<p><a href="/">${label}</a></p>\n`
}
