import { sumOf } from '../arithmetic/decimal.ts'
import { tradingFees as feesOf } from '../arithmetic/trade.ts'
import { calculator } from '../calculator.ts'
import { CURRENCY } from './shared.ts'

/** What several trades cost, each at its own rate. */
export const tradingFees = calculator({
  id: 'trading-fees',
  inputs: {
    trades: {
      kind: 'rows',
      fields: {
        traded: { kind: 'money', above: '0' },
        fee: { kind: 'percent', from: '0', below: '100' },
      },
      least: 1,
      most: 100,
    },
    currency: CURRENCY,
  },
  results: { fees: 'currency', traded: 'currency', ofTraded: '%' },
  assumptions: ['feeOfPosition', 'noSpread', 'noFunding'],
  compute({ trades }) {
    const fees = sumOf(trades.map(({ traded, fee }) => feesOf([traded], fee)))
    const traded = sumOf(trades.map((trade) => trade.traded))
    return {
      fees: [fees, 'sum of traded × fee'],
      traded: [traded, 'sum of traded'],
      ofTraded: [fees.div(traded), 'fees ÷ traded'],
    }
  },
})
