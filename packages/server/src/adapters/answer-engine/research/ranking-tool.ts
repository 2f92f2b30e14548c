import { z } from 'zod'
import { type MarketData, type RankedAssets, SPANS } from '../../../ports/market-data.ts'
import { plainText } from '../../http/plain-text.ts'
import { chartText } from '../drawings/chart-block.ts'
import { rankingBars } from '../drawings/ranking-bars.ts'
import { ambiguity } from './ambiguity.ts'
import { count, defineTool, nothing, oneOf } from './define-tool.ts'
import { findingOf, shown } from './figure-text.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { currency, type Tool } from './tool.ts'

const BY = ['market_cap', 'volume', 'gainers', 'losers'] as const

const input = z.object({
  by: oneOf(BY),
  span: oneOf(['24h', ...SPANS.filter((span) => span !== '24h')]),
  category: z
    .string()
    .nullish()
    .transform((text) => plainText(text ?? '', 60) || null),
  limit: count(25, 10),
  currency,
})

export function rankingTool(market: MarketData): Tool {
  return defineTool({
    name: 'rank_assets',
    kind: 'market',
    description:
      'Crypto assets in order: by market capitalisation, by volume, or the largest gainers or losers over a span; all of them, or those of one category.',
    properties: {
      by: { type: 'string', enum: BY },
      span: { type: 'string', enum: SPANS, description: 'Of the change; 24h unless asked for.' },
      category: { type: 'string', description: 'Such as DeFi, Layer 1 or Meme; else all.' },
      limit: { type: 'integer', minimum: 1, maximum: 25 },
      currency: { type: 'string', description: 'usd unless another is asked for.' },
    },
    required: ['by'],
    input,
    step: (_, language) => RESEARCH_MESSAGES[language].ranking,
    async run(ranking, signal) {
      const ranked = await market.rank(ranking, signal)
      if (!ranked) return nothing(`There is no category ${ranking.category}.`)
      if (ranked.assets.length === 0) return nothing('No asset fits.')
      const { assets, among, category, url } = ranked
      const title = [category ?? 'All assets', ranking.by.replace('_', ' '), market.name]
      const finding = findingOf({
        title: title.join(' – '),
        url,
        excerpt: lines(ranked),
        result: {
          ...(category && { category }),
          ...(among !== null && { note: `Found among the ${among} largest; say so.` }),
          changeOver: ranking.span,
          assets: assets.map(({ id, url: _, imitated, ...asset }) => ({
            ...asset,
            ...ambiguity({ imitated }),
          })),
        },
      })
      return {
        ...finding,
        drawing(n, language) {
          const bars = rankingBars(ranked, ranking, market.name, language)
          return bars && chartText(bars, n)
        },
      }
    },
  })
}

const lines = ({ assets }: RankedAssets) =>
  assets
    .map(({ symbol, price, change }) =>
      [symbol, price && shown(price), change && shown(change)].filter(Boolean).join(' '),
    )
    .join(', ')
