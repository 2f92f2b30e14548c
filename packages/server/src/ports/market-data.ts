import type { Figure } from '../domain/figure.ts'
import type { Attribution } from './attribution.ts'

/** A price as its source gave it. */
export interface Quote {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly currency: string
  readonly price: number
  /** Per cent within 24 hours; null when unknown. */
  readonly change24h: number | null
  readonly marketCap: number | null
  /** When the source last changed the figure. */
  readonly at: Date
  /** A page on which a person can check it. */
  readonly url: string
  /** By market capitalisation; null for the unranked. */
  readonly rank?: number | null
  readonly others?: Others
  readonly imitated?: string
}

/** Smaller assets with the same right to the name or ticker that was asked for. */
export type Others = readonly AssetCandidate[]

export interface PricePoint {
  readonly at: Date
  readonly price: number
}

export interface PriceHistory {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly currency: string
  /** Oldest first. */
  readonly points: readonly PricePoint[]
  readonly url: string
  readonly others?: Others
  /** Set where the source's access reaches no further back than so many days, and more were asked. */
  readonly limitDays?: number
}

export interface Candle {
  readonly at: Date
  readonly open: Figure
  readonly high: Figure
  readonly low: Figure
  readonly close: Figure
}

export interface CandleHistory extends Asset {
  /** Oldest first. */
  readonly candles: readonly Candle[]
  readonly limitDays?: number
}

/** An asset as the source calls it; its texts are plain and bounded. */
export interface Asset {
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly url: string
  /** The known asset whose name or ticker it bears without being it. */
  readonly imitated?: string
}

/** An asset that may be meant; several share a name or a ticker. */
export interface AssetCandidate extends Asset {
  /** By market capitalisation, 1 being the largest; null for the unranked. */
  readonly rank: number | null
}

export const SPANS = ['1h', '24h', '7d', '30d', '1y'] as const
export type Span = (typeof SPANS)[number]

export interface Ranking {
  readonly by: 'market_cap' | 'volume' | 'gainers' | 'losers'
  /** Over which the change is meant. */
  readonly span: Span
  /** A name such as `DeFi`; null for all. */
  readonly category: string | null
  readonly limit: number
  readonly currency: string
}

export interface RankedAsset extends AssetCandidate {
  readonly price: Figure | null
  readonly change: Figure | null
  readonly marketCap: Figure | null
  readonly volume: Figure | null
}

export interface RankedAssets {
  /** As the source calls it; null for all. */
  readonly category: string | null
  /** Gainers and losers are found among so many assets of the largest capitalisation. */
  readonly among: number | null
  readonly assets: readonly RankedAsset[]
  readonly url: string
}

export interface AssetProfile extends AssetCandidate {
  /** Plain text. */
  readonly description: string
  readonly categories: readonly string[]
  /** The host of its site, never a link. */
  readonly website: string | null
  readonly contracts: readonly { readonly platform: string; readonly address: string }[]
  /** The first day of its chain, as `2009-01-03`. */
  readonly genesisDate: string | null
  readonly figures: ProfileFigures
}

export type ProfileFigures = Readonly<
  Record<
    | 'price'
    | 'rank'
    | 'change24h'
    | 'change7d'
    | 'change30d'
    | 'change1y'
    | 'marketCap'
    | 'fullyDilutedValuation'
    | 'volume24h'
    | 'circulatingSupply'
    | 'totalSupply'
    | 'maxSupply'
    | 'allTimeHigh'
    | 'allTimeLow'
    | 'fromAllTimeHigh'
    | 'commits4Weeks'
    | 'contributors'
    | 'stars',
    Figure | null
  >
>

export interface TrendingAsset extends AssetCandidate {
  readonly price: Figure | null
  readonly change24h: Figure | null
}

export interface WholeMarket {
  readonly marketCap: Figure | null
  readonly volume24h: Figure | null
  readonly change24h: Figure | null
  /** Shares of the capitalisation, by ticker. */
  readonly shares: readonly { readonly symbol: string; readonly share: Figure }[]
  readonly assets: Figure | null
  readonly url: string
}

export interface Exchange {
  readonly name: string
  readonly country: string | null
  readonly founded: number | null
  readonly volume24h: Figure | null
  /** From 0 to 10, the source's own. */
  readonly trust: Figure | null
  readonly url: string
}

/** A contract without an end on one exchange. */
export interface Derivative {
  readonly market: string
  readonly symbol: string
  readonly price: Figure | null
  readonly fundingRate: Figure | null
  readonly openInterest: Figure | null
  readonly volume24h: Figure | null
}

export interface Derivatives {
  /** The ticker that they follow. */
  readonly symbol: string
  /** Those with the largest open interest first. */
  readonly contracts: readonly Derivative[]
  readonly url: string
}

/** Each rejects with a `DataFailure` when the source cannot be reached, refuses or can't be read. */
export interface Prices {
  /** The source's name, as shown to people. */
  readonly name: string
  /** So many days a history reaches back at most; null where nothing bounds it. */
  readonly mostDays: number | null
  /** Current figures of assets, by name or symbol (`bitcoin`, `ETH`); unknown ones are left out. */
  quotes(
    assets: readonly string[],
    currency: string,
    signal: AbortSignal,
  ): Promise<readonly Quote[]>
  /** The price over the last days; null for an unknown asset. */
  history(
    asset: string,
    days: number,
    currency: string,
    signal: AbortSignal,
  ): Promise<PriceHistory | null>
}

export interface MarketData extends Prices {
  readonly attribution: Attribution
  /**
   * The assets that a name, ticker, id or contract address may mean, the most important first;
   * several have the same rights to a ticker, and whoever asks decides.
   */
  find(query: string, signal: AbortSignal): Promise<readonly AssetCandidate[]>
  /** Null for an unknown category. */
  rank(ranking: Ranking, signal: AbortSignal): Promise<RankedAssets | null>
  candles(
    asset: string,
    days: number,
    currency: string,
    signal: AbortSignal,
  ): Promise<CandleHistory | null>
  profile(asset: string, currency: string, signal: AbortSignal): Promise<AssetProfile | null>
  trending(signal: AbortSignal): Promise<readonly TrendingAsset[]>
  wholeMarket(currency: string, signal: AbortSignal): Promise<WholeMarket>
  exchanges(limit: number, signal: AbortSignal): Promise<readonly Exchange[]>
  derivatives(symbol: string, signal: AbortSignal): Promise<Derivatives>
}
