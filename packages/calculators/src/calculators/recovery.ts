import { ONE } from '../arithmetic/decimal.ts'
import { gainToRecover } from '../arithmetic/trade.ts'
import { calculator } from '../calculator.ts'
import { CURRENCY } from './shared.ts'

/** The gain that makes up for a loss. */
export const recovery = calculator({
  id: 'recovery',
  inputs: {
    loss: { kind: 'percent', from: '0', below: '100' },
    invested: { kind: 'money', above: '0', optional: true },
    currency: CURRENCY,
  },
  results: { gain: '%', left: 'currency' },
  assumptions: ['noFees', 'nothingAdded'],
  compute({ loss, invested }) {
    return {
      gain: [gainToRecover(loss), '1 ÷ (1 − loss) − 1'],
      left: invested && [invested.times(ONE.minus(loss)), 'invested × (1 − loss)'],
    }
  },
})
