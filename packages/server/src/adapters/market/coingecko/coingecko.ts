import type { MarketData } from '../../../ports/market-data.ts'
import { DataClient, type ObserveRequest, type Provider } from '../../http/data-client.ts'
import { readAssets } from './assets.ts'
import { ATTRIBUTION } from './naming.ts'
import { readOverview } from './overview.ts'
import { readPrices } from './prices.ts'
import { readProfile } from './profile.ts'
import { readRanking } from './ranking.ts'

/** What free access gives a minute, and how far back. */
const FREE = { perMinute: 30, mostDays: 365 }
const PAID = { perMinute: 500, mostDays: null }

/** CoinGecko, or any server with its API; `baseUrl` is up to and with the version. */
export function coinGecko(
  {
    baseUrl,
    apiKey,
    patienceMs,
  }: Pick<Provider, 'baseUrl' | 'patienceMs'> & { apiKey: string | null },
  observe?: ObserveRequest,
): MarketData {
  // A paid key has a host and a header of its own.
  const isPaid = new URL(baseUrl).hostname.startsWith('pro-')
  const { perMinute, mostDays } = isPaid ? PAID : FREE
  const header = isPaid ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
  const headers: Record<string, string> = apiKey ? { [header]: apiKey } : {}
  const provider = {
    id: 'coingecko',
    baseUrl,
    headers,
    perMinute,
    ...(patienceMs && { patienceMs }),
  }
  const client = new DataClient(provider, observe)
  const assets = readAssets(client)
  return {
    attribution: ATTRIBUTION,
    find: assets.find,
    rank: readRanking(client),
    profile: readProfile(client, assets),
    ...readPrices(client, assets, mostDays),
    ...readOverview(client),
  }
}
