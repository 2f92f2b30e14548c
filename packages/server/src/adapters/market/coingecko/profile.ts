import type { Figure } from '../../../ports/figure.ts'
import type { AssetProfile, ProfileFigures } from '../../../ports/market-data.ts'
import { readFigure } from '../../figures.ts'
import { type DataClient, orUnknown } from '../../http/data-client.ts'
import { plainName } from '../../http/plain-text.ts'
import { type Assets, candidateOf } from './assets.ts'
import { statedOf } from './naming.ts'
import { type CoinDetails, coin } from './shapes.ts'

const PROFILE_MS = 60_000
const LONGEST_DESCRIPTION = 1200
const MOST_CATEGORIES = 12
/** All of them: a contract that is left out would be taken for an imitation. */
const MOST_CONTRACTS = 500
const QUERY = {
  localization: 'false',
  tickers: 'false',
  community_data: 'false',
  sparkline: 'false',
}

export function readProfile(client: DataClient, assets: Assets) {
  const details = client.reader(coin, { forMs: PROFILE_MS, most: 100 })
  return async (
    asset: string,
    currency: string,
    signal: AbortSignal,
  ): Promise<AssetProfile | null> => {
    const known = await assets.named(asset, signal)
    if (!known) return null
    const reading = await orUnknown(
      details(`/coins/${encodeURIComponent(known.id)}`, QUERY, signal),
    )
    return reading && profileOf(reading.data, currency, reading.readAt)
  }
}

function profileOf(details: CoinDetails, currency: string, readAt: Date): AssetProfile {
  const { platforms, categories, description, links, genesis_date } = details
  return {
    ...candidateOf(details),
    description: plainName(description?.en ?? '', LONGEST_DESCRIPTION),
    categories: (categories ?? [])
      .flatMap((name) => (name ? plainName(name, 60) : []))
      .slice(0, MOST_CATEGORIES),
    website: hostOf(links?.homepage?.find(Boolean)),
    contracts: Object.entries(platforms ?? {})
      .flatMap(([platform, address]) =>
        platform && address && /^[\w:./-]{1,100}$/.test(address)
          ? [{ platform: plainName(platform, 40), address }]
          : [],
      )
      .slice(0, MOST_CONTRACTS),
    genesisDate: /^\d{4}-\d\d-\d\d$/.test(genesis_date ?? '') ? (genesis_date ?? null) : null,
    figures: figuresOf(details, currency, readAt),
  }
}

function figuresOf(details: CoinDetails, currency: string, readAt: Date): ProfileFigures {
  const { market_data: market, developer_data: developer } = details
  const asset = candidateOf(details)
  const updated = market?.last_updated ?? details.last_updated
  const stated = statedOf(asset, updated ? new Date(updated) : readAt)
  const unit = currency.toUpperCase()
  type ByCurrency = Readonly<Record<string, number | null | undefined>> | null | undefined
  const money = (kind: Figure['kind'], values: ByCurrency) =>
    readFigure(values?.[currency], stated(kind, unit))
  const change = (values: ByCurrency) => readFigure(values?.[currency], stated('change', '%'))
  const supply = (value: number | null | undefined) =>
    readFigure(value, stated('supply', asset.symbol))
  /** The price of a day of the past stays as it is. */
  const extreme = (
    values: ByCurrency,
    dates: Readonly<Record<string, unknown>> | null | undefined,
  ) => {
    const at = new Date(String(dates?.[currency]))
    if (Number.isNaN(at.getTime())) return null
    return readFigure(values?.[currency], statedOf(asset, at)('fact', unit))
  }
  const count = (value: number | null | undefined, of: string) =>
    readFigure(value, statedOf(asset, readAt)('fact', of))
  return {
    price: money('price', market?.current_price),
    rank: readFigure(asset.rank, stated('market', 'rank')),
    change24h: change(market?.price_change_percentage_24h_in_currency),
    change7d: change(market?.price_change_percentage_7d_in_currency),
    change30d: change(market?.price_change_percentage_30d_in_currency),
    change1y: change(market?.price_change_percentage_1y_in_currency),
    marketCap: money('market', market?.market_cap),
    fullyDilutedValuation: money('market', market?.fully_diluted_valuation),
    volume24h: money('market', market?.total_volume),
    circulatingSupply: supply(market?.circulating_supply),
    totalSupply: supply(market?.total_supply),
    maxSupply: supply(market?.max_supply),
    allTimeHigh: extreme(market?.ath, market?.ath_date),
    allTimeLow: extreme(market?.atl, market?.atl_date),
    fromAllTimeHigh: change(market?.ath_change_percentage),
    commits4Weeks: count(developer?.commit_count_4_weeks, 'commits'),
    contributors: count(developer?.pull_request_contributors, 'contributors'),
    stars: count(developer?.stars, 'stars'),
  }
}

/** The name of a host is text; it leads nowhere. */
function hostOf(address: string | null | undefined): string | null {
  if (!address || address.length > 300 || !URL.canParse(address)) return null
  return plainName(new URL(address).hostname, 100) || null
}
