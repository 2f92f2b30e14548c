import type { Figure } from '../domain/figure.ts'
import type { Attribution } from './attribution.ts'

/** A chain whose data can be read. */
export interface Network {
  /** `bitcoin`, `ethereum`, `base`, … */
  readonly id: string
  /** In English; `names` has it in each language. */
  readonly name: string
  readonly names: Readonly<Record<'zh' | 'en', string>>
  /** Of its own coin. */
  readonly symbol: string
}

export interface HeldToken {
  readonly name: string
  readonly symbol: string
  readonly address: string
  readonly amount: Figure
  /** The source takes it for a fraud. */
  readonly isSuspicious: boolean
  /** The source knows a price of it, which it knows of no imitation. */
  readonly isPriced: boolean
}

export interface ChainAddress {
  readonly network: Network
  readonly address: string
  readonly balance: Figure | null
  /** Transactions that it took part in. */
  readonly transactions: Figure | null
  readonly lastActive: Date | null
  /** Null where one request does not give it. */
  readonly firstActive: Date | null
  /** Null on a chain without contracts. */
  readonly isContract: boolean | null
  /** Whether the code of a contract is published; null for what is none, or unknown. */
  readonly isVerified: boolean | null
  /** As the source calls it, null for most. */
  readonly name: string | null
  readonly tokens: readonly HeldToken[]
  readonly url: string
}

export interface Transfer {
  readonly from: string | null
  readonly to: string | null
  readonly amount: Figure
}

export interface ChainTransaction {
  readonly network: Network
  readonly hash: string
  readonly status: 'succeeded' | 'failed' | 'pending'
  readonly at: Date | null
  readonly block: Figure | null
  readonly confirmations: Figure | null
  readonly fee: Figure | null
  /** What was moved of the chain's own coin. */
  readonly value: Figure | null
  readonly from: string | null
  readonly to: string | null
  /** What a contract was told, decoded: `transfer(address to, uint256 value)`; null where it is not. */
  readonly call: string | null
  readonly transfers: readonly Transfer[]
  readonly url: string
}

export interface ChainToken {
  readonly network: Network
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly supply: Figure | null
  readonly holders: Figure | null
  readonly price: Figure | null
  readonly marketCap: Figure | null
  readonly isSuspicious: boolean
  readonly url: string
}

/** What a chain is like now. */
export interface ChainState {
  readonly network: Network
  readonly height: Figure | null
  readonly latestBlockAt: Date | null
  /** What including a transaction costs, the slowest first. */
  readonly fees: readonly { readonly speed: 'slow' | 'average' | 'fast'; readonly price: Figure }[]
  readonly url: string
}

/** Each is null for what the chain does not know, and rejects with a `DataFailure`. */
export interface ChainSource {
  readonly network: Network
  readonly name: string
  readonly attribution: Attribution
  address(address: string, signal: AbortSignal): Promise<ChainAddress | null>
  transaction(hash: string, signal: AbortSignal): Promise<ChainTransaction | null>
  /** Bitcoin has none. */
  token(address: string, signal: AbortSignal): Promise<ChainToken | null>
  state(signal: AbortSignal): Promise<ChainState>
  /** The address that a name such as `vitalik.eth` leads to now; Ethereum alone has such names. */
  resolve(name: string, signal: AbortSignal): Promise<string | null>
}

/** By network, at least one. */
export type Chains = readonly ChainSource[]
