import type Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentEvent, Price } from '../../ports/checkout.ts'
import type { Report } from './stripe-client.ts'
import { invoicePaid } from './stripe-event.ts'

const MOST_PAYMENTS = 100

/**
 * Gives back all payments of the subscription's newest paid invoice, unless that is older than
 * `since`. Asked for again, Stripe gives nothing back twice.
 */
export async function refundLatest(
  stripe: Stripe,
  subscription: string,
  since: Date,
  report: Report,
): Promise<Price | null> {
  const newest = { subscription, status: 'paid', limit: 1 } as const
  const [invoice] = (await stripe.invoices.list(newest)).data
  if (!invoice?.id || invoice.created * 1000 < since.getTime()) return null
  const { data: payments } = await stripe.invoicePayments.list({
    ...{ invoice: invoice.id, status: 'paid', limit: MOST_PAYMENTS },
  })
  const returned: Price[] = []
  for (const { id, payment, amount_paid, currency } of payments) {
    const charged = payment.payment_intent
      ? { payment_intent: idOf(payment.payment_intent) }
      : payment.charge && { charge: idOf(payment.charge) }
    const paid = { amount: amount_paid ?? 0, currency: currency.toUpperCase() }
    const sum = `${(paid.amount / 100).toFixed(2)} ${paid.currency}`
    if (!charged) {
      report('Give it back by hand: paid twice, but not by card', new Error(`${id} (${sum})`))
      continue
    }
    const isNew = await refund(stripe, { ...charged, reason: 'duplicate' }, `refund ${id}`)
    if (!isNew) continue
    report('Paid twice: given back', new Error(`${subscription} (${sum})`))
    returned.push(paid)
  }
  const [first] = returned
  return first ? { ...first, amount: returned.reduce((sum, { amount }) => sum + amount, 0) } : null
}

/** False when it was given back before. */
async function refund(
  { refunds, errors }: Stripe,
  wanted: Stripe.RefundCreateParams,
  idempotencyKey: string,
): Promise<boolean> {
  try {
    await refunds.create(wanted, { idempotencyKey })
    return true
  } catch (error) {
    const isDone =
      error instanceof errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
    if (isDone) return false
    throw error
  }
}

const idOf = (object: string | { readonly id: string }) =>
  typeof object === 'string' ? object : object.id

const reference = z.string().nullish()
/** A refund of a part takes nothing back of the subscription. */
const refundedCharge = z.object({
  refunded: z.literal(true),
  payment_intent: reference,
  invoice: reference,
})
/** Only asked about (`warning_…`), the money is still there. */
const lostDispute = z.object({
  status: z.string().regex(/^(?!warning_)/),
  payment_intent: reference,
})

interface Reversal {
  readonly id: string
  readonly at: Date
  readonly by: 'refund' | 'dispute'
  readonly paymentIntent: string | null
  /** Older versions of the API name the invoice on the charge itself. */
  readonly invoice: string | null
}

/** What an event says was taken back as a whole; null for any other event. */
export function reversalOf({ id, type, created, data }: Stripe.Event): Reversal | null {
  const by = REVERSALS.get(type)
  if (!by) return null
  const read = (by === 'refund' ? refundedCharge : lostDispute).safeParse(data.object).data
  if (!read) return null
  const { payment_intent = null } = read
  const invoice = ('invoice' in read && read.invoice) || null
  return { id, at: new Date(created * 1000), by, paymentIntent: payment_intent, invoice }
}

const REVERSALS = new Map<string, Reversal['by']>([
  ['charge.refunded', 'refund'],
  ['charge.dispute.created', 'dispute'],
  ['charge.dispute.funds_withdrawn', 'dispute'],
])

/** The types of events that tell of it. */
export const REVERSAL_TYPES: readonly string[] = [...REVERSALS.keys()]

/** Which subscription it was paid for; ignored where that is none, or no time that is left. */
export async function reversedPayment(stripe: Stripe, reversal: Reversal): Promise<PaymentEvent> {
  const { id, at, by } = reversal
  const invoice = await invoiceOf(stripe, reversal)
  const paid = invoice && invoicePaid.parse(invoice)
  if (paid?.kind !== 'paid' || (by === 'refund' && !(paid.paidUntil && paid.paidUntil > at)))
    return { id, at, kind: 'ignored' }
  const { orderId, subscriptionId, customerId } = paid
  return { id, at, kind: 'reversed', by, orderId, subscriptionId, customerId }
}

async function invoiceOf(stripe: Stripe, { paymentIntent, invoice }: Reversal) {
  if (invoice) return stripe.invoices.retrieve(invoice)
  if (!paymentIntent) return null
  const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 })
  return data[0] ? stripe.invoices.retrieve(idOf(data[0].invoice)) : null
}
