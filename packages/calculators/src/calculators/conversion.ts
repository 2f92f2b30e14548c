import { conversion as convert } from '../arithmetic/conversion.ts'
import { ONE } from '../arithmetic/decimal.ts'
import { calculator } from '../calculator.ts'
import { CURRENCY, FEE, PRICE } from './shared.ts'

/** Any two assets or currencies, by their prices in a third one. */
export const conversion = calculator({
  id: 'conversion',
  inputs: {
    amount: { kind: 'amount', unit: 'from', from: '0' },
    from: { kind: 'code' },
    to: { kind: 'code' },
    fromPrice: PRICE,
    toPrice: { ...PRICE, default: '1' },
    fee: FEE,
    currency: CURRENCY,
  },
  results: { received: 'to', worth: 'currency', rate: 'to' },
  assumptions: ['givenPrices', 'noSpread'],
  compute({ amount, fromPrice, toPrice, fee }) {
    const worth = convert(amount, fromPrice, 'money')
    return {
      received: [
        convert(worth.times(ONE.minus(fee)), toPrice, 'coins'),
        'amount × fromPrice × (1 − fee) ÷ toPrice',
      ],
      worth: [worth, 'amount × fromPrice'],
      rate: [convert(fromPrice, toPrice, 'coins'), 'fromPrice ÷ toPrice'],
    }
  },
})
