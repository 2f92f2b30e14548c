import type { LiveData } from '../ports/live-data.ts'
import type { ObserveRequest } from './http/data-client.ts'
import type { LiveDataSettings } from './live-data.ts'

const NONE: LiveData = { market: null, defi: null, chains: null, sentiment: null, news: null }

/** Each source that the settings give; what reads them is loaded only where they name any. */
export async function configuredLiveData(
  settings: LiveDataSettings,
  observe?: ObserveRequest,
): Promise<LiveData> {
  if (!namesAny(settings)) return NONE
  const { createLiveData } = await import('./live-data.ts')
  return createLiveData(settings, observe)
}

/** Whether there is anything to read at all. */
export const hasLiveData = (data: Partial<LiveData>): boolean =>
  Object.values(data).some((source) => source !== null)

function namesAny({
  LIVE_DATA,
  NEWS_FEEDS,
  BLOCKSCOUT_INSTANCES,
  COINGECKO_URL,
  DEFILLAMA_URL,
  ESPLORA_URL,
  BLOCKSCOUT_API_KEY,
  ALTERNATIVE_ME_URL,
}: LiveDataSettings): boolean {
  const single = [COINGECKO_URL, DEFILLAMA_URL, ESPLORA_URL, BLOCKSCOUT_API_KEY, ALTERNATIVE_ME_URL]
  const lists = [NEWS_FEEDS, Object.keys(BLOCKSCOUT_INSTANCES)]
  return LIVE_DATA === 'public' || single.some(Boolean) || lists.some(({ length }) => length > 0)
}
