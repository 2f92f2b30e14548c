import type { Chains } from './chain.ts'
import type { Defi } from './defi.ts'
import type { MarketData } from './market-data.ts'
import type { News } from './news.ts'
import type { Sentiment } from './sentiment.ts'

/** What live data is of, by the port that gives it. */
export const DATA_KINDS = ['market', 'defi', 'chain', 'sentiment', 'news'] as const
export type DataKind = (typeof DATA_KINDS)[number]

/** What can be read of the world; null for each that no setting gives a source for. */
export interface LiveData {
  readonly market: MarketData | null
  readonly defi: Defi | null
  readonly chains: Chains | null
  readonly sentiment: Sentiment | null
  readonly news: News | null
}
