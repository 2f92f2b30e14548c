import { describe } from 'vitest'
import { table } from '../testing/table.ts'
import { marketCap, priceAtCap, supplyAtCap, unlock } from './supply.ts'

describe('market cap at a price', () => {
  table(marketCap, { price: 2, supply: 1000000 }, [
    [{}, { cap: '2000000 USD' }],
    // 1 × 589 × 10^12
    [{ price: 1, supply: '589000000000000' }, { cap: '589000000000000 USD' }],
    // 0.00001 × 10^15
    [{ price: '0.00001', supply: '1e15' }, { cap: '10000000000 USD' }],
    [{ price: 0 }, { cap: '0 USD' }],
    [{ supply: 1 }, { cap: '2 USD' }],
    // 0.1 × 0.2
    [{ price: '0.1', supply: '0.2' }, { cap: '0.02 USD' }],
    [{ price: -1 }, 'price from 0'],
    [{ supply: 0 }, 'supply above 0'],
    [{ supply: '1e31' }, 'supply upTo 1000000000000000000000000000000'],
  ])
})

describe('price at a market cap', () => {
  table(priceAtCap, { cap: 1000000, supply: 500000 }, [
    [{}, { price: '2 USD' }],
    // 2 ÷ 0.5
    [{ currentPrice: '0.5' }, { price: '2 USD', multiple: '4 ×' }],
    // 58.9 × 10^9 ÷ (589 × 10^12)
    [{ cap: '58900000000', supply: '589000000000000' }, { price: '0.0001 USD' }],
    // 1 ÷ 3
    [{ cap: 1, supply: 3 }, { price: '0.333333333333 USD' }],
    [{ cap: 0 }, { price: '0 USD' }],
    [{ cap: 0, currentPrice: 1 }, { multiple: '0 ×' }],
    [{ cap: -1 }, 'cap from 0'],
    [{ supply: 0 }, 'supply above 0'],
    [{ currentPrice: 0 }, 'currentPrice above 0'],
    [{ cap: 'NaN' }, 'cap number'],
    [{ cap: Number.NaN }, 'cap number'],
    [{ cap: Number.POSITIVE_INFINITY }, 'cap number'],
  ])
})

describe('supply at a market cap', () => {
  table(supplyAtCap, { cap: 1000000, price: 2 }, [
    [{}, { supply: '500000 COIN' }],
    // 58.9 × 10^9 ÷ 0.0001
    [{ cap: '58900000000', price: '0.0001', asset: 'SHIB' }, { supply: '589000000000000 SHIB' }],
    [{ cap: 0 }, { supply: '0 COIN' }],
    [{ price: 0 }, 'price above 0'],
    [{ cap: -1 }, 'cap from 0'],
    [{ cap: 'huge' }, 'cap number'],
  ])
})

describe('unlock', () => {
  table(unlock, { circulating: 800, unlocked: 200 }, [
    // 200 ÷ 1000 of every share, 200 ÷ 800 more coins
    [{}, { dilution: '20 %', growth: '25 %', after: '1000 COIN' }],
    [{ unlocked: 0 }, { dilution: '0 %', growth: '0 %', after: '800 COIN' }],
    // 1000 ÷ 4000
    [{ total: 4000 }, { shareOfTotal: '25 %' }],
    [{ total: 1000 }, { shareOfTotal: '100 %' }],
    // 800 × 5 = 4000, over 1000 coins 4; 200 × 5; 4000 × 5
    [
      { price: 5, total: 4000 },
      {
        ...{ cap: '4000 USD', priceAtSameCap: '4 USD', unlockedValue: '1000 USD' },
        ...{ fdv: '20000 USD' },
      },
    ],
    // 800 ÷ 1600
    [{ unlocked: 800 }, { dilution: '50 %', growth: '100 %' }],
    // 1 ÷ 3
    [{ circulating: 2, unlocked: 1 }, { dilution: '33.333333333333 %' }],
    [{ total: 999 }, 'total from 1000'],
    [{ circulating: 0 }, 'circulating above 0'],
    [{ unlocked: -1 }, 'unlocked from 0'],
    [{ price: 0 }, 'price above 0'],
  ])
})
