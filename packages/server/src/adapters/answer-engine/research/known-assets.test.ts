import { expect, it } from 'vitest'
import type { LiveData } from '../../../ports/live-data.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
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
