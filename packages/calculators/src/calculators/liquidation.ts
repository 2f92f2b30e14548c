import { liquidationPrice, marginFor } from '../arithmetic/margin.ts'
import { calculator } from '../calculator.ts'
import { ASSET, CURRENCY, LEVERAGE, PRICE, SIDE } from './shared.ts'

const FORMULAS = {
  entry: {
    long: 'entry × (1 − 1 ÷ leverage + maintenance)',
    short: 'entry × (1 + 1 ÷ leverage − maintenance)',
  },
  mark: {
    long: 'entry × (1 − 1 ÷ leverage) ÷ (1 − maintenance)',
    short: 'entry × (1 + 1 ÷ leverage) ÷ (1 + maintenance)',
  },
} as const

/** Where a position on isolated margin is closed by force, and the margin that it takes. */
export const liquidation = calculator({
  id: 'liquidation',
  inputs: {
    side: SIDE,
    entry: PRICE,
    leverage: LEVERAGE,
    maintenance: { kind: 'percent', from: '0', below: '100', default: '0' },
    maintenanceAt: { kind: 'choice', options: ['entry', 'mark'], default: 'entry' },
    amount: { kind: 'amount', above: '0', optional: true },
    currentPrice: { ...PRICE, optional: true },
    currency: CURRENCY,
    asset: ASSET,
  },
  results: {
    price: 'currency',
    distance: '%',
    distanceNow: '%',
    value: 'currency',
    margin: 'currency',
    maintenanceMargin: 'currency',
  },
  assumptions: ['isolated', 'linear', 'noFees', 'noFunding', 'maintenanceDiffers'],
  compute({ side, entry, leverage, maintenance, maintenanceAt, amount, currentPrice }) {
    const position = { side, entry, leverage, maintenance, maintenanceAt }
    const { price, distance } = liquidationPrice(position)
    const move = (from: string) => (side === 'long' ? `${from} − price` : `price − ${from}`)
    const gap =
      currentPrice && (side === 'long' ? currentPrice.minus(price) : price.minus(currentPrice))
    const value = amount && entry.times(amount)
    const valueThen = amount && (maintenanceAt === 'entry' ? entry : price).times(amount)
    return {
      price: [price, FORMULAS[maintenanceAt][side]],
      distance: [distance, `(${move('entry')}) ÷ entry`],
      // Past it, the position is closed already.
      distanceNow:
        currentPrice && gap && !gap.isNegative()
          ? [gap.div(currentPrice), `(${move('currentPrice')}) ÷ currentPrice`]
          : null,
      value: value && [value, 'entry × amount'],
      margin: value && [marginFor(value, leverage), 'value ÷ leverage'],
      maintenanceMargin: valueThen && [
        valueThen.times(maintenance),
        maintenanceAt === 'entry' ? 'value × maintenance' : 'price × amount × maintenance',
      ],
    }
  },
})
