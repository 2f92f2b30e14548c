import {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from '@coinquiry/server/testing'

export interface FakeDefi extends AsyncDisposable, Pick<FakeJsonService, 'requests' | 'fault'> {
  /** Settings that make a server read DeFi's figures here. */
  readonly env: Readonly<Record<string, string>>
}

const DAY = 86_400

/** A server on loopback with the parts of DefiLlama's hosts that are used, all at one address. */
export async function startFakeDefi(): Promise<FakeDefi> {
  const server = await startFakeJsonService(replyTo)
  return {
    env: { DEFILLAMA_URL: server.address },
    requests: server.requests,
    get fault() {
      return server.fault
    },
    set fault(fault) {
      server.fault = fault
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const protocol = (
  id: string,
  name: string,
  category: string,
  tvl: number | null,
  parent?: string,
) => ({
  ...{ id, name, symbol: name.slice(0, 4).toUpperCase(), category, chains: ['Ethereum', 'Base'] },
  ...{ slug: name.toLowerCase().replaceAll(' ', '-'), tvl, chainTvls: { Ethereum: tvl ?? 0 } },
  ...{ change_1d: 2.1, change_7d: -5.3, ...(parent && { parentProtocol: `parent#${parent}` }) },
})

const PROTOCOLS = [
  protocol('1', 'Lido', 'Liquid Staking', 32_000_000_000),
  protocol('2', 'Aave V3', 'Lending', 30_000_000_000, 'aave'),
  protocol('3', 'Aave V2', 'Lending', 500_000_000.5, 'aave'),
  protocol('4', '<b>Evil</b> [click](https://evil.example)', 'Lending', 7_000_000),
  protocol('5', 'Unmeasured', 'Dexs', null),
  protocol('6', 'Binance CEX', 'CEX', 162_476_627_222),
  protocol('7', 'Optimism Bridge', 'Chain', 574_000_000),
]

const chain = (name: string, tokenSymbol: string, tvl: number, chainId: number) => ({
  ...{ gecko_id: name.toLowerCase(), tvl, tokenSymbol, cmcId: '1', name, chainId },
})
const CHAINS = [
  chain('Solana', 'SOL', 9_000_000_000, 0),
  chain('Ethereum', 'ETH', 65_998_652_431.4, 1),
  chain('BSC', 'BNB', 7_000_000_000, 56),
  chain('OP Mainnet', 'OP', 900_000_000, 10),
  chain('TON', 'TON', 100_000_000, 0),
  chain('ZKsync Era', 'ZK', 50_000_000, 324),
]

/** One figure a day, up to today. */
const daily = <K extends string>(name: K, latest: number) =>
  Array.from({ length: 400 }, (_, at) => ({
    date: Math.floor(Date.now() / 1000) - (399 - at) * DAY,
    ...({ [name]: latest - (399 - at) } as Record<K, number>),
  }))

const pool = (project: string, symbol: string, tvlUsd: number, apy: number, more: object = {}) => ({
  ...{ chain: 'Ethereum', project, symbol, tvlUsd, apyBase: apy, apyReward: null, apy },
  ...{ rewardTokens: null, pool: `${project}-${symbol}`.toLowerCase(), apyPct1D: 0, apyPct7D: 0 },
  ...{ apyPct30D: null, stablecoin: false, ilRisk: 'no', exposure: 'single', poolMeta: null },
  ...{ predictions: { predictedClass: 'Down', predictedProbability: 51, binnedConfidence: 1 } },
  ...{ mu: 3, sigma: 0.1, count: 9, outlier: false, underlyingTokens: null, il7d: null },
  ...{ apyBase7d: null, apyMean30d: apy + 0.1, volumeUsd1d: null, volumeUsd7d: null },
  ...{ apyBaseInception: null, ...more },
})

const POOLS = [
  pool('lido', 'STETH', 32_493_036_117, 2.84),
  pool('aave-v3', 'USDC', 1_200_000_000, 4.25, { stablecoin: true }),
  pool('aave-v3', 'USDC', 9_000_000, 5.5, { stablecoin: true, chain: 'Base', apyReward: 1.25 }),
  pool('venus-core-pool', 'USDT', 8_000_000, 3.5, { chain: 'BSC' }),
  pool('curve-dex', 'ETH-USDC', 50_000_000, 7),
  pool('scam', 'USDC', 2_000_000, 90_000, { outlier: true }),
  pool('tiny', 'USDC', 9_999, 12),
]

const pegged = (
  name: string,
  symbol: string,
  price: number | null,
  supply: number,
  type: string,
) => ({
  ...{ id: name, name, symbol, gecko_id: name.toLowerCase(), pegType: type, price },
  ...{ pegMechanism: 'fiat-backed', circulating: { [type]: supply }, chains: ['Ethereum'] },
  chainCirculating: { Ethereum: { current: { [type]: supply } } },
})

const STABLECOINS = [
  pegged('Tether', 'USDT', 1.0002, 159_510_682_147.77, 'peggedUSD'),
  pegged('Euro Coin', 'EURC', 1.16, 200_000_000, 'peggedEUR'),
  pegged('Broken Dollar', 'BUSDX', 0.925, 1000, 'peggedUSD'),
  pegged('Priceless', 'NOPX', null, 10, 'peggedUSD'),
]

function replyTo({ url: { pathname, searchParams } }: JsonServiceRequest): unknown {
  if (pathname === '/protocols') return PROTOCOLS
  if (pathname === '/v2/chains') return CHAINS
  if (pathname === '/v2/historicalChainTvl/Ethereum') return daily('tvl', 65_998_652_431)
  if (pathname === '/pools') return { status: 'success', data: POOLS }
  if (pathname === '/stablecoins') return { peggedAssets: STABLECOINS }
  if (pathname === '/protocol/aave') {
    const tvl = daily('totalLiquidityUSD', 30_500_000_000)
    const named = { id: 'parent#aave', name: 'AAVE', symbol: 'AAVE', chains: ['Ethereum'] }
    return { ...named, currentChainTvls: { Ethereum: 1 }, chainTvls: {}, tvl }
  }
  if (pathname !== '/summary/fees/aave') return undefined
  const isRevenue = searchParams.get('dataType') === 'dailyRevenue'
  const [total24h, total7d] = isRevenue ? [200_000.5, 1_400_000] : [2_000_000, 14_000_000]
  return { id: 'aave', name: 'Aave', chains: ['Ethereum'], total24h, total7d, change_1d: 1.5 }
}
