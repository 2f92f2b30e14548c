/** Where something stands in a text, in UTF-16 units, from `start` up to, not with, `end`. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

export const NAMED_KINDS = ['asset', 'exchange', 'chain', 'protocol', 'wallet'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/** Something known by name. */
export interface NamedEntity {
  readonly name: string
  readonly ticker: string | null
  /** What CoinGecko calls it; null where that isn't known. */
  readonly id: string | null
  /** What bears the name, the most usual first: Solana is an asset and a chain. */
  readonly kinds: readonly NamedKind[]
}

export interface NamedSubject extends TextSpan {
  readonly kind: NamedKind
  /** All that bear this name, the largest market first: more than one is to be asked back or said. */
  readonly candidates: readonly NamedEntity[]
}

export interface AddressSubject extends TextSpan {
  readonly kind: 'address'
  readonly chain: 'evm' | 'bitcoin'
  readonly address: string
  /** `none` for an EVM address in letters of one case, which has none. */
  readonly checksum: 'right' | 'wrong' | 'none'
}

export interface TransactionSubject extends TextSpan {
  readonly kind: 'transaction'
  readonly chain: 'evm' | 'bitcoin'
  readonly hash: string
}

/** A name of the Ethereum Name Service, in small letters. */
export interface EnsSubject extends TextSpan {
  readonly kind: 'name'
  readonly name: string
}

export interface AmountSubject extends TextSpan {
  readonly kind: 'amount'
  readonly value: number
  /** Normal form: `USD`, `%`, `BTC`; '' for a bare number such as 3 million. */
  readonly unit: string
}

/** A stretch of time. */
export interface SpanSubject extends TextSpan {
  readonly kind: 'span'
  readonly from: Date
  /** The first moment that no longer belongs to it. */
  readonly before: Date
}

/** A day, `YYYY-MM-DD` in UTC. */
export interface DateSubject extends TextSpan {
  readonly kind: 'date'
  readonly day: string
}

/** What a question is about. Its texts are as people wrote them: never an instruction, never a link. */
export type Subject =
  | NamedSubject
  | AddressSubject
  | TransactionSubject
  | EnsSubject
  | AmountSubject
  | SpanSubject
  | DateSubject
