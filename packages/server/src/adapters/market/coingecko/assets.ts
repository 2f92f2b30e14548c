import type { AssetCandidate } from '../../../ports/market-data.ts'
import { type DataClient, orUnknown } from '../../http/data-client.ts'
import { Recent } from '../../http/recent.ts'
import { assetOf } from './naming.ts'
import { type Coin, coin, found } from './shapes.ts'

/** What an asset is called changes rarely. */
const NAMES_MS = 3_600_000
/** A new contract is listed within hours or days. */
const UNKNOWN_MS = 600_000
const MOST_CANDIDATES = 8
const MOST_OTHERS = 3
/** Where a contract is looked for when its chain is not said, by how often that is asked. */
const EVM_PLATFORMS = ['ethereum', 'binance-smart-chain', 'base', 'arbitrum-one', 'polygon-pos']

export interface Assets {
  /** The one that is meant most probably; null for an unknown one. */
  named(asset: string, signal: AbortSignal): Promise<Coin | null>
  /** The ranked ones that share its name or ticker, the largest first. */
  others(asset: string, taken: Coin, signal: AbortSignal): Promise<readonly AssetCandidate[]>
  find(query: string, signal: AbortSignal): Promise<readonly AssetCandidate[]>
}

export function readAssets(client: DataClient): Assets {
  const search = client.reader(found, { forMs: NAMES_MS, most: 1000 })
  const contract = client.reader(coin, { forMs: NAMES_MS })

  const contracts = new Recent<Coin | null>(UNKNOWN_MS, 1000)

  /** One that no platform knows is remembered, too: to look for it takes a request to each. */
  function ofContract(address: string, signal: AbortSignal): Promise<Coin | null> {
    return contracts.get(address, (shared) => onPlatforms(address, shared), signal)
  }

  async function onPlatforms(address: string, signal: AbortSignal): Promise<Coin | null> {
    const isEvm = address.startsWith('0x')
    for (const platform of isEvm ? EVM_PLATFORMS : ['solana']) {
      const path = `/coins/${platform}/contract/${isEvm ? address.toLowerCase() : address}`
      const known = await orUnknown(contract(path, {}, signal))
      if (known) return known.data
    }
    return null
  }

  async function meant(query: string, signal: AbortSignal): Promise<readonly Coin[]> {
    const wanted = query.trim().replace(/^\$/, '')
    if (isContract(wanted)) {
      const known = await ofContract(wanted, signal)
      return known ? [known] : []
    }
    return (await search('/search', { query: wanted.toLowerCase() }, signal)).data.coins
  }

  return {
    async named(asset, signal) {
      const coins = await meant(asset, signal)
      return isContract(asset.trim()) ? (coins[0] ?? null) : assetNamed(asset, coins)
    },
    async others(asset, taken, signal) {
      if (isContract(asset.trim())) return []
      return exactly(asset, await meant(asset, signal))
        .filter(({ id, market_cap_rank }) => id !== taken.id && typeof market_cap_rank === 'number')
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, MOST_OTHERS)
        .map(candidateOf)
    },
    async find(query, signal) {
      const coins = await meant(query, signal)
      const exact = new Set(exactly(query, coins))
      return [...coins]
        .sort((a, b) => Number(exact.has(b)) - Number(exact.has(a)) || rank(a) - rank(b))
        .slice(0, MOST_CANDIDATES)
        .map(candidateOf)
    },
  }
}

export const candidateOf = (coin: Coin): AssetCandidate => ({
  ...assetOf(coin),
  rank: coin.market_cap_rank ?? null,
})

/** An address of an EVM chain or of Solana. */
export const isContract = (text: string) =>
  /^0x[\da-f]{40}$/i.test(text) || (/^[1-9A-HJ-NP-Za-km-z]{40,44}$/.test(text) && /\d/.test(text))

/**
 * The asset with this id, symbol or name. Several assets may share a symbol: the one with the
 * largest market is taken, so that a copy of a known coin is never mistaken for it.
 */
export function assetNamed(asset: string, coins: readonly Coin[]): Coin | null {
  const [best] = exactly(asset, coins).sort((a, b) => rank(a) - rank(b))
  return best ?? null
}

function exactly(asset: string, coins: readonly Coin[]): Coin[] {
  const wanted = asset.trim().replace(/^\$/, '').toLowerCase()
  return coins.filter(({ id, name, symbol }) =>
    [id, name, symbol].some((called) => called.toLowerCase() === wanted),
  )
}

const rank = ({ market_cap_rank }: Coin) => market_cap_rank ?? Number.MAX_SAFE_INTEGER
