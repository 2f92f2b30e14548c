import type { Figure } from '../../../../ports/figure.ts'
import type { MarketData, PriceHistory, PricePoint } from '../../../../ports/market-data.ts'
import { readFigure } from '../../../figures.ts'
import { sourceOf, spanOf } from '../../research/price-span.ts'
import type { WantedAsset } from '../plan.ts'
import { minuteOf, plain } from '../writer.ts'
import { type Ground, type Reading, unknown } from './topic.ts'

const DAY_MS = 86_400_000

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

/** The last price of a day. */
export async function readPriceOn(
  asset: WantedAsset,
  { day, currency }: { readonly day: string; readonly currency: string },
  market: MarketData,
  { now, signal }: Ground,
): Promise<Reading> {
  const start = Date.parse(day)
  const days = Math.ceil((now.getTime() - start) / DAY_MS) + 1
  const history = await market.history(asset.called, days, currency, signal)
  const span = history && spanOf(history, market.name)
  if (!history || !span) return unknown(({ texts }) => [texts.unknownAsset([plain(asset.called)])])
  const point = history.points.findLast(
    ({ at }) => at.getTime() >= start && at.getTime() < start + DAY_MS,
  )
  const source = sourceOf(history, span, market.name)
  if (!point) {
    const { limitDays } = history
    return unknown(({ texts, pick }) => [
      pick(
        `There is no price of ${plain(history.name)} on ${day} here.`,
        `这里没有 ${plain(history.name)} 在 ${day} 的价格。`,
      ),
      ...(limitDays === undefined ? [] : [texts.limited(market.name, limitDays)]),
    ])
  }
  const figure = pointFigure(history, point, market.name, 'fact')
  return {
    sources: [source],
    figures: [figure],
    write: (writer) => {
      const name = `${plain(history.name)} (${plain(history.symbol)})`
      const [said, time] = [writer.show(figure), minuteOf(point.at)]
      return [
        writer.pick(
          `**${name} cost ${said} on ${day}**, the last price of that day at ${market.name} (${time})${writer.cite()}.`,
          `**${name} 在 ${day} 的价格是 ${said}**，即 ${market.name} 当天的最后一个价格（${time}）${writer.cite()}。`,
        ),
      ]
    },
  }
}
