import type { LiveData } from '../ports/live-data.ts'
import { type ChainSettings, createChains } from './chain/chains.ts'
import { createDefi, type DefiSettings } from './defi/defi.ts'
import type { ObserveRequest } from './http/data-client.ts'
import { createMarketData, type MarketSettings } from './market/market-data.ts'
import { createNews, type NewsSettings } from './news/news.ts'
import { createSentiment, type SentimentSettings } from './sentiment/alternative-me.ts'

export type LiveDataSettings = MarketSettings &
  DefiSettings &
  ChainSettings &
  SentimentSettings &
  NewsSettings

/** Each source that the settings give; without any nothing leaves the machine. */
export function createLiveData(settings: LiveDataSettings, observe?: ObserveRequest): LiveData {
  return {
    market: createMarketData(settings, observe),
    defi: createDefi(settings, observe),
    chains: createChains(settings, observe),
    sentiment: createSentiment(settings, observe),
    news: createNews(settings, observe),
  }
}
