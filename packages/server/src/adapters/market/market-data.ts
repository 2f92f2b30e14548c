import type { Env } from '../../env.ts'
import type { MarketData } from '../../ports/market-data.ts'
import type { ObserveRequest } from '../http/data-client.ts'
import { coinGecko } from './coingecko/coingecko.ts'

export type MarketSettings = Pick<Env, 'LIVE_DATA' | 'COINGECKO_URL' | 'COINGECKO_API_KEY'>

const PUBLIC_URL = 'https://api.coingecko.com/api/v3'

/** Null without an address: no network that the operator didn't ask for. */
export function createMarketData(
  { LIVE_DATA, COINGECKO_URL, COINGECKO_API_KEY }: MarketSettings,
  observe?: ObserveRequest,
): MarketData | null {
  const baseUrl = COINGECKO_URL ?? (LIVE_DATA === 'public' ? PUBLIC_URL : null)
  return baseUrl ? coinGecko({ baseUrl, apiKey: COINGECKO_API_KEY ?? null }, observe) : null
}
