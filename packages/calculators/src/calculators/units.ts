import { shifted } from '../arithmetic/conversion.ts'
import { exact } from '../arithmetic/decimal.ts'
import { calculator } from '../calculator.ts'
import { refuse } from '../refusal.ts'

/** The decimal place of each unit within its family. */
const FAMILIES = {
  bitcoin: { BTC: 0, mBTC: -3, sat: -8 },
  ether: { ETH: 0, gwei: -9, wei: -18 },
  solana: { SOL: 0, lamport: -9 },
  number: { one: 0, thousand: 3, wan: 4, million: 6, yi: 8, billion: 9, trillion: 12 },
} as const

const PLACES = new Map(
  Object.entries(FAMILIES).flatMap(([family, units]) =>
    Object.entries<number>(units).map(([unit, place]) => [unit, { family, place }] as const),
  ),
)
const UNITS = [...PLACES.keys()]

/** Units of a coin, and the names of large numbers, 万 and 亿 among them. */
export const units = calculator({
  id: 'units',
  inputs: {
    amount: { kind: 'amount', unit: 'from', from: '0' },
    from: { kind: 'choice', options: UNITS },
    to: { kind: 'choice', options: UNITS },
  },
  results: { converted: 'to' },
  compute({ amount, from, to }) {
    const [one, other] = [PLACES.get(from), PLACES.get(to)]
    if (!one || one.family !== other?.family) return refuse('to', 'kindred', 'from')
    const places = one.place - other.place
    const sign = places < 0 ? '÷' : '×'
    return {
      converted: [shifted(exact(amount), places), `amount ${sign} 10^${Math.abs(places)}`],
    }
  },
})
