import type { Figure } from '../domain/figure.ts'
import type { Attribution } from './attribution.ts'

export interface DatedFigure {
  readonly at: Date
  readonly value: Figure
}

/** What is locked in a protocol or on a chain. */
export interface LockedValue {
  readonly name: string
  readonly kind: 'protocol' | 'chain'
  /** Such as `Lending`; null for a chain. */
  readonly category: string | null
  readonly chains: readonly string[]
  readonly tvl: Figure | null
  readonly change1d: Figure | null
  readonly change7d: Figure | null
  readonly url: string
}

export interface Fees {
  readonly name: string
  readonly fees24h: Figure | null
  readonly fees7d: Figure | null
  readonly revenue24h: Figure | null
  readonly revenue7d: Figure | null
  readonly url: string
}

export interface PoolQuery {
  /** A protocol, such as `lido`; null for any. */
  readonly project: string | null
  readonly chain: string | null
  /** A ticker that is in the pool; null for any. */
  readonly symbol: string | null
  readonly stablecoins: boolean
  /** US dollars that are in it at least. */
  readonly minTvl: number
  readonly by: 'tvl' | 'apy'
  readonly limit: number
}

export interface YieldPool {
  readonly project: string
  readonly chain: string
  readonly symbol: string
  readonly tvl: Figure | null
  /** Per year, all together. */
  readonly apy: Figure
  readonly apyBase: Figure | null
  readonly apyReward: Figure | null
  readonly apyMean30d: Figure | null
  readonly url: string
}

export interface Stablecoin {
  readonly name: string
  readonly symbol: string
  /** Such as `fiat-backed`. */
  readonly mechanism: string
  readonly circulating: Figure | null
  readonly price: Figure | null
  /** How far the price is from its peg, computed; null where the peg is not the dollar. */
  readonly deviation: Figure | null
  readonly url: string
}

/** Each rejects with a `DataFailure`. */
export interface Defi {
  /** As shown to people. */
  readonly name: string
  readonly attribution: Attribution
  /** Of a protocol or chain with this name; null for an unknown one. */
  lockedIn(name: string, signal: AbortSignal): Promise<LockedValue | null>
  /** The largest; of one category or on one chain, where it is given. */
  largest(
    kind: LockedValue['kind'],
    filter: { readonly category: string | null; readonly limit: number },
    signal: AbortSignal,
  ): Promise<readonly LockedValue[]>
  /** Oldest first, of the last days; null for an unknown one. */
  history(name: string, days: number, signal: AbortSignal): Promise<readonly DatedFigure[] | null>
  fees(name: string, signal: AbortSignal): Promise<Fees | null>
  pools(query: PoolQuery, signal: AbortSignal): Promise<readonly YieldPool[]>
  /** With this name or ticker, else the largest. */
  stablecoins(
    wanted: string | null,
    limit: number,
    signal: AbortSignal,
  ): Promise<readonly Stablecoin[]>
}
