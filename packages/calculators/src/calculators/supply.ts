import {
  dilution,
  marketCapAtPrice,
  priceAtMarketCap,
  supplyAtPrice,
} from '../arithmetic/supply.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'
import { ASSET, CURRENCY, PRICE } from './shared.ts'

const SUPPLY = { kind: 'amount', above: '0' } as const

/** The market cap that a price would mean. */
export const marketCap = calculator({
  id: 'market-cap',
  inputs: { price: { kind: 'price', from: '0' }, supply: SUPPLY, currency: CURRENCY, asset: ASSET },
  results: { cap: 'currency' },
  assumptions: ['supplyStays'],
  compute: ({ price, supply }) => ({ cap: [marketCapAtPrice(price, supply), 'price × supply'] }),
})

/** The price that a market cap would mean. */
export const priceAtCap = calculator({
  id: 'price-at-market-cap',
  inputs: {
    cap: { kind: 'money', from: '0' },
    supply: SUPPLY,
    currentPrice: { ...PRICE, optional: true },
    currency: CURRENCY,
    asset: ASSET,
  },
  results: { price: 'currency', multiple: '×' },
  assumptions: ['supplyStays'],
  compute({ cap, supply, currentPrice }) {
    const price = priceAtMarketCap(cap, supply)
    return {
      price: [price, 'cap ÷ supply'],
      multiple: currentPrice && [price.div(currentPrice), 'price ÷ currentPrice'],
    }
  },
})

/** How many coins there are, by what all and what one of them cost. */
export const supplyAtCap = calculator({
  id: 'supply-at-market-cap',
  inputs: { cap: { kind: 'money', from: '0' }, price: PRICE, currency: CURRENCY, asset: ASSET },
  results: { supply: 'asset' },
  assumptions: ['capOfCirculating'],
  compute: ({ cap, price }) => ({ supply: [supplyAtPrice(cap, price), 'cap ÷ price'] }),
})

/** What coins that begin to circulate do to holders and to what all coins are worth. */
export const unlock = calculator({
  id: 'unlock',
  inputs: {
    circulating: SUPPLY,
    unlocked: { kind: 'amount', from: '0' },
    total: { ...SUPPLY, optional: true },
    price: { ...PRICE, optional: true },
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    dilution: '%',
    growth: '%',
    after: 'asset',
    shareOfTotal: '%',
    unlockedValue: 'currency',
    cap: 'currency',
    priceAtSameCap: 'currency',
    fdv: 'currency',
  },
  assumptions: ['allSold', 'supplyGiven'],
  compute({ circulating, unlocked, total, price }) {
    const { after, growth, lost } = dilution(circulating, unlocked)
    if (total?.lessThan(after)) refuse('total', 'from', after.toFixed())
    const cap = price && marketCapAtPrice(price, circulating)
    return {
      dilution: [lost, 'unlocked ÷ after'],
      growth: [growth, 'unlocked ÷ circulating'],
      after: [after, 'circulating + unlocked'],
      shareOfTotal: total && [after.div(total), 'after ÷ total'],
      unlockedValue: price && [unlocked.times(price), 'unlocked × price'],
      cap: cap && [cap, 'circulating × price'],
      priceAtSameCap: cap && [priceAtMarketCap(cap, after), 'cap ÷ after'],
      fdv: price && total && [marketCapAtPrice(price, total), 'total × price'],
    }
  },
})
