import { z } from 'zod'
import type { ChainSource, Chains } from '../../../ports/chain.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { ensNamesIn } from '../../../subjects/on-chain.ts'
import { nextHalving } from '../../chain/halving.ts'
import { plainText } from '../../http/plain-text.ts'
import { addressCard, tokenCard, transactionCard } from '../drawings/cards.ts'
import { attributed } from './attributed.ts'
import { drawingOf } from './card-drawing.ts'
import { defineTool, nothing, oneOf } from './define-tool.ts'
import { findingOf, listed, shown } from './figure-text.ts'
import { imitatedBy, warningOf, withWarnings } from './imitated.ts'
import { RESEARCH_MESSAGES } from './messages.ts'
import type { Finding, Tool } from './tool.ts'

const WHAT = ['address', 'transaction', 'token', 'state', 'halving'] as const
const NAME = /^[^\s/]+\.\p{L}+$/u
const WHOLE = /^(?:0x[\da-fA-F]{40,64}|[\da-zA-Z]{26,90})$/

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
      id: {
        type: 'string',
        description: 'The address (or its ENS name), transaction hash or token contract.',
      },
    },
    required: ['what'],
    input,
    step: ({ id }, language) => RESEARCH_MESSAGES[language].chain(plainText(id, 20)),
    async run({ what, chain, id }, signal) {
      const source = chosen(chains, what === 'halving' ? 'bitcoin' : chain, id)
      if (!source) return nothing(`That chain cannot be read here; these can: ${ids.join(', ')}.`)
      const finding = await lookUp({ chains, source, market, what, id }, signal)
      return attributed(finding, source.attribution)
    },
  })
}

interface LookUp {
  readonly chains: Chains
  readonly source: ChainSource
  readonly market: MarketData | null
  readonly what: (typeof WHAT)[number]
  readonly id: string
}

async function lookUp({ what, ...wanted }: LookUp, signal: AbortSignal): Promise<Finding> {
  const { chains, source, market, id } = wanted
  if (what === 'state') return state(source, signal)
  if (what === 'halving') return halving(source, signal)
  if (what === 'address' && NAME.test(id)) return named(chains, source, market, id, signal)
  if (!WHOLE.test(id)) return nothing('Give the whole address or hash as id.')
  if (what === 'token') return token(source, market, id, signal)
  if (what === 'address') return address({ source, market, id }, signal)
  return transaction(source, id, signal)
}

/** The chain that is named; else the first one that such an address or hash may be of. */
export function chosen(chains: Chains, wanted: string, id: string): ChainSource | undefined {
  const plain = wanted.trim().toLowerCase()
  if (plain) {
    return chains.find(({ network: { id, names } }) =>
      [id, names.en, names.zh].some((called) => called.toLowerCase() === plain),
    )
  }
  const isEvm = id.startsWith('0x') || id.includes('.')
  return chains.find(({ network }) => !id || (network.id === 'bitcoin') !== isEvm)
}

/** What stands at the address that a name leads to. */
async function named(
  chains: Chains,
  source: ChainSource,
  market: MarketData | null,
  name: string,
  signal: AbortSignal,
): Promise<Finding> {
  const [ens] = ensNamesIn(name)
  // With other letters a name can look like another one.
  if (ens?.name !== name.toLowerCase())
    return nothing('Only ENS names of plain Latin letters can be looked up: ask for the address.')
  const ethereum = chains.find(({ network }) => network.id === 'ethereum')
  if (!ethereum) return nothing('ENS names cannot be looked up here: ask for the address.')
  const id = await ethereum.resolve(ens.name, signal)
  if (!id) return nothing(`${ens.name} leads to no address.`)
  const ensNote = `${ens.name} leads to ${id} now; its owner can change that. Give the address, too.`
  return address({ source, market, id, ensNote }, signal)
}

interface Wanted {
  readonly source: ChainSource
  readonly market: MarketData | null
  readonly id: string
  readonly ensNote?: string
}

async function address(
  { source, market, id, ensNote }: Wanted,
  signal: AbortSignal,
): Promise<Finding> {
  const known = await source.address(id, signal)
  if (!known) return nothing([ensNote, unknown(source, `address ${id}`)].filter(Boolean).join(' '))
  const { network, url, balance, transactions, tokens, ...rest } = known
  const isUndated = rest.firstActive === null && Number(transactions?.value ?? 0) > 0
  const finding = findingOf({
    title: `Address ${id.slice(0, 12)}… on ${network.name} – ${source.name}`,
    url,
    excerpt: listed({ balance, transactions }),
    result: {
      ...(ensNote && { ensName: ensNote }),
      ...{ chain: network.name, balance, transactions, ...dated(rest) },
      ...(isUndated && { firstActive: 'not known' }),
      tokens: await withWarnings(tokens, market, signal),
    },
  })
  return { ...finding, drawing: drawingOf(source.name, (card) => addressCard(known, card)) }
}

const unknown = ({ network }: ChainSource, what: string) =>
  `${network.name} knows no ${what}${network.id === 'bitcoin' ? '' : '; another chain may'}.`

async function transaction(source: ChainSource, id: string, signal: AbortSignal) {
  const known = await source.transaction(id, signal)
  if (!known) return nothing(unknown(source, `transaction ${id}`))
  const { network, url, ...rest } = known
  const { value, fee, confirmations } = rest
  const finding = findingOf({
    title: `Transaction ${id.slice(0, 12)}… on ${network.name} – ${source.name}`,
    url,
    excerpt: `${known.status}, ${listed({ value, fee, confirmations })}`,
    result: { chain: network.name, ...dated(rest) },
  })
  return { ...finding, drawing: drawingOf(source.name, (card) => transactionCard(known, card)) }
}

async function token(
  source: ChainSource,
  market: MarketData | null,
  id: string,
  signal: AbortSignal,
): Promise<Finding> {
  const known = await source.token(id, signal)
  if (!known) return nothing(unknown(source, `token ${id}`))
  const { network, url, isSuspicious, ...rest } = known
  const imitated = market && (await imitatedBy(known, market, signal))
  const warning = warningOf(imitated, isSuspicious, source.name)
  const { supply, holders, price, marketCap } = rest
  const finding = findingOf({
    title: `Token ${known.symbol} on ${network.name} – ${source.name}`,
    url,
    excerpt: [warning, listed({ supply, holders, price, marketCap })].filter(Boolean).join(' '),
    result: { ...(warning && { warning }), chain: network.name, ...rest },
  })
  return {
    ...finding,
    drawing: drawingOf(source.name, (card) => tokenCard(known, imitated, card)),
  }
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
