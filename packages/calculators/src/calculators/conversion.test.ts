import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { conversion } from './conversion.ts'
import { gasCost } from './gas-cost.ts'
import { units } from './units.ts'

describe('units', () => {
  table(units, { amount: 1 }, [
    // 1 × 10^8
    [{ from: 'BTC', to: 'sat' }, { converted: '100000000 sat' }],
    // 1 ÷ 10^8
    [{ from: 'sat', to: 'BTC' }, { converted: '0.00000001 BTC' }],
    [{ amount: 0, from: 'BTC', to: 'sat' }, { converted: '0 sat' }],
    // 2.5 × 10^9
    [{ amount: '2.5', from: 'gwei', to: 'wei' }, { converted: '2500000000 wei' }],
    // 10^18: more than a binary number keeps
    [
      { amount: '1.000000000000000001', from: 'ETH', to: 'wei' },
      { converted: '1000000000000000001 wei' },
    ],
    [{ from: 'SOL', to: 'lamport' }, { converted: '1000000000 lamport' }],
    [{ from: 'gwei', to: 'gwei' }, { converted: '1 gwei' }],
    // 3.5 × 10^8 ÷ 10^6
    [{ amount: '3.5', from: 'yi', to: 'million' }, { converted: '350 million' }],
    // 120 × 10^3 ÷ 10^4
    [{ amount: 120, from: 'thousand', to: 'wan' }, { converted: '12 wan' }],
    [{ from: 'trillion', to: 'yi' }, { converted: '10000 yi' }],
    [{ from: 'BTC', to: 'wei' }, 'to kindred from'],
    [{ from: 'sat', to: 'one' }, 'to kindred from'],
    [{ amount: -1, from: 'BTC', to: 'sat' }, 'amount from 0'],
    [
      { from: 'doge', to: 'sat' },
      `from choice BTC, mBTC, sat, ETH, gwei, wei, SOL, lamport, one, thousand, wan, million, yi, billion, trillion`,
    ],
  ])
})

describe('conversion', () => {
  table(conversion, { amount: 2, from: 'ETH', to: 'USD', fromPrice: 3000 }, [
    // 2 × 3000 ÷ 1
    [{}, { received: '6000 USD', worth: '6000 USD', rate: '3000 USD' }],
    // 2 × 3000 ÷ 60000
    [
      { to: 'BTC', toPrice: 60000 },
      { received: '0.1 BTC', rate: '0.05 BTC' },
    ],
    // 500 × 1 ÷ 60000 = 0.0083333…
    [
      { amount: 500, from: 'usd', to: 'btc', fromPrice: 1, toPrice: 60000 },
      { received: '0.008333333333 BTC' },
    ],
    // 6000 × (1 − 0.001)
    [{ fee: '0.1' }, { received: '5994 USD', worth: '6000 USD' }],
    [{ amount: 0 }, { received: '0 USD' }],
    // 0.1 × 0.2: no binary fraction
    [{ amount: '0.1', fromPrice: '0.2' }, { received: '0.02 USD' }],
    [{ fee: 99 }, { received: '60 USD' }],
    [{ fee: 100 }, 'fee below 100'],
    [{ fee: -1 }, 'fee from 0'],
    [{ fromPrice: 0 }, 'fromPrice above 0'],
    [{ toPrice: '-1' }, 'toPrice above 0'],
    [{ to: 'U S D' }, 'to code'],
    [{ from: null }, 'from required'],
    // A price that only the currency itself may leave out.
    [{ to: 'CNY' }, 'toPrice required'],
    [{ currency: 'CNY' }, 'toPrice required'],
    [{ to: 'BTC', toPrice: 60000, fromPrice: null }, 'fromPrice required'],
    [{ to: 'CNY', currency: 'CNY' }, { received: '6000 CNY' }],
    [
      { to: 'CNY', toPrice: '0.125' },
      { received: '48000 CNY', worth: '6000 USD' },
    ],
    [
      { amount: 500, from: 'USD', to: 'BTC', fromPrice: null, toPrice: 50000 },
      { received: '0.01 BTC', worth: '500 USD', rate: '0.00002 BTC' },
    ],
    [{ to: 'ETH' }, 'to differs from'],
  ])
})

describe('gas cost', () => {
  table(gasCost, { gasPrice: 30 }, [
    // 21000 × 30 ÷ 10^9
    [{}, { fee: '0.00063 ETH', feeInGwei: '630000 gwei' }],
    // 0.00063 × 3000
    [{ nativePrice: 3000 }, { cost: '1.89 USD' }],
    // 150000 × 0.05 = 7500 gwei
    [
      { gas: 150000, gasPrice: '0.05' },
      { fee: '0.0000075 ETH', feeInGwei: '7500 gwei' },
    ],
    // 1 × 1 ÷ 10^9
    [{ gas: 1, gasPrice: 1 }, { fee: '0.000000001 ETH' }],
    [
      { gasPrice: 0, nativePrice: 3000 },
      { fee: '0 ETH', cost: '0 USD' },
    ],
    [
      { asset: 'BNB', currency: 'eur', nativePrice: 600 },
      { fee: '0.00063 BNB', cost: '0.378 EUR' },
    ],
    [{ gas: 0 }, 'gas above 0'],
    [{ gas: '21000.5' }, 'gas whole'],
    [{ gasPrice: -1 }, 'gasPrice from 0'],
    [{ nativePrice: 0 }, 'nativePrice above 0'],
    [{ gasPrice: '' }, 'gasPrice required'],
  ])
})
