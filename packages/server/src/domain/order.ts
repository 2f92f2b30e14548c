import { secondsAfter } from './calendar.ts'

export type OrderStatus = 'open' | 'paid' | 'expired'

const REUSE_SECONDS = 60 * 60
/** Stripe closes a page by itself after a day; with an hour to spare. */
const PAGE_SECONDS = 25 * 60 * 60

/** The same order again after this leads to the same page. */
export const reusableSince = (now: Date): Date => secondsAfter(now, -REUSE_SECONDS)

/** Pages of orders before this are closed, even if the provider's event never came. */
export const pagesSince = (now: Date): Date => secondsAfter(now, -PAGE_SECONDS)

/** A payment is final, even one that arrives after the order's end. */
export function orderAfter(status: OrderStatus, news: 'paid' | 'expired'): OrderStatus {
  return status === 'open' ? news : news === 'paid' ? 'paid' : status
}
