import type { DrawnPoint } from './points.ts'

/** Figures over times or names, ready to be drawn; a client may leave out what it does not know. */
export interface DrawnChart {
  readonly kind: 'line' | 'bar'
  readonly title: string
  /** Of all figures: a currency in capitals, `%`. */
  readonly unit: string
  /** One to five, each with a name of its own. */
  readonly series: readonly { readonly name: string; readonly points: readonly DrawnPoint[] }[]
  /** How lines are shown at first: as they are, or each as 100 at its start. */
  readonly view?: 'indexed'
  readonly scale?: 'log'
  /** Horizontal bars are a ranking, in its order. */
  readonly orientation?: 'horizontal'
  /** Who published the figures. */
  readonly source: string
  /** The time of the newest figure. */
  readonly at: string
}

/** The fenced block that the app draws; `n` is the number under which its source is cited. */
export function chartText(chart: DrawnChart, n: number): string {
  const { kind, title, unit, series, source, at, ...views } = chart
  const json = JSON.stringify({ kind, title, unit, series, ...views, source, n, at })
  // An escape: no text of a source can close the fence.
  return `\`\`\`chart\n${json.replaceAll('`', '\\u0060')}\n\`\`\``
}
