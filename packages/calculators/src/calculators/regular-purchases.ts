import { exact, ONE } from '../arithmetic/decimal.ts'
import { calculator, type Outcome } from '../calculator.ts'
import { ASSET, CURRENCY, FEE, PRICE } from './shared.ts'

/** The same amount of money again and again, of which the prices are known by their average alone. */
export const regularPurchases = calculator({
  id: 'regular-purchases',
  inputs: {
    perPurchase: { kind: 'money', above: '0' },
    count: { kind: 'count', above: '0', upTo: '100000', whole: true },
    averagePrice: { ...PRICE, optional: true },
    currentPrice: { ...PRICE, optional: true },
    fee: FEE,
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    paid: 'currency',
    bought: 'asset',
    average: 'currency',
    worth: 'currency',
    profit: 'currency',
    return: '%',
  },
  assumptions: ['averageStays', 'noSpread'],
  compute({ perPurchase, count, averagePrice, currentPrice, fee }) {
    const paid = perPurchase.times(count)
    const bought = averagePrice && paid.times(ONE.minus(fee)).div(averagePrice)
    const worth = bought && currentPrice && bought.times(currentPrice)
    return {
      paid: [paid, 'perPurchase × count'],
      bought: bought && [bought, 'paid × (1 − fee) ÷ averagePrice'],
      average: bought && [paid.div(bought), 'paid ÷ bought'],
      worth: worth && [worth, 'bought × currentPrice'],
      profit: worth && [worth.minus(paid), 'worth − paid'],
      return: worth && [worth.div(paid).minus(1), 'worth ÷ paid − 1'],
    }
  },
})

/** What fits into a field and is exact as far as anybody reads. */
const MOST_DIGITS = 20

/**
 * Purchases over a history as those at their average price, which come to the same results and need
 * no history: with another amount, fee or price now, too.
 */
export function atAveragePrice(averagingIn: Outcome): Readonly<Record<string, string>> | null {
  if (!averagingIn.ok) return null
  const all = [...averagingIn.inputs, ...averagingIn.results]
  const value = (name: string) => all.find((each) => each.name === name)?.value ?? ''
  const [paid, bought, fee] = ['paid', 'bought', 'fee'].map((name) => exact(value(name)))
  if (!paid || !bought || !fee || bought.isZero()) return null
  const charged = paid.times(ONE.minus(fee.div(100)))
  const short = (each: typeof paid) => each.toSignificantDigits(MOST_DIGITS).toFixed()
  return {
    perPurchase: value('perPurchase'),
    count: value('purchases'),
    averagePrice: short(charged.div(bought)),
    currentPrice: short(exact(value('worth')).div(bought)),
    fee: value('fee'),
    currency: value('currency'),
    asset: value('asset'),
  }
}
