import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { configuredLiveData, hasLiveData } from './configured-live-data.ts'

const at = 'http://127.0.0.1:1'

it.each([
  ['market', { COINGECKO_URL: at }],
  ['defi', { DEFILLAMA_URL: at }],
  ['chains', { ESPLORA_URL: at }],
  ['chains', { BLOCKSCOUT_API_KEY: 'key' }],
  ['chains', { BLOCKSCOUT_INSTANCES: `ethereum=${at}` }],
  ['sentiment', { ALTERNATIVE_ME_URL: at }],
  ['news', { NEWS_FEEDS: `${at}/feed` }],
] as const)('reads %s alone with %o', async (kind, settings) => {
  const { [kind]: source, ...others } = await configuredLiveData(readEnv(settings))
  expect(source).not.toBeNull()
  expect(hasLiveData(others)).toBe(false)
})

it('reads nothing that no setting names', async () => {
  expect(hasLiveData(await configuredLiveData(readEnv({})))).toBe(false)
})
