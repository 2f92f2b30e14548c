import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { savingsPlan } from './savings-plan.ts'

describe('a savings plan', () => {
  table(savingsPlan, { perPayment: 100, rate: 12, time: 3, timeUnit: 'months' }, [
    // 100 × (1.01² + 1.01 + 1) = 102.01 + 101 + 100
    [
      {},
      {
        ...{ total: '303.01 USD', paid: '300 USD', earned: '3.01 USD', payments: '3' },
        ...{ perYear: '12' },
      },
    ],
    // a first sum: 1000 × 1.01³ = 1030.301
    [
      { initial: 1000, currency: 'eur' },
      { total: '1333.311 EUR', paid: '1300 EUR', earned: '33.311 EUR' },
    ],
    [{ initial: 0 }, { total: '303.01 USD', paid: '300 USD' }],
    // one payment comes at the end, and earns nothing
    [{ time: 1 }, { total: '100 USD', earned: '0 USD', payments: '1' }],
    [
      { time: 1, initial: 1000 },
      { total: '1110 USD', earned: '10 USD' },
    ],
    // just under a whole span: two payments, 100 × (1.01 + 1)
    [{ time: '2.99' }, { total: '201 USD', payments: '2' }],
    [{ time: '0.99' }, 'time from 1'],
    // a month is 365 ÷ 12 = 30.41… days, told as a limit that is enough
    [{ time: '30.42', timeUnit: 'days' }, { payments: '1' }],
    [{ time: 30, timeUnit: 'days' }, 'time from 30.42'],
    // 100 × (1.1 + 1)
    [
      { rate: 10, frequency: 'yearly', time: 2, timeUnit: 'years' },
      { total: '210 USD', payments: '2', perYear: '1' },
    ],
    [{ frequency: 'yearly', time: 11 }, 'time from 12'],
    // 100 × (1.01 + 1) for 52 % a year
    [
      { rate: 52, frequency: 'weekly', time: 14, timeUnit: 'days' },
      { total: '201 USD', payments: '2' },
    ],
    [{ frequency: 'weekly', time: 13, timeUnit: 'days' }, { payments: '1' }],
    [{ frequency: 'daily', time: 3, timeUnit: 'weeks' }, { payments: '21' }],
    [{ frequency: 'weekly', time: 2, timeUnit: 'years' }, { payments: '104' }],
    // 100 × (1.03 + 1)
    [
      { frequency: 'quarterly', time: 6 },
      { total: '203 USD', payments: '2' },
    ],
    [
      { rate: 0, time: 5, timeUnit: 'years', initial: 50 },
      { total: '6050 USD', paid: '6050 USD', earned: '0 USD', payments: '60' },
    ],
    [{ rate: 0, time: 100, timeUnit: 'years' }, { total: '120000 USD' }],
    // 100 × (100001 + 1)
    [
      { rate: 10000000, frequency: 'yearly', time: 2, timeUnit: 'years' },
      { total: '10000200 USD' },
    ],
    [{ rate: 10000001 }, 'rate upTo 10000000'],
    [{ rate: 10000000, time: 100, timeUnit: 'years' }, 'rate tooLarge'],
    [{ rate: -1 }, 'rate from 0'],
    [{ rate: '' }, 'rate required'],
    [{ perPayment: 0 }, 'perPayment above 0'],
    [{ initial: -1 }, 'initial from 0'],
    [{ time: 0 }, 'time above 0'],
    [{ time: 1201 }, 'time upTo 1200'],
    [{ frequency: 'hourly' }, 'frequency choice daily, weekly, monthly, quarterly, yearly'],
  ])
})
