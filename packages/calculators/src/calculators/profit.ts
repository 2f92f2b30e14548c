import { marginFor } from '../arithmetic/margin.ts'
import {
  breakEvenPrice,
  targetPrice as longTargetPrice,
  positionProfit,
  shortTargetPrice,
} from '../arithmetic/trade.ts'
import { calculator } from '../calculator.ts'
import { ASSET, CURRENCY, FEE, LEVERAGE, PRICE, SIDE } from './shared.ts'

const BREAK_EVEN = {
  long: 'entry × (1 + entryFee) ÷ (1 − exitFee)',
  short: 'entry × (1 − entryFee) ÷ (1 + exitFee)',
} as const

/** Profit and loss of a position after fees, long or short, with or without leverage. */
export const profit = calculator({
  id: 'profit',
  inputs: {
    side: SIDE,
    entry: PRICE,
    exit: { kind: 'price', from: '0' },
    amount: { kind: 'amount', above: '0' },
    leverage: LEVERAGE,
    entryFee: FEE,
    exitFee: FEE,
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    profit: 'currency',
    returnOnMargin: '%',
    fees: 'currency',
    margin: 'currency',
    breakEven: 'currency',
  },
  assumptions: ['notLiquidated', 'noFunding', 'noTaxes'],
  compute({ side, entry, exit, amount, leverage, entryFee, exitFee }) {
    const sum = positionProfit({ side, entry, exit, coins: amount, entryFee, exitFee })
    const margin = marginFor(entry.times(amount), leverage)
    const move = side === 'long' ? 'exit − entry' : 'entry − exit'
    return {
      profit: [sum.profit, `amount × (${move}) − fees`],
      returnOnMargin: [sum.profit.div(margin), 'profit ÷ margin'],
      fees: [sum.fees, 'amount × (entry × entryFee + exit × exitFee)'],
      margin: [margin, 'entry × amount ÷ leverage'],
      breakEven: [breakEvenPrice(side, entry, entryFee, exitFee), BREAK_EVEN[side]],
    }
  },
})

/** The price at which a position has earned its fees. */
export const breakEven = calculator({
  id: 'break-even',
  inputs: { side: SIDE, entry: PRICE, entryFee: FEE, exitFee: FEE, currency: CURRENCY },
  results: { price: 'currency', move: '%' },
  assumptions: ['noFunding', 'noTaxes'],
  compute({ side, entry, entryFee, exitFee }) {
    const price = breakEvenPrice(side, entry, entryFee, exitFee)
    return {
      price: [price, BREAK_EVEN[side]],
      move: [price.div(entry).minus(1), 'price ÷ entry − 1'],
    }
  },
})

/** The price at which a position has gained so much, or lost it. */
export const targetPrice = calculator({
  id: 'target-price',
  inputs: {
    side: SIDE,
    entry: PRICE,
    gain: { kind: 'percent', from: '-100' },
    entryFee: FEE,
    exitFee: FEE,
    currency: CURRENCY,
  },
  results: { price: 'currency', move: '%' },
  assumptions: ['gainOfPaid', 'noFunding', 'noTaxes'],
  compute({ side, entry, gain, entryFee, exitFee }) {
    const priceOf = side === 'long' ? longTargetPrice : shortTargetPrice
    const price = priceOf(entry, gain, entryFee, exitFee)
    return {
      price: [
        price,
        side === 'long'
          ? 'entry × (1 + entryFee) × (1 + gain) ÷ (1 − exitFee)'
          : 'entry × (1 − entryFee − gain) ÷ (1 + exitFee)',
      ],
      move: [price.div(entry).minus(1), 'price ÷ entry − 1'],
    }
  },
})
