import { namesOf } from '../domain/figures/assets.ts'
import { readNumbers } from '../domain/figures/numbers.ts'
import { PIECES, SPAN } from '../domain/figures/units.ts'
import type { AmountSubject, NamedSubject } from './subject.ts'

const COMMON = namesOf([])

/** The amounts of a text: numbers with a unit, which an asset can be, or a size such as million. */
export function amountsIn(text: string, names: readonly NamedSubject[]): AmountSubject[] {
  const byStart = new Map(names.map((name) => [name.start, name]))
  return readNumbers(text, COMMON).numbers.flatMap((number) => {
    const { start, value, sign, unit, hasScale } = number
    if (unit === SPAN) return []
    const isCounted = unit === '' || unit === PIECES
    const after = text[number.end] === ' ' ? number.end + 1 : number.end
    const asset = isCounted ? byStart.get(after) : undefined
    const { ticker } = asset?.candidates[0] ?? {}
    if (unit === '' && !hasScale && !ticker) return []
    return [
      {
        kind: 'amount',
        start,
        end: (ticker && asset?.end) || number.end,
        value: sign < 0 ? -value : value,
        unit: ticker ?? unit,
      },
    ]
  })
}
