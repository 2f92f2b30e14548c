import { amountThatEarns, HIGHEST_RATE, rateThatEarns } from '../arithmetic/yield.ts'
import { calculator } from '../calculator.ts'
import { ASSET, TIME, TIME_UNIT, timeOf } from './shared.ts'

/** The amount that has to be staked to earn so much. */
export const yieldGoal = calculator({
  id: 'yield-goal',
  inputs: {
    earned: { kind: 'amount', above: '0' },
    rate: { kind: 'percent', above: '0', upTo: HIGHEST_RATE.times(100).toFixed() },
    time: TIME,
    timeUnit: TIME_UNIT,
    asset: ASSET,
  },
  results: { amount: 'asset' },
  assumptions: ['rateStays', 'notCompounded', 'noFees'],
  compute({ earned, rate, time, timeUnit }) {
    const { span, years } = timeOf(time, timeUnit)
    return { amount: [amountThatEarns(earned, rate, span), `earned ÷ (rate × ${years})`] }
  },
})

/** The yearly rate that a yield is. */
export const yieldRate = calculator({
  id: 'yield-rate',
  inputs: {
    earned: { kind: 'amount', from: '0' },
    amount: { kind: 'amount', above: '0' },
    time: TIME,
    timeUnit: TIME_UNIT,
    asset: ASSET,
  },
  results: { apr: '%', part: '%' },
  assumptions: ['notCompounded', 'noFees'],
  compute({ earned, amount, time, timeUnit }) {
    const { span, years } = timeOf(time, timeUnit)
    return {
      apr: [rateThatEarns(earned, amount, span), `part ÷ (${years})`],
      part: [earned.div(amount), 'earned ÷ amount'],
    }
  },
})
