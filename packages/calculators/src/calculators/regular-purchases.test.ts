import { describe, expect, it } from 'vitest'
import { outcomeOf, table } from '../testing/table.ts'
import { averagingIn } from './averaging-in.ts'
import { atAveragePrice, regularPurchases } from './regular-purchases.ts'

describe('regular purchases', () => {
  table(regularPurchases, { perPurchase: 100, count: 12 }, [
    [{}, { paid: '1200 USD' }],
    [{ currentPrice: 5 }, { paid: '1200 USD' }],
    // 1200 ÷ 50 = 24, worth 24 × 75
    [
      { averagePrice: 50, currentPrice: 75, asset: 'sol' },
      {
        ...{ paid: '1200 USD', bought: '24 SOL', average: '50 USD', worth: '1800 USD' },
        ...{ profit: '600 USD', return: '50 %' },
      },
    ],
    // 1200 × 0.99 ÷ 50
    [
      { averagePrice: 50, fee: 1 },
      { bought: '23.76 COIN', average: '50.505050505051 USD' },
    ],
    [{ perPurchase: 0 }, 'perPurchase above 0'],
    [{ count: 'a dozen' }, 'count number'],
    [{ count: '43.3' }, 'count whole'],
    [{ count: 0 }, 'count above 0'],
    [{ count: 100001 }, 'count upTo 100000'],
    [{ averagePrice: -1 }, 'averagePrice above 0'],
  ])
})

describe('a history as its average price', () => {
  const prices = [10, 20, 30, 70].map((price) => ({ price }))

  it.each([{}, { fee: 10 }, { asset: 'btc', currency: 'eur' }])(
    'is worth the same with %j',
    (more) => {
      const given = { perPurchase: 100, prices, ...more }
      const { paid, bought, worth, average } = outcomeOf(averagingIn, given) as Record<
        string,
        string
      >
      const condensed = atAveragePrice(averagingIn.compute(given))
      expect(outcomeOf(regularPurchases, condensed)).toMatchObject({ paid, bought, worth, average })
    },
  )

  it('is nothing where there is no result', () => {
    expect(atAveragePrice(averagingIn.compute({}))).toBeNull()
  })
})
