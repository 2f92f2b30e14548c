import { Decimal } from 'decimal.js'
import type { Figure } from '../ports/figure.ts'

/** Exact for the balances of chains, which have up to 78 digits. */
const Exact = Decimal.clone({ precision: 100 })

/** Decimal text without an exponent, as exact as it was given; null for what is no number. */
export function decimalText(value: number | string | null | undefined): string | null {
  if (
    typeof value === 'string' &&
    !/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i.test(value)
  )
    return null
  if (value === null || value === undefined || !Number.isFinite(Number(value))) return null
  return new Exact(value).toFixed()
}

/** An amount in its smallest unit as an amount of the whole one: `1500000000`, 9 is `1.5`. */
export function inWholeUnits(amount: string | number, decimals: number): string | null {
  const text = decimalText(amount)
  if (text === null || !Number.isInteger(decimals) || decimals < 0 || decimals > 77) return null
  return new Exact(text).div(new Exact(10).pow(decimals)).toFixed()
}

export type Stated = Pick<Figure, 'kind' | 'unit' | 'source' | 'of'> & { readonly asOf: Date }

/** A figure that was read; null for what is no number. */
export function readFigure(
  value: number | string | null | undefined,
  { kind, unit, source, of, asOf }: Stated,
): Figure | null {
  const text = decimalText(value)
  if (text === null) return null
  return {
    kind,
    ...(of && { of }),
    value: text,
    unit,
    asOf: asOf.toISOString(),
    source,
    how: 'read',
  }
}

/** Every figure within a result, however deep. */
export function figuresIn(result: unknown): Figure[] {
  if (typeof result !== 'object' || result === null || result instanceof Date) return []
  return isFigure(result) ? [result] : Object.values(result).flatMap(figuresIn)
}

export function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'asOf' in value && 'how' in value
}
