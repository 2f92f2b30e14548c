import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { concentratedLiquidity, impermanentLoss } from './pool.ts'

describe('impermanent loss', () => {
  table(impermanentLoss, { before: 1 }, [
    // 2 × √4 ÷ 5 − 1
    [{ after: 4 }, { loss: '-20 %', ratio: '4' }],
    // 2 × 0.5 ÷ 1.25 − 1
    [{ after: '0.25' }, { loss: '-20 %' }],
    [{ after: 1 }, { loss: '0 %' }],
    // 2 × 3 ÷ 10 − 1
    [
      { before: 100, after: 900 },
      { loss: '-40 %', ratio: '9' },
    ],
    // 1000 × 2 = 2000 in the pool, 1000 × 5 ÷ 2 = 2500 held
    [
      { after: 4, deposit: 1000 },
      { pool: '2000 USD', held: '2500 USD', difference: '-500 USD' },
    ],
    // 2 × √2 ÷ 3 − 1
    [{ after: 2 }, { loss: '-5.719095841794 %' }],
    // 2 × 10^10 ÷ (1 + 10^20) − 1
    [{ after: '1e20' }, { loss: '-99.99999998 %' }],
    [{ after: 0 }, 'after above 0'],
    [{ before: 0, after: 1 }, 'before above 0'],
    [{ after: -4 }, 'after above 0'],
    [{ after: 4, deposit: 0 }, 'deposit above 0'],
  ])
})

// With a range from 1 to 16, √lower is 1 and √upper 4. At a price p within it a unit of liquidity is
// 1 ÷ √p − 1 ÷ 4 of the first token and √p − 1 of the second: at 4 that is 0.25 and 1, worth 2.
describe('concentrated liquidity', () => {
  table(concentratedLiquidity, { before: 4, lower: 1, upper: 16, deposit: 2 }, [
    [{ after: 4 }, { pool: '2 USD', held: '2 USD', loss: '0 %' }],
    // at 9: 1 ÷ 12 × 9 + 2 = 2.75; held 0.25 × 9 + 1 = 3.25
    [{ after: 9 }, { pool: '2.75 USD', held: '3.25 USD', difference: '-0.5 USD' }],
    // at the upper end all is the second token: 3; held 0.25 × 16 + 1 = 5
    [{ after: 16 }, { pool: '3 USD', held: '5 USD', loss: '-40 %' }],
    // beyond it nothing more is gained: 3; held 0.25 × 36 + 1 = 10
    [{ after: 36 }, { pool: '3 USD', held: '10 USD', loss: '-70 %' }],
    // at the lower end all is the first token: 0.75; held 0.25 + 1
    [{ after: 1 }, { pool: '0.75 USD', held: '1.25 USD', loss: '-40 %' }],
    // below it that falls with its price: 0.375; held 0.125 + 1
    [{ after: '0.5' }, { pool: '0.375 USD', held: '1.125 USD' }],
    // begun above the range, all is the second token: nothing changes above it
    [
      { before: 25, after: 36 },
      { pool: '2 USD', held: '2 USD', loss: '0 %' },
    ],
    // begun above the range, at 4 worth 2 of 3; held in the second token still 3
    [
      { before: 25, after: 4, deposit: 3 },
      { pool: '2 USD', held: '3 USD' },
    ],
    [{ after: 4, lower: 16 }, 'upper above 16'],
    [{ after: 4, lower: 17 }, 'upper above 17'],
    [{ after: 4, lower: 0 }, 'lower above 0'],
    [{ after: 0 }, 'after above 0'],
  ])
})
