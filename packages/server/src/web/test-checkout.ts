import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { localCheckout } from '../features/orders/local-checkout.ts'
import type { Language } from '../ports.ts'
import { orderPage, portalPage } from './test-checkout-page.ts'

interface OrderRoute {
  Params: { session: string }
}
interface PortalRoute {
  Params: { customer: string }
  Querystring: { language?: string }
}

/**
 * The local checkout that takes no money. Who knows an address may use it, so the unguessable ids
 * in the addresses are all that its forms need.
 */
export async function testCheckoutPages(app: FastifyInstance, context: AppContext) {
  const checkout = localCheckout(context)

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null),
    )

    scope.get<OrderRoute>('/checkout/test/:session', async ({ params }, reply) => {
      const order = await checkout.order(params.session)
      if (!order) return reply.callNotFound()
      return page(reply, orderPage(order, `/checkout/test/${params.session}`))
    })

    scope.post<OrderRoute>('/checkout/test/:session/pay', async ({ params }, reply) => {
      await checkout.pay(params.session)
      const order = await checkout.order(params.session)
      if (!order) return reply.callNotFound()
      return reply.redirect(order.status === 'paid' ? `/?order=${order.id}` : '/price', 303)
    })

    scope.post<OrderRoute>('/checkout/test/:session/decline', async ({ params }, reply) => {
      if (!(await checkout.order(params.session))) return reply.callNotFound()
      await checkout.decline(params.session)
      return reply.redirect('/price', 303)
    })

    scope.get<PortalRoute>('/checkout/test/portal/:customer', async ({ params, query }, reply) => {
      const subscription = await checkout.subscription(params.customer)
      if (!subscription) return reply.callNotFound()
      const { status, plan, paidUntil } = subscription
      const isRunning = status !== 'ended' && paidUntil > context.ports.clock.now()
      const language = languageOf(query.language)
      const shown = { plan, paidUntil, isRunning }
      return page(reply, portalPage(shown, language, portalPath(params.customer, language)))
    })

    scope.post<PortalRoute>('/checkout/test/portal/:customer', async ({ params, query }, reply) => {
      if (!(await checkout.subscription(params.customer))) return reply.callNotFound()
      await checkout.end(params.customer)
      return reply.redirect(portalPath(params.customer, languageOf(query.language)), 303)
    })
  })
}

function portalPath(customer: string, language: Language): string {
  return `/checkout/test/portal/${customer}?language=${language}`
}

function languageOf(text: string | undefined): Language {
  return text === 'en' ? 'en' : 'zh'
}

function page(reply: FastifyReply, html: string) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
}
