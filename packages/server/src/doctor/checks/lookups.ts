import { EVM_NETWORKS } from '../../adapters/chain/networks.ts'
import { createLiveData } from '../../adapters/live-data.ts'
import { createMarketData } from '../../adapters/market/market-data.ts'
import { createWebSearch } from '../../adapters/search/web-search.ts'
import type { Env } from '../../env.ts'
import type { ChainSource } from '../../ports/chain.ts'
import { DataFailure } from '../../ports/data-failure.ts'
import type { LiveData } from '../../ports/live-data.ts'
import { WebSearchFailure } from '../../ports/web-search.ts'
import { type Check, type Finding, off, ok, warning, wrong } from '../finding.ts'

/** Figures older than this are none of today's. */
const STALE_MS = 3_600_000

/** Searches the web once. */
export const search: Check = {
  name: 'search',
  async run(env) {
    const provider = createWebSearch(env)
    if (!provider) return [off('no provider: DeepSearch does not search the web')]
    const { name } = provider
    try {
      const query = { text: 'bitcoin', language: 'en', limit: 1 } as const
      const results = await provider.search(query, new AbortController().signal)
      if (results.length > 0) return [ok(`${name} finds something`)]
      return [
        warning(`${name} finds nothing for “bitcoin”`, 'see which engines it has switched on'),
      ]
    } catch (error) {
      if (!(error instanceof WebSearchFailure)) throw error
      return [wrong(`${name}: ${error.message}`, env.SEARXNG_URL ? SEARXNG : KEY)]
    }
  },
}

const SEARXNG =
  'see that SEARXNG_URL can be reached, that its settings have json among search.formats, and that its limiter lets this server through'
const KEY = 'correct the key, and see that its allowance is not used up'

/** What the check of one kind of live data reads, or why it could not. */
async function reading(read: () => Promise<string>, advice: string): Promise<Finding> {
  try {
    return ok(await read())
  } catch (error) {
    if (!(error instanceof DataFailure)) throw error
    return wrong(error.message, advice)
  }
}

const ALL_NEWS = { about: [], days: 7, limit: 1000 }

/** Asks each other source of live data for one figure. */
export const liveData: Check = {
  name: 'live data',
  async run(env) {
    const data = createLiveData(env)
    const { defi, chains, sentiment, news } = data
    const { signal } = new AbortController()
    const readings = [
      defi &&
        reading(async () => {
          const [largest] = await defi.largest('chain', { category: null, limit: 1 }, signal)
          return `${defi.name}: most is locked on ${largest?.name ?? 'no chain'}`
        }, 'see that DEFILLAMA_URL leads to a server with its API'),
      ...chainsAsked(env, chains ?? []).map(({ source: { name, network, state }, more }) =>
        reading(async () => {
          const height = (await state(signal)).height?.value ?? '?'
          const others = more > 0 ? `; the same key reads ${more} more chains` : ''
          return `${name}: ${network.name} is at block ${height}${others}`
        }, 'see that ESPLORA_URL, BLOCKSCOUT_INSTANCES or BLOCKSCOUT_API_KEY are right'),
      ),
      ...unknownChains(env),
      sentiment &&
        reading(async () => {
          const [today] = await sentiment.moods(1, signal)
          return `${sentiment.name}: fear and greed at ${today?.index.value ?? '?'}`
        }, 'see that ALTERNATIVE_ME_URL leads to the index'),
      news &&
        reading(async () => {
          const { headlines, unread } = await news.headlines(ALL_NEWS, signal)
          if (unread.length > 0)
            throw new DataFailure(`no feed at ${unread.join(', ')}`, 'unreadable')
          return `news: ${headlines.length} headlines of the last week`
        }, 'see that each address of NEWS_FEEDS leads to an RSS or Atom feed'),
    ].filter((each) => each !== null)
    if (readings.length > 0) return [...(await Promise.all(readings)), ...lacking(data)]
    return [
      off('none (LIVE_DATA, NEWS_FEEDS): answers hold nothing of DeFi, chains, sentiment and news'),
    ]
  },
}

/** The kinds that nothing is read of, and which settings would give them. */
function lacking({ defi, chains, sentiment, news }: LiveData): Finding[] {
  const networks = (chains ?? []).map(({ network }) => network.id)
  const kinds = [
    [defi !== null, 'DeFi (LIVE_DATA, DEFILLAMA_URL)'],
    [networks.includes('bitcoin'), 'Bitcoin’s chain (LIVE_DATA, ESPLORA_URL)'],
    [
      networks.some((id) => id !== 'bitcoin'),
      'gas, addresses, transactions and tokens of Ethereum and other EVM chains (BLOCKSCOUT_API_KEY, BLOCKSCOUT_INSTANCES)',
    ],
    [sentiment !== null, 'fear and greed (LIVE_DATA, ALTERNATIVE_ME_URL)'],
    [news !== null, 'headlines (NEWS_FEEDS)'],
  ] as const
  return kinds.flatMap(([isThere, what]) => (isThere ? [] : [off(`nothing of ${what}`)]))
}

interface AskedChain {
  readonly source: ChainSource
  /** Chains that are not asked, since they are read in the same way. */
  readonly more: number
}

/** Bitcoin, each instance, and of all chains of one key the first: a key allows few at once. */
function chainsAsked(env: Env, chains: readonly ChainSource[]): AskedChain[] {
  const isByKey = ({ network: { id } }: ChainSource) =>
    id !== 'bitcoin' && !env.BLOCKSCOUT_INSTANCES[id]
  const byKey = chains.filter(isByKey)
  return chains
    .filter((source) => !isByKey(source) || source === byKey[0])
    .map((source) => ({ source, more: source === byKey[0] ? byKey.length - 1 : 0 }))
}

/** Instances of what is no known chain, which nobody would miss before somebody asks for it. */
function unknownChains(env: Env): Finding[] {
  const known = EVM_NETWORKS.map(({ id }) => id)
  const unknown = Object.keys(env.BLOCKSCOUT_INSTANCES).filter((id) => !known.includes(id))
  if (unknown.length === 0) return []
  const said = `BLOCKSCOUT_INSTANCES names ${unknown.join(', ')}, which is not read`
  return [warning(said, `name any of ${known.join(', ')}`)]
}

/** Asks for one price. */
export const market: Check = {
  name: 'market',
  async run(env) {
    const provider = createMarketData(env)
    if (!provider) return [off('none (LIVE_DATA, COINGECKO_URL): answers hold no live figures')]
    try {
      const signal = new AbortController().signal
      const [quote] = await provider.quotes(['bitcoin'], 'usd', signal)
      if (!quote) return [wrong('no price of bitcoin', MARKET)]
      const found = `bitcoin is at $${quote.price}, as of ${quote.at.toISOString()}`
      const isStale = Date.now() - quote.at.getTime() > STALE_MS
      return [isStale ? warning(found, 'see why its figures are old') : ok(found)]
    } catch (error) {
      if (!(error instanceof DataFailure)) throw error
      return [wrong(error.message, MARKET)]
    }
  },
}

const MARKET =
  'see that COINGECKO_URL goes up to and with the version, and that COINGECKO_API_KEY is one for it'
