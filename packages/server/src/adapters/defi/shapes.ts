import { z } from 'zod'

/** What is read of DefiLlama's replies; anything else in them is left out. */
const number = z.number().nullish()
const text = z.string().nullish()
/** Seconds since 1970, within what a date can be. */
const seconds = z.coerce.number().min(0).max(8.64e12)

export const protocols = z.array(
  z.object({
    name: z.string(),
    slug: text,
    symbol: text,
    category: text,
    parentProtocol: text,
    chains: z.array(z.string()).nullish(),
    tvl: number,
    change_1d: number,
    change_7d: number,
  }),
)
export type Protocol = z.infer<typeof protocols>[number]

export const chains = z.array(z.object({ name: z.string(), tokenSymbol: text, tvl: number }))

export const chainHistory = z.array(z.object({ date: seconds, tvl: z.number() }))

export const protocolHistory = z.object({
  name: z.string(),
  tvl: z.array(z.object({ date: seconds, totalLiquidityUSD: z.number() })).nullish(),
})

export const feeSummary = z.object({
  name: z.string(),
  total24h: number,
  total7d: number,
})

export const pools = z.array(
  z.object({
    pool: z.string(),
    project: z.string(),
    chain: z.string(),
    symbol: z.string(),
    tvlUsd: z.number(),
    apy: z.number(),
    apyBase: number,
    apyReward: number,
    apyMean30d: number,
    stablecoin: z.boolean(),
  }),
)
export type Pool = z.infer<typeof pools>[number]

export const stablecoins = z.object({
  peggedAssets: z.array(
    z.object({
      name: z.string(),
      symbol: z.string(),
      pegType: text,
      pegMechanism: text,
      price: z.union([z.number(), z.string()]).nullish(),
      circulating: z.record(z.string(), z.number().nullish()).nullish(),
    }),
  ),
})
export type Pegged = z.infer<typeof stablecoins>['peggedAssets'][number]
