import { type Decimal, exact, ONE, PER_YEAR } from '../arithmetic/decimal.ts'
import { aprOf, apyOf, stakingYield as earn, HIGHEST_RATE } from '../arithmetic/yield.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { ASSET } from './shared.ts'

const SPANS = {
  daily: PER_YEAR.day,
  weekly: PER_YEAR.week,
  monthly: PER_YEAR.month,
  quarterly: PER_YEAR.quarter,
  yearly: PER_YEAR.year,
} as const
const COMPOUNDING = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const
const TIMES = {
  days: PER_YEAR.day,
  weeks: PER_YEAR.week,
  months: PER_YEAR.month,
  years: PER_YEAR.year,
} as const

const RATE = {
  kind: 'percent',
  from: '0',
  upTo: HIGHEST_RATE.times(100).toFixed(),
} as const
const RATE_KIND = { kind: 'choice', options: ['apr', 'apy'], default: 'apr' } as const

/** More digits than anybody reads. */
const LARGEST_PART = exact('1e60')

function readable(part: Decimal): Decimal {
  return part.greaterThan(LARGEST_PART) ? refuse('rate', 'tooLarge') : part
}

const NO_COMPOUNDING = 'none'

/** What staking earns in a time, simple or compounded. */
export const stakingYield = calculator({
  id: 'staking-yield',
  inputs: {
    amount: { kind: 'amount', above: '0' },
    rate: RATE,
    rateKind: RATE_KIND,
    compounding: { kind: 'choice', options: [NO_COMPOUNDING, ...COMPOUNDING], default: 'none' },
    time: { kind: 'count', unit: 'timeUnit', above: '0', upTo: '36500' },
    timeUnit: { kind: 'choice', options: ['days', 'weeks', 'months', 'years'], default: 'years' },
    asset: ASSET,
  },
  results: { earned: 'asset', total: 'asset', part: '%', perYear: '', apy: '%' },
  assumptions: ['rateStays', 'noFees'],
  compute({ amount, rate, rateKind, compounding, time, timeUnit }) {
    // A year's yield is in an APY already, so that it compounds once a year.
    const compounds = rateKind === 'apy' ? ONE : perYearOf(compounding)
    const span = { count: time, perYear: TIMES[timeUnit] }
    const { part, earned, total } = earn({ amount, rate, time: span, compounds })
    readable(part)
    const apy = compounds && readable(apyOf(rate, compounds))
    const years = `time${timeUnit === 'years' ? '' : ` ÷ ${span.perYear}`}`
    return {
      earned: [earned, 'amount × part'],
      total: [total, 'amount + earned'],
      part: [part, compounds ? `(1 + rate ÷ perYear)^(perYear × ${years}) − 1` : `rate × ${years}`],
      perYear: compounds && [compounds, compounds.toFixed()],
      apy: apy && [apy, '(1 + rate ÷ perYear)^perYear − 1'],
    }
  },
})

const perYearOf = (compounding: typeof NO_COMPOUNDING | keyof typeof SPANS): Decimal | null =>
  compounding === NO_COMPOUNDING ? null : SPANS[compounding]

/** APR and APY from each other. */
export const yearlyRate = calculator({
  id: 'yearly-rate',
  inputs: {
    rate: RATE,
    rateKind: RATE_KIND,
    compounding: { kind: 'choice', options: COMPOUNDING, default: 'daily' },
  },
  results: { apr: '%', apy: '%', perYear: '' },
  assumptions: ['rateStays'],
  compute({ rate, rateKind, compounding }) {
    const perYear = SPANS[compounding]
    return rateKind === 'apr'
      ? {
          apr: [rate, 'rate'],
          apy: [readable(apyOf(rate, perYear)), '(1 + apr ÷ perYear)^perYear − 1'],
          perYear: [perYear, perYear.toFixed()],
        }
      : {
          apr: [aprOf(rate, perYear), 'perYear × ((1 + apy)^(1 ÷ perYear) − 1)'],
          apy: [rate, 'rate'],
          perYear: [perYear, perYear.toFixed()],
        }
  },
})
