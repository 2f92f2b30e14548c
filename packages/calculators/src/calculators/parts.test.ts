import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { percentage, percentOf, share } from './parts.ts'
import { tradingFees } from './trading-fees.ts'

describe('percentage', () => {
  table(percentage, { whole: 14000, percent: '2.5' }, [
    // 14000 × 0.025; without a unit unless there is one
    [{}, { portion: '350', rest: '13650' }],
    [{ asset: 'usd' }, { portion: '350 USD', rest: '13650 USD' }],
    [
      { whole: '0.3', percent: 10, asset: 'BTC' },
      { portion: '0.03 BTC', rest: '0.27 BTC' },
    ],
    [{ percent: 150 }, { portion: '21000', rest: '-7000' }],
    [{ percent: '-10' }, { portion: '-1400', rest: '15400' }],
    [{ whole: 0 }, { portion: '0', rest: '0' }],
    [{ percent: '5 %' }, { portion: '700' }],
    [{ whole: -1 }, 'whole from 0'],
    [{ percent: 'half' }, 'percent number'],
    [{ percent: '' }, 'percent required'],
    [{ asset: 'US dollars' }, 'asset code'],
  ])
})

describe('percent of', () => {
  table(percentOf, { amount: 12, whole: 80 }, [
    // 12 ÷ 80
    [{}, { share: '15 %', rest: '68' }],
    [{ asset: 'usdt' }, { share: '15 %', rest: '68 USDT' }],
    [{ amount: 0 }, { share: '0 %', rest: '80' }],
    [{ amount: 120 }, { share: '150 %', rest: '-40' }],
    // 1 ÷ 3
    [{ amount: 1, whole: 3 }, { share: '33.333333333333 %' }],
    [{ whole: 0 }, 'whole above 0'],
    [{ amount: -1 }, 'amount from 0'],
    [{ amount: 'some' }, 'amount number'],
  ])
})

describe('share', () => {
  table(share, { coins: 21, supply: 21000000 }, [
    [{}, { share: '0.0001 %' }],
    [{ coins: 0 }, { share: '0 %' }],
    [{ coins: 21000000 }, { share: '100 %' }],
    // 1 ÷ 3
    [{ coins: 1, supply: 3 }, { share: '33.333333333333 %' }],
    [{ coins: 4, supply: 3 }, 'coins upTo 3'],
    [{ supply: 0 }, 'supply above 0'],
    [{ coins: -1 }, 'coins from 0'],
    [{ coins: 'some' }, 'coins number'],
  ])
})

describe('trading fees', () => {
  table(tradingFees, {}, [
    // 5000 × 0.001
    [
      { trades: [{ traded: 5000, fee: '0.1' }] },
      { fees: '5 USD', traded: '5000 USD', ofTraded: '0.1 %' },
    ],
    // 1000 × 0.002 + 3000 × 0.004 = 14, of 4000
    [
      {
        trades: [
          { traded: 1000, fee: '0.2' },
          { traded: 3000, fee: '0.4' },
        ],
      },
      { fees: '14 USD', traded: '4000 USD', ofTraded: '0.35 %' },
    ],
    [{ trades: [{ traded: 100, fee: 0 }] }, { fees: '0 USD', ofTraded: '0 %' }],
    [{ trades: [{ traded: '0.1', fee: '0.3' }], currency: 'eth' }, { fees: '0.0003 ETH' }],
    [{ trades: [] }, 'trades rows 1–100'],
    [{ trades: [{ traded: 100 }] }, 'trades.1.fee required'],
    [{ trades: [{ traded: 0, fee: 1 }] }, 'trades.1.traded above 0'],
    [{ trades: [{ traded: 100, fee: -1 }] }, 'trades.1.fee from 0'],
    [{ trades: [{ traded: 100, fee: 100 }] }, 'trades.1.fee below 100'],
    [{ trades: [{ traded: 'lots', fee: 1 }] }, 'trades.1.traded number'],
    [{}, 'trades required'],
  ])
})
