import { expect, it } from 'vitest'
import type { LiveData } from '../../../ports/live-data.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import { dataTools } from './data-tools.ts'
import { historyTool } from './history-tool.ts'
import { withKnownAssets } from './known-assets.ts'
import { marketTool } from './market-tool.ts'

const { signal } = new AbortController()

/** The tools of a market that tells what it is asked and knows nothing. */
function asking() {
  const asked: unknown[] = []
  const market = {
    name: 'Peer',
    quotes: async (assets: readonly string[]) => {
      asked.push(...assets)
      return []
    },
    history: async (asset: string) => {
      asked.push(asset)
      return null
    },
  } as unknown as MarketData
  const none = { defi: null, chains: null, sentiment: null, news: null }
  const data: LiveData = withKnownAssets({ market, ...none }, loadKnownNames)
  return { asked, market: data.market ?? market }
}

it('asks for current figures by tickers, whatever a model calls the assets', async () => {
  const { asked, market } = asking()
  const call = marketTool(market).read({ assets: ['大饼', '$BTC', '以太坊', 'near', 'new coin'] })
  expect(call?.step('zh')).toContain('大饼')
  await call?.run(signal)
  expect(asked).toEqual(['BTC', 'BTC', 'ETH', 'NEAR', 'new coin'])
})

it('asks for a history by the ticker', async () => {
  const { asked, market } = asking()
  await historyTool(market).read({ asset: '狗狗币', days: 30 })?.run(signal)
  expect(asked).toEqual(['DOGE'])
})

it('has no market where there is none', () => {
  const none = { market: null, defi: null, chains: null, sentiment: null, news: null }
  expect(withKnownAssets(none, loadKnownNames)).toEqual(none)
})

const FAKE_BITCOIN = {
  id: 'bitcoin-imitation',
  symbol: 'BTC',
  name: 'Bitcoin Imitation',
  rank: null,
}
const url = 'https://fake.example'
const imitation = { ...FAKE_BITCOIN, url, price: null, change: null, change24h: null }

it('an asset that bears the name of a known one is labelled wherever it is shown', async () => {
  const { market } = asking()
  const quote = { currency: 'usd', price: 1, marketCap: null, at: new Date('2026-11-20T12:00:00Z') }
  const profile = { description: '', categories: [], contracts: [], figures: {} }
  const genuine = { ...imitation, id: 'a-new-name', rank: 1 }
  const telling = {
    ...market,
    attribution: { name: 'Peer', url, text: 'Data by Peer' },
    quotes: async () => [{ ...imitation, ...quote }],
    profile: async () => ({ ...imitation, ...profile }),
    find: async () => [imitation],
    trending: async () => [imitation, genuine],
    rank: async () => ({ category: null, among: null, assets: [imitation], url }),
  } as unknown as MarketData
  const none = { defi: null, chains: null, sentiment: null, news: null }
  const labelled = withKnownAssets({ market: telling, ...none }, loadKnownNames)
  const warning = 'This is not Bitcoin, whose name or ticker it uses: warn of it first.'
  for (const [name, given] of [
    ['market_data', { assets: ['bitcoin-imitation'] }],
    ['asset_profile', { asset: 'bitcoin-imitation' }],
    ['rank_assets', {}],
    ['market_overview', { what: 'trending' }],
  ] as const) {
    const tool = dataTools(labelled).find((each) => each.name === name)
    const reported = (await tool?.read(given)?.run(signal))?.tell([1])
    // Once: who is among the largest is what it says.
    expect([name, JSON.stringify(reported).split(warning).length]).toEqual([name, 2])
  }
})
