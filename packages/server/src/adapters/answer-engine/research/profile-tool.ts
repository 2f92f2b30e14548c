import { z } from 'zod'
import type { AssetCandidate, AssetProfile, MarketData } from '../../../ports/market-data.ts'
import { assetCard, MOST_CATEGORIES } from '../drawings/cards.ts'
import { ambiguity, brief, warningOf } from './ambiguity.ts'
import { drawingOf } from './card-drawing.ts'
import { defineTool, nothing } from './define-tool.ts'
import { findingOf, listed } from './figure-text.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import { asset, currency, type Tool } from './tool.ts'

/** The model is told of no more. */
const MOST_CONTRACTS = 12

export function profileTool(market: MarketData): Tool {
  return defineTool({
    name: 'asset_profile',
    kind: 'market',
    description:
      'What one crypto asset is: description, categories, contracts, supply, fully diluted valuation, all-time high and low, launch date, developer activity, changes up to a year. Takes a name, a ticker or a contract address, and says which other assets share the name.',
    properties: {
      asset: { type: 'string', description: 'Such as solana, SOL or 0x… .' },
      currency: { type: 'string', description: 'usd unless another is asked for.' },
    },
    required: ['asset'],
    input: z.object({ asset, currency }),
    step: (input, language) => RESEARCH_MESSAGES[language].profile(input.asset),
    async run(input, signal) {
      const [profile, candidates] = await Promise.all([
        market.profile(input.asset, input.currency, signal),
        market.find(input.asset, signal),
      ])
      if (!profile) return unknown(input.asset, candidates)
      const { imitated, ...known } = profile
      const others = imitated === undefined ? sharing(profile, candidates) : []
      const finding = findingOf({
        title: `${profile.name} (${profile.symbol}) – ${market.name}`,
        url: profile.url,
        excerpt: [imitated && warningOf(imitated), excerptOf(profile)].filter(Boolean).join(' '),
        result: {
          ...{ ...known, contracts: profile.contracts.slice(0, MOST_CONTRACTS) },
          ...ambiguity({ others, imitated }),
        },
      })
      return { ...finding, drawing: drawingOf(market.name, (card) => assetCard(profile, card)) }
    },
  })
}

/** With the categories, whose names may have numbers: what a card shows is in its source. */
export const excerptOf = ({ figures, categories }: AssetProfile): string =>
  [listed(figures), ...categories.slice(0, MOST_CATEGORIES)].join(', ')

export function sharing(profile: AssetCandidate, candidates: readonly AssetCandidate[]) {
  return candidates
    .filter(({ id }) => id !== profile.id)
    .filter(({ symbol, name }) => symbol === profile.symbol || name === profile.name)
    .slice(0, 4)
}

function unknown(wanted: string, candidates: readonly AssetCandidate[]) {
  if (candidates.length === 0) return nothing(`${wanted} is not known.`)
  const note = `No asset is called ${wanted}. Ask which of the candidates is meant, if any.`
  return { sources: [], tell: () => ({ note, candidates: candidates.slice(0, 5).map(brief) }) }
}
