import type { Figure } from '../domain/figure.ts'
import { checkNumbers } from '../domain/figures/check.ts'
import type { Backing } from '../domain/figures/known.ts'

/** A figure that a tool has read. */
export const figure = (
  of: string[],
  kind: Figure['kind'],
  value: string,
  unit: string,
  asOf = '2026-11-24T02:00:00Z',
): Figure => ({
  ...{ kind, of, value, unit, asOf, how: 'read' },
  source: { name: 'Peer', url: null },
})

export const BTC = ['Bitcoin', 'BTC', '比特币']
export const ETH = ['Ethereum', 'ETH']
export const PRICE = figure(BTC, 'price', '91234.5', 'USD')
export const NOTHING: Backing = {
  ...{ figures: [], sources: [], question: '', earlier: [], handbook: [] },
}

/** Each number that is not exempt, with its verdict. */
export function verdicts(text: string, backing: Backing): string[] {
  const points = [...text]
  return checkNumbers(text, backing)
    .filter(({ verdict }) => verdict !== 'exempt')
    .map(({ start, end, verdict }) => `${points.slice(start, end).join('')} ${verdict}`)
}
