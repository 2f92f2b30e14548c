import { conversion as convert } from '../arithmetic/conversion.ts'
import { type Decimal, ONE } from '../arithmetic/decimal.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { CURRENCY, FEE, PRICE } from './shared.ts'

/** Any two assets or currencies, by their prices in a third one; that of the currency itself is 1. */
export const conversion = calculator({
  id: 'conversion',
  inputs: {
    amount: { kind: 'amount', unit: 'from', from: '0' },
    from: { kind: 'code' },
    to: { kind: 'code' },
    fromPrice: { ...PRICE, optional: true },
    toPrice: { ...PRICE, optional: true },
    fee: FEE,
    currency: CURRENCY,
  },
  results: { received: 'to', worth: 'currency', rate: 'to' },
  assumptions: ['givenPrices', 'noSpread'],
  compute({ amount, from, to, fromPrice, toPrice, fee, currency }) {
    if (from === to) refuse('to', 'differs', 'from')
    const price = priceOf('fromPrice', fromPrice, from === currency)
    const other = priceOf('toPrice', toPrice, to === currency)
    const worth = convert(amount, price, 'money')
    const times = fromPrice ? ' × fromPrice' : ''
    const by = toPrice ? ' ÷ toPrice' : ''
    return {
      received: [
        convert(worth.times(ONE.minus(fee)), other, 'coins'),
        `amount${times} × (1 − fee)${by}`,
      ],
      worth: [worth, `amount${times}`],
      rate: [convert(price, other, 'coins'), `${fromPrice ? 'fromPrice' : '1'}${by}`],
    }
  },
})

function priceOf(name: string, price: Decimal | null, isCurrency: boolean): Decimal {
  return price ?? (isCurrency ? ONE : refuse(name, 'required'))
}
