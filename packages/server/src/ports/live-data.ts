import type { MarketData } from './market-data.ts'

/** What can be read of the world; null for each that no setting gives a source for. */
export interface LiveData {
  readonly market: MarketData | null
}
