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
}

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
}

/** Thrown when the source cannot be reached, refuses, or answers what cannot be read. */
export class MarketDataFailure extends Error {
  override readonly name = 'MarketDataFailure'
}

export interface MarketData {
  /** The source's name, as shown to people. */
  readonly name: string
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
