import type { Figure } from '../../../ports/figure.ts'
import type { DrawnChart } from './chart-block.ts'
import { drawn } from './points.ts'

/** The course of one figure over time, oldest first; null where there is none to be drawn. */
export function courseOf(
  figures: readonly Pick<Figure, 'value' | 'asOf'>[],
  { name, ...chart }: Pick<DrawnChart, 'title' | 'unit' | 'source'> & { readonly name: string },
): DrawnChart | null {
  const points = drawn(
    figures.map(({ value, asOf }) => ({ at: new Date(asOf), price: Number(value) })),
  )
  const last = figures.at(-1)
  if (!last || points.length < 2) return null
  return { kind: 'line', ...chart, series: [{ name, points }], at: last.asOf }
}
