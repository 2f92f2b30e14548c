import { type Decimal, ONE } from '../arithmetic/decimal.ts'
import { aprOf, apyOf, stakingYield as earn } from '../arithmetic/yield.ts'
import { calculator } from '../calculator.ts'
import { ASSET, COMPOUNDING, RATE, readable, SPANS, TIME, TIME_UNIT, timeOf } from './shared.ts'

const RATE_KIND = { kind: 'choice', options: ['apr', 'apy'], default: 'apr' } as const

const NO_COMPOUNDING = 'none'

/** What staking earns in a time, simple or compounded. */
export const stakingYield = calculator({
  id: 'staking-yield',
  inputs: {
    amount: { kind: 'amount', above: '0' },
    rate: RATE,
    rateKind: RATE_KIND,
    compounding: { kind: 'choice', options: [NO_COMPOUNDING, ...COMPOUNDING], default: 'none' },
    time: TIME,
    timeUnit: TIME_UNIT,
    asset: ASSET,
  },
  results: { earned: 'asset', total: 'asset', part: '%', perYear: '', apy: '%' },
  assumptions: ['rateStays', 'noFees'],
  compute({ amount, rate, rateKind, compounding, time, timeUnit }) {
    // A year's yield is in an APY already, so that it compounds once a year.
    const compounds = rateKind === 'apy' ? ONE : perYearOf(compounding)
    const { span, years } = timeOf(time, timeUnit)
    const { part, earned, total } = earn({ amount, rate, time: span, compounds })
    readable(part)
    const apy = compounds && readable(apyOf(rate, compounds))
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

/** What a rate of a day, a week or another span comes to in a time. */
export const growth = calculator({
  id: 'growth',
  inputs: {
    // Of each span, so that even the one of a day is no higher than a yearly rate may be.
    periodRate: { kind: 'percent', from: '0', upTo: '10000' },
    period: { kind: 'choice', options: COMPOUNDING, default: 'monthly' },
    compounding: { kind: 'choice', options: ['perPeriod', ...COMPOUNDING], default: 'perPeriod' },
    time: TIME,
    timeUnit: TIME_UNIT,
  },
  results: { compound: '%', grownTo: '×', simple: '%', yearly: '%', perYear: '' },
  assumptions: ['rateStays', 'rareRate', 'noFees'],
  compute({ periodRate, period, compounding, time, timeUnit }) {
    const compounds = SPANS[compounding === 'perPeriod' ? period : compounding]
    const yearly = periodRate.times(SPANS[period])
    const { span, years } = timeOf(time, timeUnit)
    const grown = (each: Decimal | null) =>
      earn({ amount: ONE, rate: yearly, time: span, compounds: each }).part
    const compound = readable(grown(compounds), 'periodRate')
    return {
      compound: [compound, `(1 + yearly ÷ perYear)^(perYear × ${years}) − 1`],
      grownTo: [compound.plus(ONE), '1 + compound'],
      simple: [grown(null), `yearly × ${years}`],
      yearly: [yearly, `periodRate × ${SPANS[period]}`],
      perYear: [compounds, compounds.toFixed()],
    }
  },
})
