import { createHmac } from 'node:crypto'
import type { CallRequest } from '../../packages/api-client/conformance/index.ts'
import { eventOf, secondsNow } from '../fakes/stripe-records.ts'

/** An event about nothing that concerns the server, signed as Stripe signs. */
export function signedEvent(secret: string): CallRequest {
  const content = JSON.stringify(eventOf('customer.created', { id: 'cus_1', object: 'customer' }))
  const at = secondsNow()
  const signature = createHmac('sha256', secret).update(`${at}.${content}`).digest('hex')
  return {
    sent: { type: 'application/json', content },
    headers: { 'stripe-signature': `t=${at},v1=${signature}` },
  }
}
