import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { breakEven, profit, targetPrice } from './profit.ts'
import { recovery } from './recovery.ts'

describe('profit', () => {
  table(profit, { entry: 100, exit: 120, amount: 2 }, [
    // 2 × (120 − 100) = 40, of 100 × 2 = 200
    [{}, { profit: '40 USD', margin: '200 USD', returnOnMargin: '20 %', fees: '0 USD' }],
    // 2 × (100 − 120)
    [{ side: 'short' }, { profit: '-40 USD', returnOnMargin: '-20 %' }],
    // 40 ÷ (200 ÷ 10)
    [{ leverage: 10 }, { profit: '40 USD', margin: '20 USD', returnOnMargin: '200 %' }],
    // fees 2 × (100 × 0.001 + 120 × 0.002) = 0.68
    [
      { entryFee: '0.1', exitFee: '0.2' },
      { fees: '0.68 USD', profit: '39.32 USD' },
    ],
    [{ side: 'short', entryFee: '0.1', exitFee: '0.2' }, { profit: '-40.68 USD' }],
    // 100 × 1.1 ÷ 0.8 = 137.5; short 100 × 0.9 ÷ 1.2 = 75
    [{ entryFee: 10, exitFee: 20 }, { breakEven: '137.5 USD' }],
    [{ side: 'short', entryFee: 10, exitFee: 20 }, { breakEven: '75 USD' }],
    // everything is lost
    [{ exit: 0 }, { profit: '-200 USD', returnOnMargin: '-100 %' }],
    // nothing moves: only the fees are lost, 2 × 100 × 0.002
    [{ exit: 100, entryFee: '0.1', exitFee: '0.1' }, { profit: '-0.4 USD' }],
    // 0.3 × (0.3 − 0.1)
    [{ amount: '0.3', entry: '0.1', exit: '0.3' }, { profit: '0.06 USD' }],
    [{ leverage: 1000 }, { margin: '0.2 USD' }],
    [{ leverage: 1001 }, 'leverage upTo 1000'],
    [{ leverage: 0 }, 'leverage from 1'],
    [{ leverage: '0.99' }, 'leverage from 1'],
    [{ entry: 0 }, 'entry above 0'],
    [{ exit: '-0.01' }, 'exit from 0'],
    [{ amount: 0 }, 'amount above 0'],
    [{ entryFee: 100 }, 'entryFee below 100'],
    [{ side: 'up' }, 'side choice long, short'],
    [{ entry: 0, amount: 'much' }, 'entry above 0; amount number'],
  ])
})

describe('break-even', () => {
  table(breakEven, { entry: 200 }, [
    [{}, { price: '200 USD', move: '0 %' }],
    // 200 × 1 ÷ (1 − 0.2)
    [{ exitFee: 20 }, { price: '250 USD', move: '25 %' }],
    // 200 × (1 + 0.1)
    [{ entryFee: 10 }, { price: '220 USD', move: '10 %' }],
    // 200 × 1.001 ÷ 0.999 = 200.4004004…
    [{ entryFee: '0.1', exitFee: '0.1' }, { price: '200.4004004004 USD' }],
    // 200 × 0.9
    [
      { side: 'short', entryFee: 10 },
      { price: '180 USD', move: '-10 %' },
    ],
    // 200 ÷ 1.25
    [
      { side: 'short', exitFee: 25 },
      { price: '160 USD', move: '-20 %' },
    ],
    // 200 ÷ 0.01
    [{ exitFee: 99 }, { price: '20000 USD' }],
    [{ exitFee: 100 }, 'exitFee below 100'],
    [{ entryFee: '-0.1' }, 'entryFee from 0'],
    [{ entry: 0 }, 'entry above 0'],
  ])
})

describe('target price', () => {
  table(targetPrice, { entry: 200, gain: 25 }, [
    [{}, { price: '250 USD', move: '25 %' }],
    // a stop
    [{ gain: -10 }, { price: '180 USD', move: '-10 %' }],
    // 200 × 1.1 × 1.25 ÷ (1 − 0.2)
    [{ entryFee: 10, exitFee: 20 }, { price: '343.75 USD' }],
    // no gain is to be even
    [{ gain: 0, exitFee: 20 }, { price: '250 USD' }],
    // short: 200 × 0.75, and 200 × (1 − 0.1 − 0.25) ÷ 1.25
    [{ side: 'short' }, { price: '150 USD', move: '-25 %' }],
    [{ side: 'short', entryFee: 10, exitFee: 25 }, { price: '104 USD' }],
    [{ side: 'short', gain: -10 }, { price: '220 USD' }],
    // all that a short can gain
    [
      { side: 'short', gain: 100 },
      { price: '0 USD', move: '-100 %' },
    ],
    [{ side: 'short', gain: 95, entryFee: 10 }, 'gain upTo 90'],
    [{ gain: -100 }, { price: '0 USD' }],
    [{ gain: -101 }, 'gain from -100'],
    [{ gain: 9900 }, { price: '20000 USD' }],
    [{ gain: 'much' }, 'gain number'],
    [{ entry: 0 }, 'entry above 0'],
    [{ exitFee: 100 }, 'exitFee below 100'],
  ])
})

describe('recovery', () => {
  table(recovery, {}, [
    // 1 ÷ (1 − 0.5) − 1
    [{ loss: 50 }, { gain: '100 %' }],
    [{ loss: 20 }, { gain: '25 %' }],
    [{ loss: '20 %' }, { gain: '25 %' }],
    [{ loss: 0 }, { gain: '0 %' }],
    // 1 ÷ 0.99 − 1 = 0.010101…
    [{ loss: 1 }, { gain: '1.010101010101 %' }],
    [{ loss: 99 }, { gain: '9900 %' }],
    [{ loss: '99.999' }, { gain: '9999900 %' }],
    // 1000 × (1 − 0.9)
    [
      { loss: 90, invested: 1000 },
      { gain: '900 %', left: '100 USD' },
    ],
    [{ loss: 100 }, 'loss below 100'],
    [{ loss: 101 }, 'loss below 100'],
    [{ loss: -1 }, 'loss from 0'],
    [{}, 'loss required'],
    [{ loss: 50, gain: 1 }, 'gain unknown'],
  ])
})
