import { startFakeChains } from './fake-chains.ts'
import { startFakeDefi } from './fake-defi.ts'
import { startFakeMarket } from './fake-market.ts'
import { startFakeNews } from './fake-news.ts'
import { startFakeSentiment } from './fake-sentiment.ts'

export type FakeSources = Awaited<ReturnType<typeof startFakeSources>>

/** A provider of each kind of live data on loopback, and the settings by which a server reads them. */
export async function startFakeSources() {
  const started = new AsyncDisposableStack()
  const market = started.use(await startFakeMarket())
  const defi = started.use(await startFakeDefi())
  const chains = started.use(await startFakeChains())
  const news = started.use(await startFakeNews())
  const sentiment = started.use(await startFakeSentiment())
  return {
    ...{ market, defi, chains, news, sentiment },
    env: { ...market.env, ...defi.env, ...chains.env, ...news.env, ...sentiment.env },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}
