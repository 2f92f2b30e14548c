export type OrderStatus = 'open' | 'paid' | 'expired'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const REUSE_MINUTES = 60
/** Stripe closes a page by itself after a day; with an hour to spare. */
const PAGE_HOURS = 25

/** The same order again after this leads to the same page. */
export function reusableSince(now: Date): Date {
  return new Date(now.getTime() - REUSE_MINUTES * MINUTE_MS)
}

/** Pages of orders before this are closed, even if the provider's event never came. */
export function pagesSince(now: Date): Date {
  return new Date(now.getTime() - PAGE_HOURS * HOUR_MS)
}

/** A payment is final, even one that arrives after the order's end. */
export function orderAfter(status: OrderStatus, news: 'paid' | 'expired'): OrderStatus {
  return status === 'open' ? news : news === 'paid' ? 'paid' : status
}
