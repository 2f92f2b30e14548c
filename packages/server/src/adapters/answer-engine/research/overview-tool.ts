import { z } from 'zod'
import type { Figure } from '../../../ports/figure.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { plainText } from '../../http/plain-text.ts'
import { ambiguity } from './ambiguity.ts'
import { defineTool, nothing, oneOf } from './define-tool.ts'
import { findingOf, listed, shown } from './figure-text.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Finding, Tool } from './tool.ts'

const WHAT = ['whole_market', 'trending', 'exchanges', 'derivatives'] as const
const MOST_EXCHANGES = 10

const input = z.object({
  what: oneOf(WHAT),
  symbol: z
    .string()
    .nullish()
    .transform((text) => plainText(text ?? '', 20) || 'BTC'),
})

export function overviewTool(market: MarketData): Tool {
  const about: Readonly<
    Record<(typeof WHAT)[number], (symbol: string, signal: AbortSignal) => Promise<Finding>>
  > = {
    async whole_market(_, signal) {
      const { url, shares, ...figures } = await market.wholeMarket('usd', signal)
      const named = shares.map(({ symbol, share }) => `${symbol} ${shown(share)}`)
      const excerpt = [listed(figures), ...named].join(', ')
      const title = `The whole market – ${market.name}`
      return findingOf({ title, url, excerpt, result: { ...figures, shares } })
    },
    async trending(_, signal) {
      const assets = await market.trending(signal)
      if (assets.length === 0) return nothing('Nothing is trending.')
      return findingOf({
        title: `Trending – ${market.name}`,
        url: `${market.attribution.url}/en`,
        excerpt: assets.map(({ symbol, price }) => lineOf(symbol, price)).join(', '),
        result: {
          trending: assets.map(({ id, url, imitated, ...asset }) => ({
            ...asset,
            ...ambiguity({ imitated }),
          })),
        },
      })
    },
    async exchanges(_, signal) {
      const exchanges = await market.exchanges(MOST_EXCHANGES, signal)
      if (exchanges.length === 0) return nothing('No exchange is listed.')
      return findingOf({
        title: `Exchanges – ${market.name}`,
        url: `${market.attribution.url}/en/exchanges`,
        excerpt: exchanges.map(({ name, volume24h }) => lineOf(name, volume24h)).join(', '),
        result: { exchanges: exchanges.map(({ url, ...exchange }) => exchange) },
      })
    },
    async derivatives(symbol, signal) {
      const { contracts, url, symbol: known } = await market.derivatives(symbol, signal)
      if (contracts.length === 0) return nothing(`No perpetual of ${known} is known.`)
      return findingOf({
        title: `${known} perpetuals – ${market.name}`,
        url,
        excerpt: contracts
          .map(({ market, fundingRate }) => lineOf(`${market} funding`, fundingRate))
          .join(', '),
        result: { symbol: known, contracts },
      })
    },
  }

  return defineTool({
    name: 'market_overview',
    kind: 'market',
    description:
      'Figures beyond single assets: whole_market (total capitalisation, volume, shares of BTC and others), trending assets, exchanges by trust and volume, derivatives of one symbol (funding rate and open interest of its perpetuals, by exchange).',
    properties: {
      what: { type: 'string', enum: WHAT },
      symbol: { type: 'string', description: 'For derivatives, such as BTC.' },
    },
    required: ['what'],
    input,
    step: (_, language) => RESEARCH_MESSAGES[language].overview,
    run: ({ what, symbol }, signal) => about[what](symbol, signal),
  })
}

const lineOf = (name: string, figure: Figure | null) => (figure ? `${name} ${shown(figure)}` : name)
