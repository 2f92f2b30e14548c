import type { Network } from '../../ports/chain.ts'

export interface EvmNetwork extends Network {
  readonly chainId: number
  /** The public explorer, on whose pages people can check. */
  readonly site: string
}

const network = (id: string, en: string, zh: string, symbol: string): Network => ({
  ...{ id, name: en, names: { en, zh }, symbol },
})

const evm = (
  chainId: number,
  id: string,
  [en, zh = en]: readonly [en: string, zh?: string],
  symbol: string,
  host = `${id}.blockscout.com`,
): EvmNetwork => ({ ...network(id, en, zh, symbol), chainId, site: `https://${host}` })

/**
 * The EVM chains of Blockscout's multichain API that people ask for, each with the explorer that
 * Blockscout lists for it.
 */
export const EVM_NETWORKS: readonly EvmNetwork[] = [
  evm(1, 'ethereum', ['Ethereum', '以太坊'], 'ETH', 'eth.blockscout.com'),
  evm(8453, 'base', ['Base'], 'ETH'),
  evm(42161, 'arbitrum', ['Arbitrum One'], 'ETH'),
  evm(10, 'optimism', ['OP Mainnet', 'OP 主网'], 'ETH', 'explorer.optimism.io'),
  evm(137, 'polygon', ['Polygon', 'Polygon（马蹄链）'], 'POL'),
  evm(100, 'gnosis', ['Gnosis', 'Gnosis 链'], 'XDAI'),
  evm(324, 'zksync', ['ZKsync Era'], 'ETH'),
  evm(534352, 'scroll', ['Scroll'], 'ETH'),
  evm(130, 'unichain', ['Unichain'], 'ETH'),
  evm(42220, 'celo', ['Celo'], 'CELO'),
  evm(1868, 'soneium', ['Soneium'], 'ETH'),
  evm(57073, 'ink', ['Ink', 'Ink 链'], 'ETH', 'explorer.inkonchain.com'),
  evm(34443, 'mode', ['Mode', 'Mode 网络'], 'ETH', 'explorer.mode.network'),
  evm(42170, 'arbitrum-nova', ['Arbitrum Nova'], 'ETH'),
  evm(61, 'ethereum-classic', ['Ethereum Classic', '以太坊经典'], 'ETC', 'etc.blockscout.com'),
  evm(30, 'rootstock', ['Rootstock', 'Rootstock（比特币侧链）'], 'RBTC'),
  evm(314, 'filecoin', ['Filecoin', 'Filecoin（文件币）'], 'FIL'),
  evm(4326, 'megaeth', ['MegaETH'], 'ETH'),
]

export const BITCOIN: Network = network('bitcoin', 'Bitcoin', '比特币', 'BTC')
