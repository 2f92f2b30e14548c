import type { LiveData } from '../../../ports/live-data.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { assetCalled } from '../../../subjects/asset-called.ts'
import type { NameTable } from '../../../subjects/name-table.ts'

/** Asks the market for 大饼 by the ticker that it knows; the names are read when first needed. */
export function withKnownAssets(data: LiveData, readNames: () => Promise<NameTable>): LiveData {
  let names: Promise<NameTable> | undefined
  const called = async (asset: string) => {
    names ??= readNames()
    return assetCalled(asset, await names)
  }
  return { ...data, market: data.market && askedBy(called, data.market) }
}

function askedBy(called: (asset: string) => Promise<string>, market: MarketData): MarketData {
  return {
    ...market,
    quotes: async (assets, ...rest) =>
      market.quotes(await Promise.all(assets.map(called)), ...rest),
    history: async (asset, ...rest) => market.history(await called(asset), ...rest),
    candles: async (asset, ...rest) => market.candles(await called(asset), ...rest),
    profile: async (asset, ...rest) => market.profile(await called(asset), ...rest),
    find: async (query, ...rest) => market.find(await called(query), ...rest),
    derivatives: async (symbol, ...rest) => market.derivatives(await called(symbol), ...rest),
  }
}
