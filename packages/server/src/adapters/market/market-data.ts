import type { Env } from '../../env.ts'
import type { MarketData } from '../../ports/market-data.ts'
import { coinGecko } from './coingecko.ts'

export type MarketSettings = Pick<Env, 'COINGECKO_URL' | 'COINGECKO_API_KEY'>

/** Null without an address: no network that the operator didn't ask for. */
export function createMarketData(settings: MarketSettings): MarketData | null {
  const { COINGECKO_URL, COINGECKO_API_KEY = null } = settings
  return COINGECKO_URL ? coinGecko(COINGECKO_URL, COINGECKO_API_KEY) : null
}
