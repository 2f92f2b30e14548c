import { type Decimal, ZERO } from '../arithmetic/decimal.ts'
import {
  isLiquidatedFirst,
  liquidationPrice,
  marginFor,
  positionSize as sizeOf,
} from '../arithmetic/margin.ts'
import { inSixDigits } from '../arithmetic/rounding.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { ASSET, CURRENCY, FEE, LEVERAGE, PRICE } from './shared.ts'

const TRADE = {
  entry: PRICE,
  stop: PRICE,
  fee: FEE,
  leverage: LEVERAGE,
  currency: CURRENCY,
  asset: ASSET,
} as const
const ASSUMPTIONS = ['stopFilled', 'feeOnBoth', 'noFunding'] as const

type Trade = Readonly<Record<'entry' | 'stop' | 'fee' | 'leverage', Decimal>>

/** The position that loses `risked` at its stop, fees and all; refused where no stop is reached. */
function sized(risked: Decimal, { entry, stop, fee, leverage }: Trade) {
  if (stop.equals(entry)) refuse('stop', 'differs', 'entry')
  const isLong = stop.lessThan(entry)
  if (stop.greaterThan(entry.times(2))) refuse('stop', 'upTo', entry.times(2).toFixed())
  const distance = stop.minus(entry).abs().div(entry)
  if (isLiquidatedFirst(distance, leverage)) {
    const side = isLong ? 'long' : 'short'
    const { price } = liquidationPrice({ entry, leverage, side, maintenance: ZERO })
    refuse('leverage', 'liquidatedFirst', inSixDigits(price).toFixed())
  }
  const fees = fee.times(entry.plus(stop)).div(entry)
  const value = sizeOf(risked, distance, fees)
  const move = isLong ? 'entry − stop' : 'stop − entry'
  return {
    amount: [value.div(entry), `risked ÷ (${move} + fee × (entry + stop))`],
    value: [value, 'amount × entry'],
    margin: [marginFor(value, leverage), 'value ÷ leverage'],
    distance: [distance, `(${move}) ÷ entry`],
  } as const
}

/** How large a position may be so that its stop loses a part of the account and no more. */
export const positionSize = calculator({
  id: 'position-size',
  inputs: {
    account: { kind: 'money', above: '0' },
    risk: { kind: 'percent', above: '0', upTo: '100' },
    ...TRADE,
  },
  results: {
    amount: 'asset',
    value: 'currency',
    risked: 'currency',
    margin: 'currency',
    distance: '%',
    ofAccount: '%',
  },
  assumptions: ASSUMPTIONS,
  compute({ account, risk, ...trade }) {
    const risked = account.times(risk)
    const { amount, value, margin, distance } = sized(risked, trade)
    return {
      amount,
      value,
      risked: [risked, 'account × risk'],
      margin,
      distance,
      ofAccount: [value[0].div(account), 'value ÷ account'],
    }
  },
})

/** The same where it is said in money how much may be lost. */
export const positionForLoss = calculator({
  id: 'position-for-loss',
  inputs: { risked: { kind: 'money', above: '0' }, ...TRADE },
  results: { amount: 'asset', value: 'currency', margin: 'currency', distance: '%' },
  assumptions: ASSUMPTIONS,
  compute: ({ risked, ...trade }) => sized(risked, trade),
})
