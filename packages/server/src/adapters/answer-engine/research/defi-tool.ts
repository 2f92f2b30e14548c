import { z } from 'zod'
import type { Defi, LockedValue, Stablecoin, YieldPool } from '../../../ports/defi.ts'
import { plainText } from '../../http/plain-text.ts'
import { poolCard } from '../drawings/cards.ts'
import { comparisonTable } from '../drawings/comparison-table.ts'
import { comparedCoins, comparedPools } from '../drawings/comparisons.ts'
import { drawingOf } from './card-drawing.ts'
import { thinned } from './chart.ts'
import { count, defineTool, nothing, oneOf } from './define-tool.ts'
import { findingOf, listed, shown } from './figure-text.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Finding, Tool } from './tool.ts'

const WHAT = [
  'tvl',
  'largest_protocols',
  'largest_chains',
  'fees',
  'yields',
  'stablecoins',
] as const
const MOST_REPORTED = 20
const LEAST_TVL = 1_000_000

const text = z
  .string()
  .nullish()
  .transform((given) => plainText(given ?? '', 60) || null)

const input = z.object({
  what: oneOf(WHAT),
  name: text,
  chain: text,
  symbol: text,
  category: text,
  by: oneOf(['tvl', 'apy']),
  stablecoins_only: z.coerce.boolean().catch(false),
  min_tvl: z.coerce.number().min(0).catch(LEAST_TVL),
  days: count(1825, 30),
  limit: count(20, 10),
})
type Input = z.infer<typeof input>

export function defiTool(defi: Defi): Tool {
  return defineTool({
    name: 'defi_data',
    kind: 'defi',
    description:
      'Figures of DeFi: tvl (value locked in the protocol or on the chain called name, with its history), largest_protocols (of a category or chain), largest_chains, fees (fees and revenue of name), yields (pools by project, chain or symbol), stablecoins (supply, price and distance from the peg; one by name, or the largest).',
    properties: {
      what: { type: 'string', enum: WHAT },
      name: { type: 'string', description: 'A protocol, chain or stablecoin, such as Aave.' },
      chain: { type: 'string', description: 'For yields and largest_protocols.' },
      symbol: { type: 'string', description: 'For yields: a ticker in the pool, such as ETH.' },
      category: { type: 'string', description: 'For largest_protocols, such as Lending.' },
      by: { type: 'string', enum: ['tvl', 'apy'], description: 'Order of yields.' },
      stablecoins_only: { type: 'boolean' },
      min_tvl: { type: 'number', description: 'For yields, in US dollars; 1000000 unless given.' },
      days: { type: 'integer', minimum: 1, maximum: 1825, description: 'Of the history.' },
      limit: { type: 'integer', minimum: 1, maximum: 20 },
    },
    required: ['what'],
    input,
    step: ({ name }, language) => RESEARCH_MESSAGES[language].defi(name),
    run: (asked, signal) => KINDS[asked.what](defi, asked, signal),
  })
}

type Run = (defi: Defi, asked: Input, signal: AbortSignal) => Promise<Finding>

const largest =
  (kind: LockedValue['kind']): Run =>
  async (defi, { category, chain, limit }, signal) => {
    const values = await defi.largest(kind, { category: category ?? chain, limit }, signal)
    if (values.length === 0) return nothing('None fits.')
    return findingOf({
      title: `${kind === 'chain' ? 'Chains' : 'Protocols'} by value locked – ${defi.name}`,
      url: kind === 'chain' ? `${defi.attribution.url}/chains` : defi.attribution.url,
      excerpt: values.map(({ name, tvl }) => `${name} ${tvl ? shown(tvl) : '?'}`).join(', '),
      result: {
        largest: values.map(({ url, kind, ...value }, at) => ({ place: at + 1, ...value })),
      },
    })
  }

const needsName = nothing('Say the name of a protocol or chain.')

const KINDS: Readonly<Record<Input['what'], Run>> = {
  async tvl(defi, { name, days }, signal) {
    if (!name) return needsName
    const [value, history] = await Promise.all([
      defi.lockedIn(name, signal),
      defi.history(name, days, signal),
    ])
    if (!value) return nothing(`No protocol or chain is called ${name}.`)
    const { tvl, change1d, change7d } = value
    const past = thinned(history ?? [], MOST_REPORTED)
    return findingOf({
      title: `${value.name}, value locked – ${defi.name}`,
      url: value.url,
      excerpt: listed({ tvl, change1d, change7d }),
      result: {
        ...value,
        history: past.map(({ at, value }) => ({ day: at.toISOString().slice(0, 10), tvl: value })),
      },
    })
  },
  largest_protocols: largest('protocol'),
  largest_chains: largest('chain'),
  async fees(defi, { name }, signal) {
    if (!name) return needsName
    const fees = await defi.fees(name, signal)
    if (!fees) return nothing(`No fees of ${name} are known.`)
    const { name: called, url, ...figures } = fees
    const title = `${called}, fees and revenue – ${defi.name}`
    return findingOf({ title, url, excerpt: listed(figures), result: { name: called, ...figures } })
  },
  async yields(defi, asked, signal) {
    const { name, chain, symbol, stablecoins_only, min_tvl, by, limit } = asked
    const stablecoins = stablecoins_only
    const query = { project: name, chain, symbol, stablecoins, minTvl: min_tvl, by, limit }
    const pools = await defi.pools(query, signal)
    if (pools.length === 0) return nothing('No pool fits.')
    const finding = findingOf({
      title: `Yields – ${defi.name}`,
      url: `${defi.attribution.url}/yields`,
      excerpt: pools.map(poolLine).join(', '),
      result: {
        note: 'Yields change and are no promise; a high one means high risk.',
        pools: pools.map(({ url, ...pool }) => pool),
      },
    })
    const [only] = pools
    const card = only && pools.length === 1 ? only : null
    return {
      ...finding,
      drawing: card
        ? drawingOf(defi.name, (context) => poolCard(card, context))
        : (n, language) => comparisonTable(comparedPools(pools, defi.name, language), n, language),
    }
  },
  async stablecoins(defi, { name, symbol, limit }, signal) {
    const coins = await defi.stablecoins(name ?? symbol, limit, signal)
    if (coins.length === 0) return nothing(`No stablecoin is called ${name ?? symbol}.`)
    const [only] = coins
    const finding = findingOf({
      title: `Stablecoins – ${defi.name}`,
      url: coins.length === 1 && only ? only.url : `${defi.attribution.url}/stablecoins`,
      excerpt: coins.map(coinLine).join(', '),
      result: { stablecoins: coins.map(({ url, ...coin }) => coin) },
    })
    return {
      ...finding,
      drawing: (n, language) =>
        coins.length < 2
          ? null
          : comparisonTable(comparedCoins(coins, defi.name, language), n, language),
    }
  },
}

const poolLine = ({ project, symbol, chain, apy }: YieldPool) =>
  `${project} ${symbol} (${chain}) ${shown(apy)}`

const coinLine = ({ symbol, price, deviation }: Stablecoin) =>
  [symbol, price && shown(price), deviation && `(${shown(deviation)})`].filter(Boolean).join(' ')
