import { describe, expect, it } from 'vitest'
import { outcomeOf, table } from '../testing/table.ts'
import { averageCost } from './average-cost.ts'
import { averagingIn } from './averaging-in.ts'

describe('average cost', () => {
  const of = (...rows: readonly (readonly [price: unknown, amount: unknown])[]) => ({
    purchases: rows.map(([price, amount]) => ({ price, amount })),
  })
  table(averageCost, {}, [
    [of([60000, 1]), { average: '60000 USD', paid: '60000 USD', bought: '1 COIN' }],
    // (60000 + 50000 × 0.5) ÷ 1.5 = 85000 ÷ 1.5
    [of([60000, 1], [50000, '0.5']), { average: '56666.666666666667 USD', paid: '85000 USD' }],
    // (0.1 × 0.2 + 0.2 × 0.2) ÷ 0.3
    [of(['0.2', '0.1'], ['0.2', '0.2']), { average: '0.2 USD', paid: '0.06 USD' }],
    // (10 + 20 + 30) ÷ 3
    [of([10, 1], [20, 1], [30, 1]), { average: '20 USD', bought: '3 COIN' }],
    // 100 × 1.01
    [{ ...of([100, 1]), fee: 1 }, { average: '101 USD' }],
    [
      { ...of([100, 1]), asset: 'sol', currency: 'CNY' },
      { average: '100 CNY', bought: '1 SOL' },
    ],
    [of(...Array(100).fill([1, 1])), { bought: '100 COIN' }],
    [of(...Array(101).fill([1, 1])), 'purchases rows 1–100'],
    [of(), 'purchases rows 1–100'],
    [of([0, 1]), 'purchases.1.price above 0'],
    [of([1, 1], [1, 0]), 'purchases.2.amount above 0'],
    [of([1, undefined]), 'purchases.1.amount required'],
    [{ purchases: [7] }, 'purchases.1 required'],
    [{ purchases: 'BTC' }, 'purchases rows 1–100'],
  ])
})

describe('averaging in', () => {
  const plain = (...prices: readonly unknown[]) => ({ prices: prices.map((price) => ({ price })) })
  const days = (...rows: readonly (readonly [at: string, price: unknown])[]) => ({
    prices: rows.map(([at, price]) => ({ at, price })),
  })
  const history = days(
    ['2026-01-01', 10],
    ['2026-01-05', 20],
    ['2026-01-08', 40],
    ['2026-01-15', 50],
    ['2026-01-31', 100],
  )

  table(averagingIn, { perPurchase: 100 }, [
    // 100 ÷ 10 + 100 ÷ 20 = 15 for 200; worth 15 × 20 = 300
    [
      plain(10, 20),
      {
        ...{ average: '13.333333333333 USD', purchases: '2', paid: '200 USD', bought: '15 COIN' },
        ...{ worth: '300 USD', profit: '100 USD', return: '50 %' },
      },
    ],
    [plain(50), { average: '50 USD', purchases: '1', bought: '2 COIN', profit: '0 USD' }],
    // 100 × 0.9 ÷ 10 = 9 for 100
    [
      { ...plain(10), fee: 10 },
      { bought: '9 COIN', average: '11.111111111111 USD' },
    ],
    // every price: 10 + 5 + 2.5 + 2 + 1
    [history, { purchases: '5', bought: '20.5 COIN', worth: '2050 USD' }],
    // due on the 1st, 8th, 15th, 22nd, 29th; the last two meet the 31st: 10 + 2.5 + 2 + 1 + 1
    [
      { ...history, every: 'week' },
      { purchases: '5', bought: '16.5 COIN', paid: '500 USD' },
    ],
    // due on the 1st alone
    [
      { ...history, every: 'month' },
      { purchases: '1', bought: '10 COIN' },
    ],
    // from the 5th on: 5th, 12th (at the 15th), 19th and 26th (at the 31st): 5 + 2 + 1 + 1
    [
      { ...history, every: 'week', start: '2026-01-02' },
      { purchases: '4', bought: '9 COIN' },
    ],
    // up to the 8th, worth at its price: (10 + 5 + 2.5) × 40
    [
      { ...history, end: '2026-01-08' },
      { purchases: '3', worth: '700 USD' },
    ],
    // January has a 31st, February a 28th: 100 ÷ 10 + 100 ÷ 20 + 100 ÷ 25
    [
      { ...days(['2026-01-31', 10], ['2026-02-28', 20], ['2026-03-31', 25]), every: 'month' },
      { purchases: '3', bought: '19 COIN' },
    ],
    [plain(), 'prices rows 1–5000'],
    [plain(10, 0), 'prices.2.price above 0'],
    [{ ...plain(10), perPurchase: 0 }, 'perPurchase above 0'],
    [{ ...plain(10), fee: 100 }, 'fee below 100'],
    [{ ...plain(10, 20), every: 'day' }, 'prices.1.at required'],
    [{ ...plain(10, 20), end: '2026-01-01' }, 'prices.1.at required'],
    [{ ...history, start: '2026-02-01', end: '2026-01-01' }, 'end later start'],
    [{ ...history, start: '2026-01-01', end: '2026-01-01' }, 'end later start'],
    [{ ...history, start: '2026-02-01' }, 'prices rows 1–5000'],
    [days(['2026-01-02', 1], ['2026-01-01', 1]), 'prices.2.at later prices.1.at'],
    [days(['2026-02-29', 1]), 'prices.1.at date'],
    [days(['yesterday', 1]), 'prices.1.at date'],
    [days(['1969-12-31', 1]), 'prices.1.at from 1970-01-01'],
  ])

  it('takes the moments of a market’s history, a year of it by the day', () => {
    const start = Date.parse('2025-01-01T08:30:00Z')
    const prices = Array.from({ length: 366 }, (_, day) => ({
      at: new Date(start + day * 86_400_000).toISOString(),
      price: day < 183 ? 50 : 100,
    }))
    // 53 Thursdays from 1 January 2025 on, 27 of them within the first 183 days: 27 × 2 + 26 × 1
    const weekly = outcomeOf(averagingIn, { perPurchase: 100, prices, every: 'week' })
    expect(weekly).toMatchObject({ purchases: '53', paid: '5300 USD', bought: '80 COIN' })
    // 1 January to 1 January: 13 months, 7 of them before 3 July: 7 × 2 + 6 × 1
    const monthly = outcomeOf(averagingIn, { perPurchase: 100, prices, every: 'month' })
    expect(monthly).toMatchObject({ purchases: '13', bought: '20 COIN', worth: '2000 USD' })
  })
})
