import { z } from 'zod'
import type { MarketData, PriceHistory, Prices } from '../../../ports/market-data.ts'
import { figuresIn } from '../../figures.ts'
import { ambiguity } from './ambiguity.ts'
import { type Chart, drawn, thinned } from './chart.ts'
import { reported } from './figure-text.ts'
import { figuresOfHistory } from './figures.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { amount, asset, currency, minute, percent, type Tool } from './tool.ts'

const MOST_DAYS = 3650
const input = z.object({
  asset,
  days: z.coerce
    .number()
    .transform((days) => Math.min(MOST_DAYS, Math.max(1, Math.round(days))))
    .catch(30),
  currency,
  candles: z.coerce.boolean().catch(false),
})
/** How many points the model reads; the drawing has more. */
const MOST_REPORTED = 30

/** A market that may know more than prices. */
type History = Prices & Partial<Pick<MarketData, 'candles'>>

export function historyTool(market: History): Tool {
  return {
    name: 'price_history',
    kind: 'market',
    description: `The price of one crypto asset over the last days (up to ${MOST_DAYS}), with a chart that the answer can show.`,
    parameters: {
      type: 'object',
      properties: {
        asset: { type: 'string', description: 'A name or symbol, such as bitcoin or ETH.' },
        days: { type: 'integer', minimum: 1, maximum: MOST_DAYS },
        currency: { type: 'string', description: 'usd unless another is asked for.' },
        candles: {
          type: 'boolean',
          description: 'With open, high, low and close of each period.',
        },
      },
      required: ['asset', 'days'],
    },
    read(given) {
      const { success, data } = input.safeParse(given)
      if (!success) return null
      return {
        step: (language) => RESEARCH_MESSAGES[language].history(data.asset),
        async run(signal) {
          const wanted = [data.asset, data.days, data.currency, signal] as const
          const [history, periods] = await Promise.all([
            market.history(...wanted),
            data.candles ? market.candles?.(...wanted) : null,
          ])
          const span = history && spanOf(history, market.name)
          if (!span) return { sources: [], tell: () => ({ note: `${data.asset} is not known.` }) }
          const { lines, figures, chart } = span
          const source = {
            title: `${history.name} (${history.symbol}) – ${market.name}`,
            url: history.url,
            excerpt: lines,
            fetched_at: Math.floor(figures.at.getTime() / 1000),
          }
          const candles = thinned(periods?.candles ?? [], MOST_REPORTED)
          return {
            sources: [source],
            chart,
            figures: [...figuresOfHistory(history, chart, market.name), ...figuresIn(candles)],
            tell: ([n]) => ({
              n,
              ...ambiguity(history),
              ...figures,
              ...(history.limitDays !== undefined && { note: limited(history.limitDays, market) }),
              points: thinned(chart.points, MOST_REPORTED),
              ...(candles.length > 0 && {
                candles: candles.map(({ at, ...prices }) => ({ at, ...Object(reported(prices)) })),
              }),
            }),
          }
        },
      }
    },
  }
}

/** The model is to say so, since more was asked for. */
const limited = (days: number, { name }: Pick<Prices, 'name'>) =>
  `The access to ${name} reaches back ${days} days at most; say so.`

/** What can be said of a price over time; null when there is no price in it. */
function spanOf({ name, symbol, currency, points }: PriceHistory, source: string) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const prices = points.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const change = first.price > 0 ? (last.price / first.price - 1) * 100 : null
  const chart: Chart = {
    title: `${name} (${symbol})`,
    unit: currency.toUpperCase(),
    name: symbol,
    points: drawn(points),
    source,
    at: last.at.toISOString(),
  }
  const lines = `${amount(first.price, currency)} (${minute(first.at)}) → ${amount(last.price, currency)} (${minute(last.at)}), ${
    change === null ? '' : `${percent(change)}, `
  }low ${amount(low, currency)}, high ${amount(high, currency)}`
  const figures = { name, symbol, currency, low, high, changePercent: change, at: last.at }
  return { lines, figures, chart }
}
