import { describe } from 'vitest'
import { type Row, table } from '../testing/table.ts'
import { funding } from './funding.ts'
import { leverage, margin, positionOnMargin } from './margin.ts'
import { positionForLoss } from './position-size.ts'

describe('margin', () => {
  table(margin, { position: 5000, leverage: 10 }, [
    [{}, { margin: '500 USD' }],
    [{ leverage: 1 }, { margin: '5000 USD' }],
    [{ leverage: '' }, { margin: '5000 USD' }],
    // 1 ÷ 3
    [{ position: 1, leverage: 3 }, { margin: '0.333333333333 USD' }],
    [{ position: '1e30', leverage: 1000, currency: 'usdt' }, { margin: `1${'0'.repeat(27)} USDT` }],
    [{ leverage: '0.5' }, 'leverage from 1'],
    [{ leverage: 1001 }, 'leverage upTo 1000'],
    [{ position: 0 }, 'position above 0'],
    [{ position: '-1' }, 'position above 0'],
    [{ position: 'big' }, 'position number'],
  ])
})

describe('position on a margin', () => {
  table(positionOnMargin, { margin: 500, leverage: 10 }, [
    [{}, { position: '5000 USD' }],
    [{ margin: '0.1', leverage: '2.5' }, { position: '0.25 USD' }],
    [{ margin: 0 }, 'margin above 0'],
    [{ leverage: 0 }, 'leverage from 1'],
  ])
})

describe('leverage', () => {
  table(leverage, { position: 5000, margin: 500 }, [
    [{}, { leverage: '10 ×' }],
    [{ margin: 4000 }, { leverage: '1.25 ×' }],
    // more margin than the position needs
    [{ margin: 10000 }, { leverage: '0.5 ×' }],
    [{ margin: 0 }, 'margin above 0'],
    [{ position: '' }, 'position required'],
  ])
})

describe('position for a loss', () => {
  table(positionForLoss, { risked: 100, entry: 50, stop: 45 }, [
    // 100 ÷ 5 coins, a tenth of the way
    [{}, { amount: '20 COIN', value: '1000 USD', margin: '1000 USD', distance: '10 %' }],
    // 1000 ÷ 5
    [{ leverage: 5 }, { margin: '200 USD', value: '1000 USD' }],
    [{ leverage: 10 }, 'leverage liquidatedFirst 45'],
    // short: 100 ÷ 10
    [{ stop: 60 }, { amount: '10 COIN', distance: '20 %' }],
    // 100 ÷ (5 + 0.01 × 95)
    [{ fee: 1 }, { amount: '16.806722689076 COIN' }],
    [{ stop: 50 }, 'stop differs entry'],
    [{ stop: 101 }, 'stop upTo 100'],
    [{ risked: 0 }, 'risked above 0'],
    [{ risked: 'all' }, 'risked number'],
  ])
})

describe('funding', () => {
  table(funding, { position: 10000, fundingRate: '0.01' }, [
    // three times a day 1; 0.01 % × 1095
    [{}, { funding: '3 USD', ofPosition: '0.03 %', payments: '3', yearly: '10.95 %' }],
    [{ time: 30 }, { funding: '90 USD', payments: '90' }],
    // paid at whole intervals: 7 h 59 min, 8 h, 8 h 1 min, 12 h, 20 h
    ...[
      ['0.000001', '0', '0'],
      ['7.983333333333', '0', '0'],
      ['8', '1', '1'],
      ['8.016666666667', '1', '1'],
      ['12', '1', '1'],
      ['15.983333333333', '1', '1'],
      ['16', '2', '2'],
      ['20', '2', '2'],
    ].map(
      ([time, payments, paid]): Row => [
        { time, timeUnit: 'hours' },
        { payments, funding: `${paid} USD`, ofPosition: `0.0${paid} %`.replace('0.00 ', '0 ') },
      ],
    ),
    // seven times a day, which no digits tell wholly
    [{ interval: '3.4285714285714285714' }, { payments: '7' }],
    [{ interval: 1 }, { funding: '24 USD', yearly: '87.6 %' }],
    [{ interval: 25 }, { funding: '0 USD', payments: '0', yearly: '3.504 %' }],
    [{ fundingRate: '-0.02' }, { funding: '-6 USD', ofPosition: '-0.06 %' }],
    [{ fundingRate: 0 }, { funding: '0 USD', yearly: '0 %' }],
    // a part alone
    [{ position: '', time: 365 }, { ofPosition: '10.95 %' }],
    [{ interval: 0 }, 'interval above 0'],
    [{ time: 0 }, 'time above 0'],
    [{ time: 36500 }, { payments: '109500' }],
    [{ time: 36501 }, 'time upTo 36500'],
    [{ time: 876001, timeUnit: 'hours' }, 'time upTo 876000'],
    [{ fundingRate: 101 }, 'fundingRate upTo 100'],
    [{ fundingRate: 'high' }, 'fundingRate number'],
    [{ position: -5 }, 'position above 0'],
    [{ timeUnit: 'years' }, 'timeUnit choice hours, days'],
  ])
})
