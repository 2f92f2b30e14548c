import { z } from 'zod'
import type { Prices, Quote } from '../../../ports/market-data.ts'
import { ambiguity, warningOf } from './ambiguity.ts'
import { figuresOfQuote } from './figures.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { amount, asset, currency, minute, type NewSource, percent, type Tool } from './tool.ts'

const MOST = 10
const input = z.object({
  assets: z
    .union([z.array(asset), z.string().transform((text) => text.split(/[,，、]/))])
    .pipe(z.array(asset).min(1))
    .transform((assets) => assets.slice(0, MOST)),
  currency,
})

export function marketTool(market: Prices): Tool {
  return {
    name: 'market_data',
    kind: 'market',
    description:
      'Current price, change within 24 hours and market capitalisation of crypto assets, each with its time. Use it for every current figure.',
    parameters: {
      type: 'object',
      properties: {
        assets: {
          type: 'array',
          items: { type: 'string' },
          description: 'Names or symbols, such as bitcoin or ETH, or up to 3 contract addresses.',
        },
        currency: { type: 'string', description: 'usd unless another is asked for.' },
      },
      required: ['assets'],
    },
    read(given) {
      const { success, data } = input.safeParse(given)
      if (!success) return null
      return {
        step: (language) => RESEARCH_MESSAGES[language].market(data.assets),
        async run(signal) {
          const quotes = await market.quotes(data.assets, data.currency, signal)
          return {
            sources: quotes.map((quote) => sourceOfQuote(quote, market.name)),
            figures: quotes.flatMap((quote) => figuresOfQuote(quote, market.name)),
            tell: (numbers) => ({
              quotes: quotes.map((quote, at) => ({ n: numbers[at], ...reported(quote) })),
              ...(quotes.length === 0 && { note: 'None of these assets is known to the source.' }),
            }),
          }
        },
      }
    },
  }
}

function reported({ id, url, at, others, imitated, ...figures }: Quote) {
  return { ...ambiguity({ others, imitated }), ...figures, at: at.toISOString() }
}

/** The figures as a person can check them. */
export function sourceOfQuote(quote: Quote, from: string): NewSource {
  const { name, symbol, currency, price, change24h, marketCap, at, url, imitated } = quote
  const figures = [
    amount(price, currency),
    ...(change24h === null ? [] : [`24 h ${percent(change24h)}`]),
    ...(marketCap === null ? [] : [`market cap ${amount(marketCap, currency)}`]),
  ]
  return {
    title: `${name} (${symbol}) – ${from}`,
    url,
    excerpt: `${imitated ? `${warningOf(imitated)} ` : ''}${figures.join(', ')} (${minute(at)})`,
    fetched_at: Math.floor(at.getTime() / 1000),
    class: 'data',
  }
}
