import {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from '@coinquiry/server/testing'
import {
  CATEGORIES,
  COINS,
  candlesOf,
  chartOf,
  DERIVATIVES,
  detailsOf,
  EXCHANGES,
  foundOf,
  GLOBAL,
  marketRowOf,
  TRENDING,
  UNREADABLE,
} from './market-records.ts'

export { MARKET_TIME, TETHER_CONTRACT } from './market-records.ts'

export interface FakeMarket extends AsyncDisposable, Pick<FakeJsonService, 'requests' | 'fault'> {
  /** Settings that make a server read market data here. */
  readonly env: Readonly<Record<string, string>>
}

const KEY = 'fake-market-key'

/** A server on loopback with the part of CoinGecko's API that is used. */
export async function startFakeMarket(): Promise<FakeMarket> {
  const server = await startFakeJsonService(replyTo)
  return {
    env: { COINGECKO_URL: `${server.address}/api/v3`, COINGECKO_API_KEY: KEY },
    requests: server.requests,
    get fault() {
      return server.fault
    },
    set fault(fault) {
      server.fault = fault
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

function replyTo({ url, headers }: JsonServiceRequest): unknown {
  if (headers['x-cg-demo-api-key'] !== KEY || !url.pathname.startsWith('/api/v3/')) return undefined
  const path = url.pathname.slice('/api/v3'.length)
  const fixed = FIXED.get(path)
  if (fixed) return fixed
  if (path === '/search') return found(url.searchParams.get('query') ?? '')
  if (path === '/coins/markets') return markets(url.searchParams)
  const [, id, what] = /^\/coins\/([^/]+)(?:\/(market_chart|ohlc|contract\/.+))?$/.exec(path) ?? []
  return id ? coinOf(id, what, Number(url.searchParams.get('days'))) : undefined
}

const FIXED = new Map<string, unknown>([
  ['/coins/categories/list', CATEGORIES],
  ['/search/trending', TRENDING],
  ['/global', GLOBAL],
  ['/exchanges', EXCHANGES],
  ['/derivatives', DERIVATIVES],
])

/** So many ranks does a page of the largest reach down. */
const FIRST_PAGE = 250

/** Whatever has the text in its name or symbol. */
function found(query: string) {
  const wanted = query.toLowerCase()
  const coins = COINS.filter((coin) =>
    [coin.id, coin.symbol, coin.name.toLowerCase()].some((called) => called.includes(wanted)),
  )
  return { coins: coins.map(foundOf), exchanges: [], icos: [], categories: [], nfts: [] }
}

function markets(query: URLSearchParams) {
  const ids = query.get('ids')?.split(',')
  const category = query.get('category')
  const spans = query.get('price_change_percentage') ?? ''
  const byVolume = query.get('order') === 'volume_desc'
  return COINS.filter(({ id, rank }) => (ids ? ids.includes(id) : (rank ?? 1) <= FIRST_PAGE))
    .filter((coin) => !category || coin.category === category)
    .map((coin) => marketRowOf(coin, spans))
    .sort((a, b) => (byVolume ? b.total_volume - a.total_volume : b.market_cap - a.market_cap))
}

function coinOf(id: string, what: string | undefined, days: number) {
  if (what?.startsWith('contract/')) {
    const address = what.slice('contract/'.length)
    const coin = COINS.find(({ contract }) => contract === address && id === 'ethereum')
    return coin && detailsOf(coin)
  }
  const coin = COINS.find((each) => each.id === id)
  if (!coin) return undefined
  if (id === UNREADABLE) return {}
  if (what === 'market_chart') return chartOf(coin, days)
  return what === 'ohlc' ? candlesOf(coin, days) : detailsOf(coin)
}
