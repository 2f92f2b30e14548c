import { leverageOf, marginFor, positionOn } from '../arithmetic/margin.ts'
import { calculator } from '../calculator.ts'
import { CURRENCY, LEVERAGE } from './shared.ts'

const MONEY = { kind: 'money', above: '0' } as const
const ASSUMPTIONS = ['initialMargin', 'noFees'] as const

/** The margin that a position takes. */
export const margin = calculator({
  id: 'margin',
  inputs: { position: MONEY, leverage: LEVERAGE, currency: CURRENCY },
  results: { margin: 'currency' },
  assumptions: ASSUMPTIONS,
  compute: ({ position, leverage }) => ({
    margin: [marginFor(position, leverage), 'position ÷ leverage'],
  }),
})

/** The position that a margin carries. */
export const positionOnMargin = calculator({
  id: 'position-on-margin',
  inputs: { margin: MONEY, leverage: LEVERAGE, currency: CURRENCY },
  results: { position: 'currency' },
  assumptions: ASSUMPTIONS,
  compute: ({ margin: kept, leverage }) => ({
    position: [positionOn(kept, leverage), 'margin × leverage'],
  }),
})

/** How many times its margin a position is. */
export const leverage = calculator({
  id: 'leverage',
  inputs: { position: MONEY, margin: MONEY, currency: CURRENCY },
  results: { leverage: '×' },
  assumptions: ASSUMPTIONS,
  compute: ({ position, margin: kept }) => ({
    leverage: [leverageOf(position, kept), 'position ÷ margin'],
  }),
})
