import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { growth } from './yield.ts'
import { yieldGoal, yieldRate } from './yield-goal.ts'

describe('the amount for a yield', () => {
  table(yieldGoal, { earned: 100, rate: 5, time: 1 }, [
    // 100 ÷ 0.05
    [{}, { amount: '2000 COIN' }],
    // 100 ÷ (0.12 × 1 ÷ 12)
    [{ rate: 12, timeUnit: 'months', asset: 'usdc' }, { amount: '10000 USDC' }],
    // 1 ÷ (0.0365 × 100 ÷ 365)
    [{ earned: 1, rate: '3.65', time: 100, timeUnit: 'days' }, { amount: '100 COIN' }],
    [{ time: 100 }, { amount: '20 COIN' }],
    [{ rate: 0 }, 'rate above 0'],
    [{ rate: 10000001 }, 'rate upTo 10000000'],
    [{ earned: 0 }, 'earned above 0'],
    [{ time: 101 }, 'time upTo 100'],
    [{ time: 1201, timeUnit: 'months' }, 'time upTo 1200'],
    [{ time: 'long' }, 'time number'],
  ])
})

describe('the rate of a yield', () => {
  table(yieldRate, { earned: 5, amount: 100, time: 1 }, [
    [{}, { apr: '5 %', part: '5 %' }],
    // 0.05 ÷ (3 ÷ 12)
    [
      { time: 3, timeUnit: 'months' },
      { apr: '20 %', part: '5 %' },
    ],
    // 0.01 ÷ (73 ÷ 365)
    [{ earned: 1, time: 73, timeUnit: 'days' }, { apr: '5 %' }],
    [{ earned: 0 }, { apr: '0 %' }],
    [{ amount: 0 }, 'amount above 0'],
    [{ earned: -1 }, 'earned from 0'],
    [{ time: 0 }, 'time above 0'],
  ])
})

describe('growth of a rate', () => {
  table(growth, { periodRate: 1, time: 2, timeUnit: 'months' }, [
    // 1.01² − 1, and 2 × 1 %
    [
      {},
      {
        ...{ compound: '2.01 %', grownTo: '1.0201 ×', simple: '2 %', yearly: '12 %' },
        ...{ perYear: '12' },
      },
    ],
    // 1.1^3 − 1
    [
      { periodRate: 10, period: 'daily', compounding: 'daily', time: 3, timeUnit: 'days' },
      { compound: '33.1 %', simple: '30 %', yearly: '3650 %' },
    ],
    // Unless said otherwise, a day's rate is added every day: 1.001^31 − 1, and 31 × 0.1 %
    [
      { periodRate: 0.1, period: 'daily', time: 31, timeUnit: 'days' },
      { compound: '3.146952663565 %', simple: '3.1 %', perYear: '365' },
    ],
    // a month's 1 % added once a year: 0.12
    [
      { compounding: 'yearly', time: 1, timeUnit: 'years' },
      { compound: '12 %', simple: '12 %' },
    ],
    [{ periodRate: 0 }, { compound: '0 %', grownTo: '1 ×' }],
    [{ periodRate: -1 }, 'periodRate from 0'],
    [{ periodRate: 10001 }, 'periodRate upTo 10000'],
    [
      { periodRate: 10000, period: 'daily', compounding: 'daily', time: 100, timeUnit: 'years' },
      'periodRate tooLarge',
    ],
    [{ period: 'hourly' }, 'period choice daily, weekly, monthly, quarterly, yearly'],
  ])
})
