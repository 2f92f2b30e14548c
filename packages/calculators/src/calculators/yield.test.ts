import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { stakingYield, yearlyRate } from './yield.ts'

describe('staking yield', () => {
  table(stakingYield, { amount: 1000, rate: 5, time: 1 }, [
    // 1000 × 0.05
    [{}, { earned: '50 COIN', total: '1050 COIN', part: '5 %' }],
    // 1000 × 0.05 × 73 ÷ 365
    [
      { time: 73, timeUnit: 'days' },
      { earned: '10 COIN', part: '1 %' },
    ],
    // 1000 × (1.01^2 − 1)
    [
      { rate: 12, time: 2, timeUnit: 'months', compounding: 'monthly', asset: 'ETH' },
      { earned: '20.1 ETH', total: '1020.1 ETH', perYear: '12' },
    ],
    // 1000 × (1.05^2 − 1); an APY compounds once a year
    [
      { time: 2, rateKind: 'apy' },
      { earned: '102.5 COIN', apy: '5 %' },
    ],
    [{ time: 2, rateKind: 'apy', compounding: 'daily' }, { earned: '102.5 COIN' }],
    // (1 + 0.1 ÷ 4)^4 − 1
    [
      { rate: 10, compounding: 'quarterly' },
      { part: '10.3812890625 %', apy: '10.3812890625 %' },
    ],
    // 1.001^2 − 1
    [{ rate: '36.5', time: 2, timeUnit: 'days', compounding: 'daily' }, { part: '0.2001 %' }],
    [{ rate: 0 }, { earned: '0 COIN', total: '1000 COIN' }],
    [
      { rate: 0, compounding: 'daily', time: 100 },
      { earned: '0 COIN', apy: '0 %' },
    ],
    // 1000 × 0.05 × 100
    [{ time: 100 }, { earned: '5000 COIN' }],
    [{ time: 101 }, 'time upTo 100'],
    [{ time: 36501, timeUnit: 'days' }, 'time upTo 36500'],
    // the limit is said in the unit that was chosen
    [{ time: 1201, timeUnit: 'months' }, 'time upTo 1200'],
    [{ time: 0 }, 'time above 0'],
    [{ amount: 0 }, 'amount above 0'],
    [{ rate: -1 }, 'rate from 0'],
    // 1000 × 100000
    [{ rate: 10000000 }, { earned: '100000000 COIN' }],
    [{ rate: 10000001 }, 'rate upTo 10000000'],
    [{ rate: 10000000, compounding: 'daily', time: 100 }, 'rate tooLarge'],
    [
      { compounding: 'hourly' },
      'compounding choice none, daily, weekly, monthly, quarterly, yearly',
    ],
  ])
})

describe('APR and APY', () => {
  table(yearlyRate, { compounding: 'monthly' }, [
    // 1.01^12 − 1 = 0.126825030131969720661201
    [{ rate: 12 }, { apr: '12 %', apy: '12.682503013197 %', perYear: '12' }],
    [
      { rate: '12.6825030131969720661201', rateKind: 'apy' },
      { apr: '12 %', apy: '12.682503013197 %' },
    ],
    // (1 + 0.1 ÷ 4)^4 − 1
    [{ rate: 10, compounding: 'quarterly' }, { apy: '10.3812890625 %' }],
    [{ rate: '10.3812890625', rateKind: 'apy', compounding: 'quarterly' }, { apr: '10 %' }],
    [
      { rate: 7, compounding: 'yearly' },
      { apr: '7 %', apy: '7 %' },
    ],
    [
      { rate: 7, rateKind: 'apy', compounding: 'yearly' },
      { apr: '7 %', apy: '7 %' },
    ],
    // 2^12 − 1
    [{ rate: 1200 }, { apy: '409500 %' }],
    [{ rate: 0 }, { apr: '0 %', apy: '0 %' }],
    [{ rate: 0, rateKind: 'apy' }, { apr: '0 %' }],
    [{ rate: -1 }, 'rate from 0'],
    [{ rate: 10000000, compounding: 'daily' }, 'rate tooLarge'],
    [{ rate: 10000001 }, 'rate upTo 10000000'],
    [{ rate: 5, rateKind: 'API' }, 'rateKind choice apr, apy'],
  ])
})
