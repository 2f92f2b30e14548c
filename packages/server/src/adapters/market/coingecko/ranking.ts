import type { RankedAsset, RankedAssets, Ranking, Span } from '../../../ports/market-data.ts'
import { readFigure } from '../../figures.ts'
import type { DataClient } from '../../http/data-client.ts'
import { plainName } from '../../http/plain-text.ts'
import { candidateOf } from './assets.ts'
import { page, statedOf } from './naming.ts'
import { categories, type MarketRow, markets } from './shapes.ts'

const FIGURES_MS = 60_000
const CATEGORIES_MS = 86_400_000
/** As many as one request gives. */
const AMONG = 250

export function readRanking(client: DataClient) {
  const ranked = client.reader(markets, { forMs: FIGURES_MS, most: 20 })
  const listed = client.reader(categories, { forMs: CATEGORIES_MS, most: 1 })

  async function categoryNamed(name: string, signal: AbortSignal) {
    const { data } = await listed('/coins/categories/list', {}, signal)
    return nearest(name, data)
  }

  return async (ranking: Ranking, signal: AbortSignal): Promise<RankedAssets | null> => {
    const { by, span, limit, currency } = ranking
    const category = ranking.category ? await categoryNamed(ranking.category, signal) : null
    if (ranking.category && !category) return null
    const query = {
      vs_currency: currency,
      order: by === 'volume' ? 'volume_desc' : 'market_cap_desc',
      per_page: String(AMONG),
      page: '1',
      price_change_percentage: '1h,24h,7d,30d,1y',
      ...(category && { category: category.category_id }),
    }
    const { data, readAt } = await ranked('/coins/markets', query, signal)
    const byChange = by === 'gainers' || by === 'losers'
    const rows = byChange ? movers(data, span, by) : data
    return {
      category: category && plainName(category.name, 60),
      among: byChange ? data.length : null,
      assets: rows.slice(0, limit).map((row) => rankedOf(row, span, currency, readAt)),
      url: category ? page('categories', category.category_id) : page(),
    }
  }
}

/** By the largest change, leaving out whose change is unknown or of the other sign. */
export function movers(rows: readonly MarketRow[], span: Span, by: 'gainers' | 'losers') {
  const sign = by === 'gainers' ? 1 : -1
  return rows
    .map((row) => ({ row, change: sign * (changeOf(row, span) ?? 0) }))
    .filter(({ change }) => change > 0)
    .sort((a, b) => b.change - a.change)
    .map(({ row }) => row)
}

const changeOf = (row: MarketRow, span: Span) =>
  row[`price_change_percentage_${span}_in_currency`] ??
  (span === '24h' ? row.price_change_percentage_24h : null)

function rankedOf(row: MarketRow, span: Span, currency: string, readAt: Date): RankedAsset {
  const asset = candidateOf(row)
  const stated = statedOf(asset, row.last_updated ? new Date(row.last_updated) : readAt)
  const unit = currency.toUpperCase()
  return {
    ...asset,
    price: readFigure(row.current_price, stated('price', unit)),
    change: readFigure(changeOf(row, span), stated('change', '%')),
    marketCap: readFigure(row.market_cap, stated('market', unit)),
    volume: readFigure(row.total_volume, stated('market', unit)),
  }
}

type Category = (typeof categories)['_output'][number]

/** By its id, its name or a short form in brackets; else the shortest name that has the words. */
export function nearest(name: string, all: readonly Category[]): Category | null {
  const wanted = plain(name)
  if (!wanted) return null
  const known = all.map((category) => ({ category, names: namesOf(category) }))
  const exact = known.find(({ names }) => names.includes(wanted))
  if (exact) return exact.category
  const [closest] = known
    .filter(({ names }) => names.some((each) => each.includes(wanted)))
    .sort((a, b) => a.category.name.length - b.category.name.length)
  return closest?.category ?? null
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** `Decentralized Finance (DeFi)` is called by both of its parts, too. */
const namesOf = ({ category_id, name }: Category) =>
  [category_id, name, ...name.split(/[()]/)].map(plain).filter(Boolean)
