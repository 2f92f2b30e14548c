import type { Figure } from '../../../../ports/figure.ts'
import type { MarketData, PriceHistory, PricePoint } from '../../../../ports/market-data.ts'
import { readFigure } from '../../../figures.ts'
import { sourceOf, spanOf } from '../../research/price-span.ts'
import type { WantedAsset } from '../plan.ts'
import { calledOf, minuteOf, plain } from '../writer.ts'
import { unknownAssets } from './read-each.ts'
import { type Ground, type PlanResult, unknown } from './topic.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A point of a history as a figure of its time. */
export function pointFigure(
  { name, symbol, currency, url }: PriceHistory,
  { at, price }: PricePoint,
  from: string,
  kind: Figure['kind'] = 'price',
): Figure {
  const source = { name: from, url }
  const unit = currency.toUpperCase()
  const value = readFigure(price, { kind, unit, of: [name, symbol], asOf: at, source })
  if (!value) throw new RangeError('A price is no number')
  return value
}

/** The price at the end of a day, or the nearest to it that there is. */
export async function readPriceOn(
  asset: WantedAsset,
  { day, currency }: { readonly day: string; readonly currency: string },
  market: MarketData,
  { now, signal }: Ground,
): Promise<PlanResult> {
  const start = Date.parse(day)
  const days = Math.ceil((now.getTime() - start) / DAY_MS) + 1
  const history = await market.history(asset.called, days, currency, signal)
  const span = history && spanOf(history, market.name)
  if (!history || !span) return unknown((writer) => unknownAssets([asset.called], writer))
  const found = pointOf(history.points, start)
  const source = sourceOf(history, span, market.name)
  if (!found) {
    const { limitDays } = history
    return unknown(({ say }) => [
      say('price.none', { name: plain(history.name), day }),
      ...(limitDays === undefined
        ? []
        : [say('history.limited', { source: market.name, days: limitDays })]),
    ])
  }
  const { point, time } = found
  const figure = pointFigure(history, point, market.name, 'fact')
  return {
    sources: [source],
    figures: [figure],
    write: ({ say, show, cite }) => [
      say('price.on', {
        ...{ name: calledOf(history), price: show(figure), day, time },
        ...{ source: market.name, at: minuteOf(point.at), mark: cite() },
      }),
    ],
  }
}

/** Where a day has one price, with which it begins, the next day's is that of its end. */
function pointOf(
  points: readonly PricePoint[],
  start: number,
): { readonly point: PricePoint; readonly time: 'last' | 'end' | 'beginning' } | null {
  const within = (from: number, ms: number) =>
    points.filter(({ at }) => at.getTime() >= from && at.getTime() < from + ms)
  const ofDay = within(start, DAY_MS)
  const point = ofDay.at(-1)
  if (!point) return null
  const isBeginning = ofDay.length === 1 && within(start, MINUTE_MS).length === 1
  if (!isBeginning) return { point, time: 'last' }
  const [next] = within(start + DAY_MS, MINUTE_MS)
  return next ? { point: next, time: 'end' } : { point, time: 'beginning' }
}
