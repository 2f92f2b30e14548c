import type { Attribution } from '../../ports/attribution.ts'
import { readFigure, type Stated } from '../figures.ts'
import { plainName } from '../http/plain-text.ts'

export const NAME = 'DefiLlama'
const SITE = 'https://defillama.com'

export const ATTRIBUTION: Attribution = { name: NAME, url: SITE, text: 'Data by DefiLlama' }

/** A page on which a person can check it. */
export const page = (...path: readonly string[]) =>
  [SITE, ...path.map((part) => encodeURIComponent(part))].join('/')

export const shown = (text: string) => plainName(text, 60)

/** `Aave V3` as `aave-v3`, as addresses have it. */
export const slugOf = (name: string) =>
  name.trim().toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\s+/g, '-')

/** Makes figures of one thing, as of one time. */
export function figuresOf(of: readonly string[], asOf: Date, url: string) {
  const source = { name: NAME, url }
  return (kind: Stated['kind'], unit: string, value: number | string | null | undefined) =>
    readFigure(value, { kind, unit, of, asOf, source })
}
