import type { LiveData } from '../ports/live-data.ts'
import type { ObserveRequest } from './http/data-client.ts'
import { createMarketData, type MarketSettings } from './market/market-data.ts'

export type LiveDataSettings = MarketSettings

/** Each source that the settings give; without any nothing leaves the machine. */
export function createLiveData(settings: LiveDataSettings, observe?: ObserveRequest): LiveData {
  return { market: createMarketData(settings, observe) }
}
