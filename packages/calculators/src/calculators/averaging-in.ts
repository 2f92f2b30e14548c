import type { Decimal } from '../arithmetic/decimal.ts'
import { exact } from '../arithmetic/decimal.ts'
import { averagingIn as buy, type PurchasePrice } from '../arithmetic/purchases.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { dueDates, type Interval } from './due-dates.ts'
import { ASSET, CURRENCY, FEE, PRICE } from './shared.ts'

interface PriceAt {
  readonly at: number | null
  readonly price: Decimal
}

/** A fixed amount of money at each price, or at the prices of a history that an interval meets. */
export const averagingIn = calculator({
  id: 'averaging-in',
  inputs: {
    perPurchase: { kind: 'money', above: '0' },
    prices: {
      kind: 'rows',
      fields: { at: { kind: 'date', optional: true }, price: PRICE },
      least: 1,
      most: 5000,
    },
    every: { kind: 'choice', options: ['price', 'day', 'week', 'month'], default: 'price' },
    start: { kind: 'date', optional: true },
    end: { kind: 'date', optional: true },
    fee: FEE,
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    average: 'currency',
    purchases: '',
    paid: 'currency',
    bought: 'asset',
    worth: 'currency',
    profit: 'currency',
    return: '%',
  },
  assumptions: ['firstPriceFromDay', 'noSpread'],
  compute({ perPurchase, prices, every, start, end, fee }) {
    if (start !== null && end !== null && start >= end) refuse('end', 'later', 'start')
    const span = within(prices, start, end)
    const chosen = every === 'price' ? span.map(once) : onDueDates(span, every)
    const { count, paid, coins, average } = buy(perPurchase, chosen, fee)
    const last = span.at(-1)?.price ?? exact(0)
    const worth = coins.times(last)
    return {
      average: [average, 'paid ÷ bought'],
      purchases: [exact(count), 'number of purchases'],
      paid: [paid, 'perPurchase × purchases'],
      bought: [coins, 'sum of perPurchase × (1 − fee) ÷ price'],
      worth: [worth, 'bought × last price'],
      profit: [worth.minus(paid), 'worth − paid'],
      return: [worth.div(paid).minus(1), 'worth ÷ paid − 1'],
    }
  },
})

const once = ({ price }: PriceAt): PurchasePrice => ({ price, times: 1 })

/** The prices from a start to an end, in their order. */
function within(prices: readonly PriceAt[], start: number | null, end: number | null) {
  for (const [row, { at }] of prices.entries()) {
    const previous = prices[row - 1]?.at
    if (typeof previous === 'number' && at !== null && at <= previous) {
      refuse(`prices.${row + 1}.at`, 'later', `prices.${row}.at`)
    }
    if (at === null && (start !== null || end !== null)) refuse(`prices.${row + 1}.at`, 'required')
  }
  const span = prices.filter(
    ({ at }) => at === null || ((start === null || at >= start) && (end === null || at <= end)),
  )
  if (span.length === 0) refuse('prices', 'rows', '1–5000')
  return span
}

/** How often each price is bought at: for every due date the first price from it on. */
function onDueDates(prices: readonly PriceAt[], every: Interval): PurchasePrice[] {
  const dated = prices.map(({ at, price }, row) => ({
    at: at ?? refuse(`prices.${row + 1}.at`, 'required'),
    price,
  }))
  const due = dueDates(dated[0]?.at ?? 0, dated.at(-1)?.at ?? 0, every)
  let next = 0
  return dated.flatMap(({ at, price }) => {
    const first = next
    while (next < due.length && (due[next] ?? 0) <= at) next += 1
    return next > first ? [{ price, times: next - first }] : []
  })
}
