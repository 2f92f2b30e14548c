import { z } from 'zod'
import type { MarketData, Prices } from '../../../ports/market-data.ts'
import { figuresIn } from '../../figures.ts'
import { MOST_COMPARED } from '../drawings/comparison-chart.ts'
import { ambiguity } from './ambiguity.ts'
import { thinned } from './chart.ts'
import { comparedHistories } from './compared-histories.ts'
import { reported } from './figure-text.ts'
import { figuresOfHistory } from './figures.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { limited, sourceOf, spanOf } from './price-span.ts'
import { asset, currency, type Tool } from './tool.ts'

const MOST_DAYS = 3650
const input = z.object({
  asset,
  compare_with: z
    .union([z.array(asset), z.string().transform((text) => text.split(/[,，、/]/))])
    .pipe(z.array(asset))
    .transform((assets) => assets.slice(0, MOST_COMPARED - 1))
    .catch([]),
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
  // One that asks for more is answered, and told how far it reaches.
  const mostDays = Math.min(MOST_DAYS, market.mostDays ?? MOST_DAYS)
  return {
    name: 'price_history',
    kind: 'market',
    description: `The price of one crypto asset over the last days (up to ${mostDays}), or of several to be compared (up to ${MOST_COMPARED}, one call for all), with a chart that the answer can show.`,
    parameters: {
      type: 'object',
      properties: {
        asset: { type: 'string', description: 'A name or symbol, such as bitcoin or ETH.' },
        compare_with: {
          type: 'array',
          items: { type: 'string' },
          maxItems: MOST_COMPARED - 1,
          description: 'Others, drawn in the same chart, each as 100 at its start.',
        },
        days: { type: 'integer', minimum: 1, maximum: mostDays },
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
        step: (language) =>
          RESEARCH_MESSAGES[language].history([data.asset, ...data.compare_with].join(', ')),
        async run(signal) {
          if (data.compare_with.length > 0) return comparedHistories(market, data, signal)
          const wanted = [data.asset, data.days, data.currency, signal] as const
          const [history, periods] = await Promise.all([
            market.history(...wanted),
            data.candles ? market.candles?.(...wanted) : null,
          ])
          const span = history && spanOf(history, market.name)
          if (!span) return { sources: [], tell: () => ({ note: `${data.asset} is not known.` }) }
          const { figures, chart } = span
          const candles = thinned(periods?.candles ?? [], MOST_REPORTED)
          return {
            sources: [sourceOf(history, span, market.name)],
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
