import { z } from 'zod'
import type { ChainSource, Chains } from '../../../ports/chain.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { nextHalving } from '../../chain/halving.ts'
import { imitates } from '../../chain/imitation.ts'
import { plainText } from '../../http/plain-text.ts'
import { defineTool, nothing, oneOf } from './define-tool.ts'
import { findingOf, listed, shown } from './figure-text.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Finding, Tool } from './tool.ts'

const WHAT = ['address', 'transaction', 'token', 'state', 'halving'] as const
/** Beyond this rank nobody is worth imitating. */
const KNOWN_RANK = 500

const text = z
  .string()
  .nullish()
  .transform((given) => plainText(given ?? '', 100))
const input = z.object({ what: oneOf(WHAT), chain: text, id: text })

export function chainTool(chains: Chains, market: MarketData | null): Tool {
  const ids = chains.map(({ network }) => network.id)
  return defineTool({
    name: 'chain_lookup',
    kind: 'chain',
    description:
      'What stands on a blockchain: address (balance, tokens, activity, contract or not), transaction (status, fee, what it did), token (by its contract; says whether it imitates a known one), state (fees now, block height), halving (of Bitcoin).',
    properties: {
      what: { type: 'string', enum: WHAT },
      chain: { type: 'string', enum: ids },
      id: { type: 'string', description: 'The address, transaction hash or token contract.' },
    },
    required: ['what'],
    input,
    step: ({ id }, language) => RESEARCH_MESSAGES[language].chain(plainText(id, 20)),
    async run({ what, chain, id }, signal) {
      const source = chosen(chains, what === 'halving' ? 'bitcoin' : chain, id)
      if (!source) return nothing(`That chain cannot be read here; these can: ${ids.join(', ')}.`)
      if (what === 'state') return state(source, signal)
      if (what === 'halving') return halving(source, signal)
      if (!/^(?:0x[\da-fA-F]{40,64}|[\da-zA-Z]{26,90})$/.test(id))
        return nothing('Give the whole address or hash as id.')
      if (what === 'token') return token(source, market, id, signal)
      return what === 'address' ? address(source, id, signal) : transaction(source, id, signal)
    },
  })
}

/** The chain that is named; else the first one that such an address or hash may be of. */
export function chosen(chains: Chains, named: string, id: string): ChainSource | undefined {
  const wanted = named.trim().toLowerCase()
  if (wanted)
    return chains.find(({ network }) => [network.id, network.name.toLowerCase()].includes(wanted))
  const isEvm = id.startsWith('0x')
  return chains.find(({ network }) => !id || (network.id === 'bitcoin') !== isEvm)
}

async function address(source: ChainSource, id: string, signal: AbortSignal): Promise<Finding> {
  const known = await source.address(id, signal)
  if (!known) return nothing(`${source.network.name} knows no address ${id}.`)
  const { network, url, balance, transactions, ...rest } = known
  return findingOf({
    title: `Address ${id.slice(0, 12)}… on ${network.name} – ${source.name}`,
    url,
    excerpt: listed({ balance, transactions }),
    result: { chain: network.name, balance, transactions, ...dated(rest) },
  })
}

async function transaction(source: ChainSource, id: string, signal: AbortSignal) {
  const known = await source.transaction(id, signal)
  if (!known) return nothing(`${source.network.name} knows no transaction ${id}.`)
  const { network, url, ...rest } = known
  const { value, fee, confirmations } = rest
  return findingOf({
    title: `Transaction ${id.slice(0, 12)}… on ${network.name} – ${source.name}`,
    url,
    excerpt: `${known.status}, ${listed({ value, fee, confirmations })}`,
    result: { chain: network.name, ...dated(rest) },
  })
}

async function token(
  source: ChainSource,
  market: MarketData | null,
  id: string,
  signal: AbortSignal,
): Promise<Finding> {
  const known = await source.token(id, signal)
  if (!known) return nothing(`${source.network.name} knows no token ${id}.`)
  const { network, url, isSuspicious, ...rest } = known
  const imitated = market && (await imitatedBy(known, market, signal))
  const warning = imitated
    ? `This token is not ${imitated}, whose name or ticker it uses: warn of it first.`
    : isSuspicious && `${source.name} takes this token for a fraud: warn of it first.`
  const { supply, holders, price, marketCap } = rest
  return findingOf({
    title: `Token ${known.symbol} on ${network.name} – ${source.name}`,
    url,
    excerpt: [warning, listed({ supply, holders, price, marketCap })].filter(Boolean).join(' '),
    result: { ...(warning && { warning }), chain: network.name, ...rest },
  })
}

/** The known asset whose name a token bears without being it; null where that cannot be reported. */
export async function imitatedBy(
  token: { readonly name: string; readonly symbol: string; readonly address: string },
  market: MarketData,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    for (const called of new Set([token.symbol, token.name].filter(Boolean))) {
      const [likely] = await market.find(called, signal)
      if (!likely || (likely.rank ?? Number.POSITIVE_INFINITY) > KNOWN_RANK) continue
      const profile = await market.profile(likely.id, 'usd', signal)
      if (profile && imitates(token, profile)) return profile.name
    }
  } catch (error) {
    // The token is shown all the same; nothing is said of what could not be looked up.
    if (signal.aborted) throw error
  }
  return null
}

async function state(source: ChainSource, signal: AbortSignal): Promise<Finding> {
  const { network, url, height, latestBlockAt, fees } = await source.state(signal)
  const prices = fees.map(({ speed, price }) => `${speed} ${shown(price)}`)
  return findingOf({
    title: `${network.name} now – ${source.name}`,
    url,
    excerpt: [listed({ height }), ...prices].join(', '),
    result: { chain: network.name, height, ...dated({ latestBlockAt }), fees },
  })
}

async function halving(source: ChainSource, signal: AbortSignal): Promise<Finding> {
  const { height, url } = await source.state(signal)
  if (!height) return nothing('The height of the chain is not known just now.')
  const { height: at, estimatedAt, ...figures } = nextHalving(height)
  return findingOf({
    title: `The next halving of Bitcoin – ${source.name}`,
    url,
    excerpt: listed(figures),
    result: {
      halvingAtHeight: at,
      ...{ height, ...figures, ...dated({ estimatedAt }) },
      note: 'The date is an estimate with ten minutes a block.',
    },
  })
}

/** Dates as the model reads them. */
const dated = (result: object) =>
  Object.fromEntries(
    Object.entries(result).map(([key, value]) => [
      key,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
