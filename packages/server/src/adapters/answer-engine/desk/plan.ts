import type { Ranking } from '../../../ports/market-data.ts'

/** An asset that is asked about. */
export interface WantedAsset {
  /** What a market is asked for: a name or a ticker. */
  readonly called: string
  /** Null where it is not known. */
  readonly ticker: string | null
  /** Others that bear the name that was written, with smaller markets. */
  readonly others: readonly string[]
}

export type Assets = readonly [WantedAsset, ...WantedAsset[]]

/** So many of the first asset, or so much money for it. */
export interface Amount {
  readonly value: number
  readonly of: 'asset' | 'money'
}

/** What of a profile is asked, and so said first; of a brief one nothing else is said. */
export type ProfileFocus =
  | 'all'
  | 'brief'
  | 'supply'
  | 'extremes'
  | 'market'
  | 'developers'
  | 'launch'

/** What of a chain is asked, and so said first. */
export type ChainFocus = 'fees' | 'height'

/** One thing to read. */
export type Plan =
  | {
      readonly kind: 'price'
      readonly assets: Assets
      readonly currency: string
      readonly amount: Amount | null
      /** The price of a day of the past, as `2025-01-31`. */
      readonly day: string | null
    }
  | { readonly kind: 'ratio'; readonly assets: readonly [WantedAsset, WantedAsset] }
  | {
      readonly kind: 'compare'
      readonly assets: Assets
      readonly currency: string
      readonly days: number
    }
  | {
      readonly kind: 'chart'
      readonly assets: Assets
      readonly currency: string
      readonly days: number
    }
  | { readonly kind: 'regular'; readonly asset: WantedAsset; readonly purchases: Purchases }
  | ({ readonly kind: 'ranking' } & Omit<Ranking, 'currency'>)
  /** The asset at a place of a ranking that was asked for before. */
  | ({ readonly kind: 'placed'; readonly place: number } & Omit<Ranking, 'currency' | 'limit'>)
  | { readonly kind: 'trending' }
  | { readonly kind: 'wholeMarket' }
  | { readonly kind: 'exchanges'; readonly limit: number }
  | { readonly kind: 'derivatives'; readonly asset: WantedAsset }
  | { readonly kind: 'profile'; readonly asset: WantedAsset; readonly focus: ProfileFocus }
  /** The days of a history are null where none is asked for, and so is its place among its kind. */
  | {
      readonly kind: 'tvl'
      readonly name: string
      readonly days: number | null
      readonly asks: 'place' | null
    }
  | {
      readonly kind: 'largest'
      readonly of: 'protocol' | 'chain'
      readonly category: string | null
      readonly limit: number
      /** Null where all of them are asked for. */
      readonly place: number | null
    }
  | { readonly kind: 'fees'; readonly name: string }
  | {
      readonly kind: 'yields'
      readonly project: string | null
      /** Any of these tickers; all pools without any. */
      readonly symbols: readonly string[]
      readonly chain: string | null
      readonly stablecoins: boolean
      readonly by: 'tvl' | 'apy'
    }
  | {
      readonly kind: 'stablecoins'
      readonly wanted: string | null
      /** Whether one holds its peg, or whether it has lost it; null where it is no question of yes or no. */
      readonly asked: 'held' | 'lost' | null
    }
  | { readonly kind: 'mood'; readonly days: number }
  | { readonly kind: 'chain'; readonly network: string; readonly focus: ChainFocus }
  | { readonly kind: 'halving' }
  | { readonly kind: 'address'; readonly address: string; readonly network: string | null }
  | { readonly kind: 'transaction'; readonly hash: string; readonly network: string | null }
  | { readonly kind: 'token'; readonly address: string; readonly network: string | null }
  /** The address that a name of the Ethereum Name Service leads to. */
  | { readonly kind: 'ens'; readonly name: string; readonly network: string | null }
  | { readonly kind: 'news'; readonly about: readonly string[]; readonly days: number }

/** The same amount at regular times. */
export interface Purchases {
  readonly amount: number
  /** Days from one to the next. */
  readonly every: 1 | 7 | 30
  readonly days: number
}

/** What the handbook is to explain, in the words of the question. */
export interface Explanation {
  readonly kind: 'explain'
  readonly text: string
}

export type Part = Plan | Explanation

/** What is read for an answer, in the order of its parts; at least one is a plan. */
export interface DeskPlan {
  readonly parts: readonly [Part, ...Part[]]
}

/** The handbook answers, and figures only add to it. */
export const isAddition = ({ parts }: DeskPlan): boolean =>
  parts.every(
    (part) => part.kind === 'explain' || (part.kind === 'profile' && part.focus === 'brief'),
  )
