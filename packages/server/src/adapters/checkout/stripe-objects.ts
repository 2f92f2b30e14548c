/** What is read of Stripe's objects; whatever else is in them is of no concern. */
import { z } from 'zod'

/** Under which our order is found in everything of Stripe's that came from it. */
export const ORDER_KEY = 'order_id'

const seconds = z.number().transform((since1970) => new Date(since1970 * 1000))
const orderId = z.uuid().nullish().catch(null)
const metadata = z.object({ [ORDER_KEY]: orderId }).nullish()

export type Session = z.output<typeof session>

export const session = z.object({
  client_reference_id: orderId,
  metadata,
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  payment_status: z.string(),
})

/** Older versions of the API keep the period on the subscription itself. */
const period = z.object({ current_period_start: seconds, current_period_end: seconds }).partial()

export type Subscription = z.output<typeof subscription>

export const subscription = z.object({
  id: z.string(),
  metadata,
  customer: z.string(),
  status: z.enum([
    'incomplete',
    'incomplete_expired',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'canceled',
  ]),
  items: z.object({ data: z.array(period) }),
  ...period.shape,
})

/** Older versions of the API name the subscription on the invoice itself. */
const origin = z.object({ subscription: z.string().nullish(), metadata })

export type Invoice = z.output<typeof invoice>

export const invoice = z.object({
  customer: z.string().nullable(),
  subscription: z.string().nullish(),
  subscription_details: origin.nullish(),
  parent: z.object({ subscription_details: origin.nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
})

export const event = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
})
