import type { Env } from '../../env.ts'
import type { Chains } from '../../ports/chain.ts'
import type { ObserveRequest } from '../http/data-client.ts'
import { blockscout } from './blockscout.ts'
import { esplora } from './esplora.ts'
import { EVM_NETWORKS } from './networks.ts'

export type ChainSettings = Pick<
  Env,
  'LIVE_DATA' | 'ESPLORA_URL' | 'BLOCKSCOUT_URL' | 'BLOCKSCOUT_API_KEY' | 'BLOCKSCOUT_INSTANCES'
>

const PUBLIC_URL = 'https://blockstream.info/api'

/**
 * Bitcoin where it may be read without a key or has an address; each EVM chain that has an instance,
 * or all that are known with a key of the multichain API. Null where there is none.
 */
export function createChains(settings: ChainSettings, observe?: ObserveRequest): Chains | null {
  const { LIVE_DATA, ESPLORA_URL, BLOCKSCOUT_URL, BLOCKSCOUT_API_KEY } = settings
  const bitcoin = ESPLORA_URL ?? (LIVE_DATA === 'public' ? PUBLIC_URL : null)
  const chains = [
    ...(bitcoin ? [esplora(bitcoin, observe)] : []),
    ...EVM_NETWORKS.flatMap((network) => {
      const instance = settings.BLOCKSCOUT_INSTANCES[network.id]
      if (instance)
        return [blockscout(network, { baseUrl: `${instance}/api/v2`, apiKey: null }, observe)]
      if (!BLOCKSCOUT_API_KEY) return []
      const baseUrl = `${BLOCKSCOUT_URL}/${network.chainId}/api/v2`
      return [blockscout(network, { baseUrl, apiKey: BLOCKSCOUT_API_KEY }, observe)]
    }),
  ]
  return chains.length > 0 ? chains : null
}
