import type { LiveData } from '../../../ports/live-data.ts'
import type { AssetCandidate, MarketData } from '../../../ports/market-data.ts'
import { assetCalled, namesakeOf } from '../../../subjects/asset-called.ts'
import type { NameTable } from '../../../subjects/name-table.ts'

/** Whoever is among the largest is nobody's imitation, whatever the table calls it. */
const LARGE_RANK = 300

type Ranked = Pick<AssetCandidate, 'id' | 'name' | 'symbol'> & { readonly rank?: number | null }

/**
 * Asks the market for 大饼 by the ticker that it knows, and says of what it gives which bears the
 * name of another; the names are read when first needed.
 */
export function withKnownAssets(data: LiveData, readNames: () => Promise<NameTable>): LiveData {
  let names: Promise<NameTable> | undefined
  const table = () => {
    names ??= readNames()
    return names
  }
  return { ...data, market: data.market && withNames(table, data.market) }
}

function withNames(table: () => Promise<NameTable>, market: MarketData): MarketData {
  const called = async (asset: string) => assetCalled(asset, await table())
  const labelled = async <T extends Ranked>(asset: T): Promise<T> => {
    const isLarge = (asset.rank ?? Number.POSITIVE_INFINITY) <= LARGE_RANK
    const imitated = isLarge ? null : namesakeOf(asset, await table())
    return imitated ? { ...asset, imitated } : asset
  }
  const allLabelled = <T extends Ranked>(assets: readonly T[]) => Promise.all(assets.map(labelled))
  return {
    ...market,
    quotes: async (assets, ...rest) =>
      allLabelled(await market.quotes(await Promise.all(assets.map(called)), ...rest)),
    history: async (asset, ...rest) => market.history(await called(asset), ...rest),
    candles: async (asset, ...rest) => market.candles(await called(asset), ...rest),
    profile: async (asset, ...rest) => {
      const profile = await market.profile(await called(asset), ...rest)
      return profile && labelled(profile)
    },
    find: async (query, ...rest) => allLabelled(await market.find(await called(query), ...rest)),
    derivatives: async (symbol, ...rest) => market.derivatives(await called(symbol), ...rest),
    trending: async (signal) => allLabelled(await market.trending(signal)),
    rank: async (ranking, signal) => {
      const ranked = await market.rank(ranking, signal)
      return ranked && { ...ranked, assets: await allLabelled(ranked.assets) }
    },
  }
}
