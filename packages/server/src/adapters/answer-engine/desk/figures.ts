import type { Figure } from '../../../ports/figure.ts'
import { decimalText } from '../../figures.ts'

/** A figure that follows from others by a formula in their names. */
export function computed(
  value: number,
  like: Figure,
  {
    unit,
    kind,
    formula,
    inputs,
  }: Pick<Figure, 'unit' | 'kind'> & {
    readonly formula: string
    readonly inputs: Readonly<Record<string, Figure>>
  },
): Figure {
  return {
    ...{ ...like, kind, unit, formula, how: 'computed', value: decimalText(value) ?? '0' },
    inputs: Object.entries(inputs).map(([name, figure]) => ({ name, figure })),
  }
}

/** The change between two figures, in per cent; null where there is none to begin with. */
export function changeBetween(first: Figure, last: Figure): Figure | null {
  if (!(Number(first.value) > 0)) return null
  const value = (Number(last.value) / Number(first.value) - 1) * 100
  const inputs = { first, last }
  const formula = '(last ÷ first - 1) × 100'
  return computed(Number(value.toFixed(6)), last, { unit: '%', kind: 'change', formula, inputs })
}

/** Above, below or at 0, as messages have it. */
export function directionOf(value: number): 'up' | 'down' | 'none' {
  if (value === 0) return 'none'
  return value > 0 ? 'up' : 'down'
}

export const known = (figures: readonly (Figure | null)[]): Figure[] =>
  figures.filter((figure) => figure !== null)
