import type { Figure } from '../../../../ports/figure.ts'
import type { MarketData, PriceHistory, PricePoint } from '../../../../ports/market-data.ts'
import { readFigure } from '../../../figures.ts'
import { sourceOf, spanOf } from '../../research/price-span.ts'
import type { WantedAsset } from '../plan.ts'
import { minuteOf, plain } from '../writer.ts'
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
  if (!history || !span) return unknown(({ texts }) => [texts.unknownAsset([plain(asset.called)])])
  const found = pointOf(history.points, start)
  const source = sourceOf(history, span, market.name)
  if (!found) {
    const { limitDays } = history
    return unknown(({ texts, pick }) => [
      pick(
        `There is no price of ${plain(history.name)} on ${day} here.`,
        `这里没有 ${plain(history.name)} 在 ${day} 的价格。`,
      ),
      ...(limitDays === undefined ? [] : [texts.limited(market.name, limitDays)]),
    ])
  }
  const { point, time } = found
  const figure = pointFigure(history, point, market.name, 'fact')
  return {
    sources: [source],
    figures: [figure],
    write: (writer) => {
      const name = `${plain(history.name)} (${plain(history.symbol)})`
      const [said, at] = [writer.show(figure), minuteOf(point.at)]
      return [
        writer.pick(
          `**${name} cost ${said} on ${day}**, the ${TIMES[time]} of that day at ${market.name} (${at})${writer.cite()}.`,
          `**${name} 在 ${day} 的价格是 ${said}**，即 ${market.name} 当天${TIMES_ZH[time]}（${at}）${writer.cite()}。`,
        ),
      ]
    },
  }
}

const TIMES = {
  last: 'last price',
  end: 'price at the end',
  beginning: 'price at the beginning',
} as const
const TIMES_ZH = {
  last: '的最后一个价格',
  end: '结束时的价格',
  beginning: '开始时的价格',
} as const

/** Where a day has one price, with which it begins, the next day's is that of its end. */
function pointOf(
  points: readonly PricePoint[],
  start: number,
): { readonly point: PricePoint; readonly time: keyof typeof TIMES } | null {
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
