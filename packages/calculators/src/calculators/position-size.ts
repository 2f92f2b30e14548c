import { marginFor, positionSize as sizeOf } from '../arithmetic/margin.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { ASSET, CURRENCY, FEE, LEVERAGE, PRICE } from './shared.ts'

/** How large a position may be so that its stop loses a part of the account and no more. */
export const positionSize = calculator({
  id: 'position-size',
  inputs: {
    account: { kind: 'money', above: '0' },
    risk: { kind: 'percent', above: '0', upTo: '100' },
    entry: PRICE,
    stop: PRICE,
    fee: FEE,
    leverage: LEVERAGE,
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    amount: 'asset',
    value: 'currency',
    risked: 'currency',
    margin: 'currency',
    distance: '%',
    ofAccount: '%',
  },
  assumptions: ['stopFilled', 'feeOnBoth', 'noFunding'],
  compute({ account, risk, entry, stop, fee, leverage }) {
    if (stop.equals(entry)) refuse('stop', 'differs', 'entry')
    const isLong = stop.lessThan(entry)
    if (stop.greaterThan(entry.times(2))) refuse('stop', 'upTo', entry.times(2).toFixed())
    const risked = account.times(risk)
    const distance = stop.minus(entry).abs().div(entry)
    const fees = fee.times(entry.plus(stop)).div(entry)
    const value = sizeOf(risked, distance, fees)
    const move = isLong ? 'entry − stop' : 'stop − entry'
    return {
      amount: [value.div(entry), `risked ÷ (${move} + fee × (entry + stop))`],
      value: [value, 'amount × entry'],
      risked: [risked, 'account × risk'],
      margin: [marginFor(value, leverage), 'value ÷ leverage'],
      distance: [distance, `(${move}) ÷ entry`],
      ofAccount: [value.div(account), 'value ÷ account'],
    }
  },
})
