import { partOf, shareOf } from '../arithmetic/conversion.ts'
import { shareOfSupply } from '../arithmetic/supply.ts'
import { calculator } from '../calculator.ts'
import { ASSET } from './shared.ts'

/** A percentage of an amount of anything, and what is left of it. */
export const percentage = calculator({
  id: 'percentage',
  inputs: {
    whole: { kind: 'amount', from: '0' },
    percent: { kind: 'percent' },
    asset: { kind: 'code', optional: true },
  },
  results: { portion: 'asset', rest: 'asset' },
  compute({ whole, percent }) {
    const portion = partOf(whole, percent)
    return {
      portion: [portion, 'whole × percent'],
      rest: [whole.minus(portion), 'whole − portion'],
    }
  },
})

/** How many per cent one amount is of another. */
export const percentOf = calculator({
  id: 'percent-of',
  inputs: {
    amount: { kind: 'amount', from: '0' },
    whole: { kind: 'amount', above: '0' },
    asset: { kind: 'code', optional: true },
  },
  results: { share: '%', rest: 'asset' },
  compute: ({ amount, whole }) => ({
    share: [shareOf(amount, whole), 'amount ÷ whole'],
    rest: [whole.minus(amount), 'whole − amount'],
  }),
})

/** How much of a supply some coins are. */
export const share = calculator({
  id: 'share',
  inputs: {
    coins: { kind: 'amount', from: '0' },
    supply: { kind: 'amount', above: '0' },
    asset: ASSET,
  },
  results: { share: '%' },
  assumptions: ['supplyGiven'],
  compute: ({ coins, supply }) => ({ share: [shareOfSupply(coins, supply), 'coins ÷ supply'] }),
})
