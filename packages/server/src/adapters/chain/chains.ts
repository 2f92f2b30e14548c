import type { Env } from '../../env.ts'
import type { Chains } from '../../ports/chain.ts'
import { DataClient, type ObserveRequest } from '../http/data-client.ts'
import { blockscout } from './blockscout.ts'
import { esplora } from './esplora.ts'
import { byNameService, bySearch } from './name-service.ts'
import { EVM_NETWORKS } from './networks.ts'

export type ChainSettings = Pick<
  Env,
  'LIVE_DATA' | 'ESPLORA_URL' | 'BLOCKSCOUT_URL' | 'BLOCKSCOUT_API_KEY' | 'BLOCKSCOUT_INSTANCES'
>

const PUBLIC_URL = 'https://blockstream.info/api'
const PER_MINUTE = 120

/**
 * Bitcoin where it may be read without a key or has an address; each EVM chain that has an instance,
 * or all that are known with a key of the multichain API. Null where there is none.
 */
export function createChains(settings: ChainSettings, observe?: ObserveRequest): Chains | null {
  const { LIVE_DATA, ESPLORA_URL, BLOCKSCOUT_INSTANCES } = settings
  const bitcoin = ESPLORA_URL ?? (LIVE_DATA === 'public' ? PUBLIC_URL : null)
  const multichain = multichainOf(settings, observe)
  const names = multichain && byNameService(multichain)
  const chains = [
    ...(bitcoin ? [esplora(bitcoin, observe)] : []),
    ...EVM_NETWORKS.flatMap((network) => {
      const instance = BLOCKSCOUT_INSTANCES[network.id]
      const isNamed = network.id === 'ethereum'
      if (instance) {
        const client = clientOf(instance, {}, observe)
        const resolve = isNamed ? (names ?? bySearch(client)) : null
        return [blockscout(network, { client, path: '/api/v2', resolve })]
      }
      if (!multichain) return []
      const path = `/${network.chainId}/api/v2`
      return [blockscout(network, { client: multichain, path, resolve: isNamed ? names : null })]
    }),
  ]
  return chains.length > 0 ? chains : null
}

/** One client for all chains of a key, whose budget they share. */
function multichainOf(settings: ChainSettings, observe?: ObserveRequest): DataClient | null {
  const { BLOCKSCOUT_URL, BLOCKSCOUT_API_KEY } = settings
  if (!BLOCKSCOUT_API_KEY) return null
  return clientOf(BLOCKSCOUT_URL, { authorization: `Bearer ${BLOCKSCOUT_API_KEY}` }, observe)
}

const clientOf = (
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  observe?: ObserveRequest,
) => new DataClient({ id: 'blockscout', baseUrl, headers, perMinute: PER_MINUTE }, observe)
