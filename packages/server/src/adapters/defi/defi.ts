import type { Env } from '../../env.ts'
import type { Defi } from '../../ports/defi.ts'
import { DataClient, type ObserveRequest } from '../http/data-client.ts'
import { readFees, readPools } from './earnings.ts'
import { readLocked } from './locked.ts'
import { ATTRIBUTION, NAME } from './naming.ts'
import { readStablecoins } from './stablecoins.ts'

export type DefiSettings = Pick<Env, 'LIVE_DATA' | 'DEFILLAMA_URL'>

/** DefiLlama has a host for each kind of data. */
const PUBLIC = {
  main: 'https://api.llama.fi',
  yields: 'https://yields.llama.fi',
  stablecoins: 'https://stablecoins.llama.fi',
}
const PER_MINUTE = 60

/** DefiLlama, or one address for all of its hosts; null without an address. */
export function createDefi(
  { LIVE_DATA, DEFILLAMA_URL: own }: DefiSettings,
  observe?: ObserveRequest,
): Defi | null {
  if (!own && LIVE_DATA !== 'public') return null
  const hosts = own ? { main: own, yields: own, stablecoins: own } : PUBLIC
  const client = (baseUrl: string) =>
    new DataClient({ id: 'defillama', baseUrl, perMinute: PER_MINUTE }, observe)
  const main = client(hosts.main)
  return {
    name: NAME,
    attribution: ATTRIBUTION,
    ...readLocked(main),
    fees: readFees(main),
    pools: readPools(client(hosts.yields)),
    stablecoins: readStablecoins(client(hosts.stablecoins)),
  }
}
