import type { ServerResponse } from 'node:http'
import type { StripeBook } from './stripe-book.ts'
import type { StripeEvent } from './stripe-objects.ts'

/** Pages as plain as can be: one button pays, or ends a subscription, and the server is told. */
export async function answerStripePage(
  book: StripeBook,
  tell: (event: StripeEvent) => Promise<unknown>,
  { method, path }: { readonly method: string; readonly path: string },
  response: ServerResponse,
): Promise<void> {
  const [, kind, id = ''] = path.split('/')
  const session = book.sessions.get(id)
  const subscription = [...book.subscriptions.values()].find(({ customer }) => customer === id)
  if (kind === 'pay' && session) {
    if (method === 'GET') return sendPage(response, 'Pay', session.cancel_url)
    for (const event of book.pay(id)) await tell(event)
    response.writeHead(303, { location: session.success_url }).end()
  } else if (kind === 'portal' && subscription) {
    if (method === 'GET') return sendPage(response, 'Cancel subscription', '/')
    await tell(book.change(subscription.id, { status: 'canceled' }))
    response.writeHead(303, { location: '/portal' }).end()
  } else response.writeHead(404).end()
}

function sendPage(response: ServerResponse, action: string, back: string): void {
  const form = `<form method="post"><button>${action}</button></form>`
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>Stripe fake</title>${form}<a href="${back}">Back</a>`)
}
