import type {
  Derivatives,
  Exchange,
  TrendingAsset,
  WholeMarket,
} from '../../../ports/market-data.ts'
import { readFigure, type Stated } from '../../figures.ts'
import type { DataClient } from '../../http/data-client.ts'
import { plainName } from '../../http/plain-text.ts'
import { candidateOf } from './assets.ts'
import { page, source, statedOf } from './naming.ts'
import { derivatives, exchanges, global, trending } from './shapes.ts'

const FIGURES_MS = 120_000
const MOST_CONTRACTS = 10
const MOST_SHARES = 6
/** All contracts of all exchanges come at once. */
const MOST_BYTES = 20_000_000

export function readOverview(client: DataClient) {
  const trends = client.reader(trending, { forMs: FIGURES_MS, most: 1 })
  const whole = client.reader(global, { forMs: FIGURES_MS, most: 1 })
  const venues = client.reader(exchanges, { forMs: FIGURES_MS, most: 5 })
  const contracts = client.reader(derivatives, { forMs: FIGURES_MS, most: 1, maxBytes: MOST_BYTES })

  return {
    async trending(signal: AbortSignal): Promise<readonly TrendingAsset[]> {
      const { data, readAt } = await trends('/search/trending', {}, signal)
      return data.coins.slice(0, 15).map(({ item }) => {
        const asset = candidateOf(item)
        const stated = statedOf(asset, readAt)
        const price = typeof item.data?.price === 'number' ? item.data.price : null
        return {
          ...asset,
          price: readFigure(price, stated('price', 'USD')),
          change24h: readFigure(item.data?.price_change_percentage_24h?.usd, stated('change', '%')),
        }
      })
    },

    async wholeMarket(currency: string, signal: AbortSignal): Promise<WholeMarket> {
      const { data } = (await whole('/global', {}, signal)).data
      const url = page('global-charts')
      const asOf = new Date(data.updated_at * 1000)
      const stated = (kind: Stated['kind'], unit: string, of?: string): Stated => ({
        ...{ kind, unit, asOf, source: source(url) },
        ...(of && { of: [of] }),
      })
      const unit = currency.toUpperCase()
      const shares = Object.entries(data.market_cap_percentage ?? {}).flatMap(([ticker, value]) => {
        const symbol = plainName(ticker, 20).toUpperCase()
        const share = readFigure(value, stated('market', '%', symbol))
        return share ? [{ symbol, share }] : []
      })
      return {
        marketCap: readFigure(data.total_market_cap?.[currency], stated('market', unit)),
        volume24h: readFigure(data.total_volume?.[currency], stated('market', unit)),
        change24h: readFigure(data.market_cap_change_percentage_24h_usd, stated('change', '%')),
        shares: shares
          .sort((a, b) => Number(b.share.value) - Number(a.share.value))
          .slice(0, MOST_SHARES),
        assets: readFigure(data.active_cryptocurrencies, stated('market', 'assets')),
        url,
      }
    },

    async exchanges(limit: number, signal: AbortSignal): Promise<readonly Exchange[]> {
      const query = { per_page: '50', page: '1' }
      const { data, readAt } = await venues('/exchanges', query, signal)
      return data.slice(0, limit).map((row) => {
        const [name, url] = [plainName(row.name, 60), page('exchanges', row.id)]
        const stated = (unit: string): Stated => ({
          ...{ kind: 'market', unit, of: [name], asOf: readAt, source: source(url) },
        })
        return {
          name,
          country: row.country ? plainName(row.country, 60) : null,
          founded: row.year_established ?? null,
          volume24h: readFigure(row.trade_volume_24h_btc, stated('BTC')),
          trust: readFigure(row.trust_score, stated('of 10')),
          url,
        }
      })
    },

    async derivatives(wanted: string, signal: AbortSignal): Promise<Derivatives> {
      const symbol = plainName(wanted, 20).replace(/^\$/, '').toUpperCase()
      const { data, readAt } = await contracts('/derivatives', {}, signal)
      const url = page('derivatives')
      const followed = data
        .filter(
          (row) => row.contract_type === 'perpetual' && row.index_id?.toUpperCase() === symbol,
        )
        .sort((a, b) => (b.open_interest ?? 0) - (a.open_interest ?? 0))
        .slice(0, MOST_CONTRACTS)
        .map((row) => {
          const market = plainName(row.market, 60)
          const asOf = row.last_traded_at ? new Date(row.last_traded_at * 1000) : readAt
          const stated = (unit: string): Stated => ({
            ...{ kind: 'derivatives', unit, asOf, source: source(url) },
            of: [symbol, market],
          })
          return {
            market,
            symbol: plainName(row.symbol, 40),
            price: readFigure(row.price, stated('USD')),
            fundingRate: readFigure(row.funding_rate, stated('%')),
            openInterest: readFigure(row.open_interest, stated('USD')),
            volume24h: readFigure(row.volume_24h, stated('USD')),
          }
        })
      return { symbol, contracts: followed, url }
    },
  }
}
