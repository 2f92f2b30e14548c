import { averageCost as average } from '../arithmetic/purchases.ts'
import { calculator } from '../calculator.ts'
import { ASSET, CURRENCY, FEE, PRICE } from './shared.ts'

/** The price at which several purchases are even. */
export const averageCost = calculator({
  id: 'average-cost',
  inputs: {
    purchases: {
      kind: 'rows',
      fields: { price: PRICE, amount: { kind: 'amount', above: '0' } },
      least: 1,
      most: 100,
    },
    fee: FEE,
    currency: CURRENCY,
    asset: ASSET,
  },
  results: { average: 'currency', paid: 'currency', bought: 'asset' },
  compute({ purchases, fee }) {
    const given = purchases.map(({ price, amount }) => ({ price, coins: amount }))
    const sum = average(given, fee)
    return {
      average: [sum.average, 'paid ÷ bought'],
      paid: [sum.paid, 'sum of price × amount × (1 + fee)'],
      bought: [sum.coins, 'sum of amount'],
    }
  },
})
