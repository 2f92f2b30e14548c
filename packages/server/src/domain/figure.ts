/**
 * What a figure is of, which decides how long it counts as current. `fact` is what does not change
 * by the hour, such as a maximum supply or the price on a day of the past.
 */
export type FigureKind =
  | 'price'
  | 'change'
  | 'market'
  | 'supply'
  | 'derivatives'
  | 'defi'
  | 'yield'
  | 'chain'
  | 'fee'
  | 'sentiment'
  | 'fact'

/** Who gave a figure, and a page on which a person can check it. */
export interface FigureSource {
  /** As shown to people, such as `CoinGecko`. */
  readonly name: string
  /** Null where there is no page for people. */
  readonly url: string | null
}

/** A number of which it is known where it comes from. */
export interface Figure {
  readonly kind: FigureKind
  /**
   * What it is of, by each name that a text may use: `Bitcoin`, `BTC`, `比特币`. Absent where it is
   * of nothing that has a name, such as a sum of the reader's own amounts.
   */
  readonly of?: readonly string[]
  /** Decimal text without separators or an exponent, as exact as it was given: `-0.00001234`. */
  readonly value: string
  /**
   * A currency or asset in capitals (`USD`, `BTC`), `%`, or an English word (`gwei`, `blocks`).
   * Empty for a plain count.
   */
  readonly unit: string
  /** When it held: ISO 8601 in UTC. */
  readonly asOf: string
  readonly source: FigureSource
  readonly how: 'read' | 'computed'
  /** How it was computed, in the names of the inputs: `amount × price`. */
  readonly formula?: string
  readonly inputs?: readonly { readonly name: string; readonly figure: Figure }[]
}
