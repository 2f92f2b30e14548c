import { z } from 'zod'

/** The shapes that DefiLlama publishes, as far as they are used, in our own words and strict. */
const number = z.number().nullable()
const text = z.string().nullable()
const byName = z.record(z.string(), z.number())

const protocols = z.array(
  z.strictObject({
    ...{ id: z.string(), name: z.string(), symbol: z.string(), category: text },
    ...{ chains: z.array(z.string()), slug: z.string(), tvl: number, chainTvls: byName },
    ...{ change_1d: number, change_7d: number, parentProtocol: z.string().optional() },
  }),
)

const chains = z.array(
  z.strictObject({
    ...{ gecko_id: text, tvl: z.number(), tokenSymbol: text, cmcId: text, name: z.string() },
    chainId: number,
  }),
)

const protocol = z.strictObject({
  ...{ id: z.string(), name: z.string(), symbol: z.string(), chains: z.array(z.string()) },
  ...{ currentChainTvls: byName, chainTvls: z.record(z.string(), z.unknown()) },
  tvl: z.array(z.strictObject({ date: z.number(), totalLiquidityUSD: z.number() })),
})

const fees = z.strictObject({
  ...{ id: z.string(), name: z.string(), chains: z.array(z.string()) },
  ...{ total24h: number, total7d: number, change_1d: number },
})

const pools = z.strictObject({
  status: z.string(),
  data: z.array(
    z.strictObject({
      ...{ chain: z.string(), project: z.string(), symbol: z.string(), tvlUsd: z.number() },
      ...{ apyBase: number, apyReward: number, apy: number, pool: z.string() },
      ...{ rewardTokens: z.array(z.string()).nullable(), apyPct1D: number, apyPct7D: number },
      ...{ apyPct30D: number, stablecoin: z.boolean(), ilRisk: z.string(), exposure: z.string() },
      predictions: z.record(z.string(), z.unknown()),
      ...{ poolMeta: text, mu: number, sigma: number, count: number, outlier: z.boolean() },
      ...{ underlyingTokens: z.array(z.string()).nullable(), il7d: number, apyBase7d: number },
      ...{ apyMean30d: number, volumeUsd1d: number, volumeUsd7d: number },
      apyBaseInception: number,
    }),
  ),
})

const stablecoins = z.strictObject({
  peggedAssets: z.array(
    z.strictObject({
      ...{ id: z.string(), name: z.string(), symbol: z.string(), gecko_id: text },
      ...{ pegType: z.string(), pegMechanism: z.string(), price: number, circulating: byName },
      chains: z.array(z.string()),
      chainCirculating: z.record(z.string(), z.strictObject({ current: byName })),
    }),
  ),
})

/** By path. */
export const PUBLISHED = {
  '/protocols': protocols,
  '/v2/chains': chains,
  '/v2/historicalChainTvl/Ethereum': z.array(z.strictObject({ date: z.number(), tvl: z.number() })),
  '/protocol/aave': protocol,
  '/summary/fees/aave?dataType=dailyRevenue': fees,
  '/pools': pools,
  '/stablecoins?includePrices=true': stablecoins,
}
