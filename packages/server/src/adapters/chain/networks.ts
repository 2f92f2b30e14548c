import type { Network } from '../../ports/chain.ts'

export interface EvmNetwork extends Network {
  readonly chainId: number
  /** The public explorer, on whose pages people can check. */
  readonly site: string
}

const evm = (chainId: number, id: string, name: string, symbol: string, site = id): EvmNetwork => ({
  ...{ chainId, id, name, symbol, site: `https://${site}.blockscout.com` },
})

/** The EVM chains that Blockscout's public explorers and its multichain API have. */
export const EVM_NETWORKS: readonly EvmNetwork[] = [
  evm(1, 'ethereum', 'Ethereum', 'ETH', 'eth'),
  evm(8453, 'base', 'Base', 'ETH'),
  evm(42161, 'arbitrum', 'Arbitrum One', 'ETH'),
  evm(10, 'optimism', 'OP Mainnet', 'ETH'),
  evm(137, 'polygon', 'Polygon', 'POL'),
  evm(100, 'gnosis', 'Gnosis', 'XDAI'),
]

export const BITCOIN: Network = { id: 'bitcoin', name: 'Bitcoin', symbol: 'BTC' }
