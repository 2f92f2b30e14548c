import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeMarket, startFakeMarket } from '../../../../../../../tests/fakes/fake-market.ts'
import { readEnv } from '../../../../env.ts'
import type { MarketData, PricePoint } from '../../../../ports/market-data.ts'
import { createMarketData } from '../../../market/market-data.ts'
import { Writer } from '../writer.ts'
import { readPriceOn } from './price-on.ts'

let fake: FakeMarket
let market: MarketData
beforeAll(async () => {
  fake = await startFakeMarket()
  const created = createMarketData(readEnv(fake.env))
  if (!created) throw new Error('There is no market')
  market = created
})
afterAll(() => fake[Symbol.asyncDispose]())

const asset = { called: 'Bitcoin', ticker: 'BTC', others: [] }

async function written(day: string, from = market) {
  const ground = {
    data: { market: from, defi: null, chains: null, sentiment: null, news: null },
    ...{ now: new Date('2026-11-20T12:00:00Z'), signal: new AbortController().signal },
    reportFailure: () => undefined,
  }
  const reading = await readPriceOn(asset, { day, currency: 'usd' }, from, ground)
  return [new Writer('en', [1]), new Writer('zh', [1])].map((writer) => reading.write(writer)[0])
}

const withPoints = (points: readonly PricePoint[]): MarketData => ({
  ...market,
  history: async (...wanted) => {
    const history = await market.history(...wanted)
    return history && { ...history, points }
  },
})
const point = (time: string, price: number) => ({ at: new Date(time), price })

it('takes the price with which the next day begins where there is one a day', async () => {
  // A price of the fake rises by one a day, and is 91,234.50 at last.
  expect(await written('2026-01-31')).toEqual([
    '**Bitcoin (BTC) cost $90,941.50 on 2026-01-31**, the price at the end of that day at CoinGecko (2026-02-01 00:00 UTC) [1].',
    '**Bitcoin (BTC) 在 2026-01-31 的价格是 90,941.50 美元**，即 CoinGecko 当天结束时的价格（2026-02-01 00:00 UTC） [1]。',
  ])
})

it('takes the last price of a day that has prices within it', async () => {
  expect((await written('2026-11-10'))[0]).toContain(
    'cost $91,224.50 on 2026-11-10**, the last price of that day at CoinGecko (2026-11-10 12:00 UTC)',
  )
})

it.each([
  ['nothing', []],
  ['a later day', [point('2026-02-03T00:00:00Z', 7)]],
])('says that a price is of the beginning of the day where %s follows', async (_, next) => {
  const [en, zh] = await written(
    '2026-01-31',
    withPoints([point('2026-01-31T00:00:00Z', 5), ...next]),
  )
  expect(en).toContain(
    'cost $5 on 2026-01-31**, the price at the beginning of that day at CoinGecko (2026-01-31 00:00 UTC)',
  )
  expect(zh).toContain('当天开始时的价格（2026-01-31 00:00 UTC）')
})
