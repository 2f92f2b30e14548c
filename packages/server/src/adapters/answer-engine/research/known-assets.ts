import { assetCalled } from '../../../domain/subjects/asset-called.ts'
import type { NameTable } from '../../../domain/subjects/name-table.ts'
import type { MarketData } from '../../../ports/market-data.ts'

type Prices = Pick<MarketData, 'quotes' | 'history'>

/** Asks a source for 大饼 by the ticker that it knows; the names are read when first needed. */
export function withKnownAssets<M extends Prices>(market: M, readNames: () => Promise<NameTable>): M {
  let names: Promise<NameTable> | undefined
  const called = async (asset: string) => {
    names ??= readNames()
    return assetCalled(asset, await names)
  }
  return {
    ...market,
    async quotes(assets, currency, signal) {
      return market.quotes(await Promise.all(assets.map(called)), currency, signal)
    },
    async history(asset, days, currency, signal) {
      return market.history(await called(asset), days, currency, signal)
    },
  }
}
