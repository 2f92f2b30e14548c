import type { Figure } from '../../../ports/figure.ts'
import type { RankedAsset, RankedAssets, Ranking } from '../../../ports/market-data.ts'
import type { Language } from '../../../ports.ts'
import type { DrawnChart } from './chart-block.ts'
import { DRAWING_TEXTS } from './texts.ts'

const MOST_BARS = 20

/** A ranking as bars, in its order; null when none of its assets has the figure that it is by. */
export function rankingBars(
  { assets, category }: Pick<RankedAssets, 'assets' | 'category'>,
  { by, span }: Pick<Ranking, 'by' | 'span'>,
  source: string,
  language: Language,
): DrawnChart | null {
  const known = assets.flatMap((asset) => {
    const figure = figureOf(asset, by)
    return figure ? [{ asset, figure }] : []
  })
  const texts = DRAWING_TEXTS[language]
  const names = namesOf(known.map(({ asset }) => asset))
  const title = texts.ranking[by](span)
  return barsOf(
    known.map(({ figure }, at) => ({ name: names[at] ?? '', figure })),
    {
      title: category === null ? title : `${category}${texts.colon}${title}`,
      measure: texts.measure[by](span),
      source,
    },
  )
}

interface Bars {
  readonly title: string
  /** What the bars are the size of. */
  readonly measure: string
  readonly source: string
}

/** Names with a figure each, as bars in their order; null without any. Each has a name of its own. */
export function barsOf(
  named: readonly { readonly name: string; readonly figure: Figure | null }[],
  { title, measure, source }: Bars,
): DrawnChart | null {
  const known = named
    .flatMap(({ name, figure }) => (figure ? [{ name, figure }] : []))
    .slice(0, MOST_BARS)
  const [first] = known
  if (!first) return null
  return {
    ...{ kind: 'bar', title, unit: first.figure.unit },
    series: [
      { name: measure, points: known.map(({ name, figure }) => [name, Number(figure.value)]) },
    ],
    orientation: 'horizontal',
    source,
    at: known.reduce((newest, { figure }) => later(newest, figure.asOf), first.figure.asOf),
  }
}

function figureOf(asset: RankedAsset, by: Ranking['by']): Figure | null {
  if (by === 'market_cap') return asset.marketCap
  return by === 'volume' ? asset.volume : asset.change
}

const later = (one: string, other: string) => (one > other ? one : other)

/** No two bars share a name; where two assets do, the source's own id tells them apart. */
function namesOf(assets: readonly RankedAsset[]): string[] {
  const names = assets.map(({ name, symbol }) => `${name} (${symbol})`)
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} – ${assets[at]?.id}`,
  )
}
