import { exact, PER_YEAR } from '../arithmetic/decimal.ts'
import { funding as fundingOf } from '../arithmetic/margin.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { CURRENCY } from './shared.ts'

const HOURS_A_DAY = exact(24)
const LONGEST_DAYS = exact(36_500)

/** What funding costs a perpetual position, or brings it, in a time. */
export const funding = calculator({
  id: 'funding',
  inputs: {
    position: { kind: 'money', above: '0', optional: true },
    fundingRate: { kind: 'percent', from: '-100', upTo: '100' },
    interval: { kind: 'count', unit: 'hours', above: '0', upTo: '8760', default: '8' },
    time: { kind: 'count', unit: 'timeUnit', above: '0', upTo: '876000', default: '1' },
    timeUnit: { kind: 'choice', options: ['hours', 'days'], default: 'days' },
    currency: CURRENCY,
  },
  results: { funding: 'currency', ofPosition: '%', payments: '', yearly: '%' },
  assumptions: ['wholePayments', 'positiveLongsPay', 'fundingStays'],
  compute({ position, fundingRate, interval, time, timeUnit }) {
    if (timeUnit === 'days' && time.greaterThan(LONGEST_DAYS))
      refuse('time', 'upTo', LONGEST_DAYS.toFixed())
    const hours = timeUnit === 'days' ? time.times(HOURS_A_DAY) : time
    const { part, payments } = fundingOf(fundingRate, interval, hours)
    const inHours = timeUnit === 'days' ? 'time × 24' : 'time'
    return {
      funding: position && [position.times(part), 'position × ofPosition'],
      ofPosition: [part, 'fundingRate × payments'],
      payments: [payments, `whole part of ${inHours} ÷ interval`],
      yearly: [
        fundingRate.times(PER_YEAR.hour).div(interval),
        `fundingRate × ${PER_YEAR.hour} ÷ interval`,
      ],
    }
  },
})
