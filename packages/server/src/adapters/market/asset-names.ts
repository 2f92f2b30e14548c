import { z } from 'zod'

/** The assets that a search gave, the most important first. */
export const found = z.object({
  coins: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      symbol: z.string(),
      market_cap_rank: z.number().nullish(),
    }),
  ),
})

export type Coin = z.infer<typeof found>['coins'][number]

/**
 * The asset that is really called so, by id, symbol or name. Symbols are no one's own:
 * of several the one with the largest market, so that an imitation never stands for what it imitates.
 */
export function assetNamed(asset: string, coins: readonly Coin[]): Coin | null {
  const wanted = asset.trim().toLowerCase()
  const [best] = coins
    .filter(({ id, name, symbol }) =>
      [id, name, symbol].some((called) => called.toLowerCase() === wanted),
    )
    .sort((a, b) => rank(a) - rank(b))
  return best ?? null
}

const rank = ({ market_cap_rank }: Coin) => market_cap_rank ?? Number.MAX_SAFE_INTEGER
