import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { liquidation } from './liquidation.ts'
import { positionSize } from './position-size.ts'

describe('liquidation', () => {
  table(liquidation, { entry: 60000, leverage: 10 }, [
    // 60000 × (1 − 0.1)
    [{}, { price: '54000 USD', distance: '10 %' }],
    // 60000 × (1 + 0.1)
    [{ side: 'short' }, { price: '66000 USD', distance: '10 %' }],
    // 60000 × (1 − 0.1 + 0.005)
    [{ maintenance: '0.5' }, { price: '54300 USD', distance: '9.5 %' }],
    // 60000 × (1 + 0.1 − 0.005)
    [{ side: 'short', maintenance: '0.5' }, { price: '65700 USD' }],
    // 60000 × 0.9 ÷ 0.96
    [
      { maintenance: 4, maintenanceAt: 'mark' },
      { price: '56250 USD', distance: '6.25 %' },
    ],
    // 60000 × 1.1 ÷ 1.1 would be the entry: 10 % is all of the margin
    [{ side: 'short', maintenance: 10, maintenanceAt: 'mark' }, 'maintenance below 10'],
    // 60000 × 1.1 ÷ 1.056
    [
      { side: 'short', maintenance: '5.6', maintenanceAt: 'mark', amount: 1 },
      { price: '62500 USD', maintenanceMargin: '3500 USD' },
    ],
    // 0.5 × 60000 = 30000, of which a tenth, and 0.5 %
    [
      { amount: '0.5', maintenance: '0.5' },
      { value: '30000 USD', margin: '3000 USD', maintenanceMargin: '150 USD' },
    ],
    // (72000 − 54000) ÷ 72000
    [{ currentPrice: 72000 }, { price: '54000 USD', distance: '10 %', distanceNow: '25 %' }],
    // (66000 − 55000) ÷ 55000
    [{ side: 'short', currentPrice: 55000 }, { distanceNow: '20 %' }],
    [{ currentPrice: 54000 }, { distanceNow: '0 %' }],
    // closed already
    [{ currentPrice: 53999 }, { price: '54000 USD', distanceNow: undefined }],
    [{ side: 'short', currentPrice: 66001 }, { distanceNow: undefined }],
    [{ currentPrice: 0 }, 'currentPrice above 0'],
    // without leverage a long ends at 0, a short at twice the price
    [{ leverage: 1 }, { price: '0 USD', distance: '100 %' }],
    [
      { leverage: 1, side: 'short' },
      { price: '120000 USD', distance: '100 %' },
    ],
    // 60000 × (1 − 1 ÷ 3)
    [{ leverage: 3 }, { price: '40000 USD', distance: '33.333333333333 %' }],
    // 1 ÷ 100 − 0.0099
    [{ leverage: 100, maintenance: '0.99' }, { distance: '0.01 %' }],
    [{ leverage: 100, maintenance: 1 }, 'maintenance below 1'],
    [{ leverage: 100, maintenance: '1.01' }, 'maintenance below 1'],
    [{ leverage: 0 }, 'leverage from 1'],
    [{ entry: 0 }, 'entry above 0'],
    [{ maintenance: -1 }, 'maintenance from 0'],
  ])
})

describe('position size', () => {
  table(positionSize, { account: 10000, risk: 1, entry: 100, stop: 95 }, [
    // 100 ÷ (100 − 95) = 20, worth 2000
    [
      {},
      {
        ...{ amount: '20 COIN', value: '2000 USD', risked: '100 USD', margin: '2000 USD' },
        ...{ distance: '5 %', ofAccount: '20 %' },
      },
    ],
    // the same to the other side
    [{ stop: 105 }, { amount: '20 COIN', distance: '5 %' }],
    // 2000 ÷ 10: leverage changes the margin alone
    [{ leverage: 10 }, { value: '2000 USD', margin: '200 USD' }],
    // a stop 5 % away, and liquidation 100 ÷ 19, 20, 21 and 25 % away; maintenance margin brings it
    // closer, so one at the stop comes first
    [{ leverage: 19 }, { amount: '20 COIN', margin: '105.263157894737 USD' }],
    [{ leverage: '19.99' }, { amount: '20 COIN' }],
    [{ leverage: 20 }, 'leverage liquidatedFirst 95'],
    [{ leverage: '20.01' }, 'leverage liquidatedFirst 95.0025'],
    [{ leverage: 25 }, 'leverage liquidatedFirst 96'],
    [{ leverage: 25, stop: '96.01' }, { distance: '3.99 %' }],
    // short: at 104
    [{ leverage: 25, stop: '103.99' }, { distance: '3.99 %' }],
    [{ leverage: 25, stop: 104 }, 'leverage liquidatedFirst 104'],
    [{ leverage: 25, stop: 105 }, 'leverage liquidatedFirst 104'],
    // 1 ÷ 3 of the entry, which no digits tell wholly
    [{ entry: 3, stop: 2, leverage: 3 }, 'leverage liquidatedFirst 2'],
    [{ entry: 3, stop: '2.0001', leverage: 3 }, { distance: '33.33 %' }],
    // without leverage a long ends at 0
    [{ stop: '0.01', leverage: 1 }, { distance: '99.99 %' }],
    // 100 ÷ (20 + 0.1 × 180) = 100 ÷ 38
    [{ stop: 80, fee: 10 }, { amount: '2.631578947368 COIN' }],
    // 100 ÷ (5 + 0.001 × 195) = 19.24927…
    [{ fee: '0.1' }, { amount: '19.249278152069 COIN' }],
    // all of it: 10000 ÷ 5
    [{ risk: 100 }, { amount: '2000 COIN', ofAccount: '2000 %' }],
    // 100 ÷ 0.01
    [{ stop: '99.99' }, { amount: '10000 COIN', distance: '0.01 %' }],
    [{ stop: 200 }, { amount: '1 COIN', distance: '100 %' }],
    [{ stop: 201 }, 'stop upTo 200'],
    [{ stop: 100 }, 'stop differs entry'],
    [{ stop: 0 }, 'stop above 0'],
    [{ risk: 0 }, 'risk above 0'],
    [{ risk: 101 }, 'risk upTo 100'],
    [{ account: 0 }, 'account above 0'],
    [{ leverage: 0 }, 'leverage from 1'],
  ])
})
