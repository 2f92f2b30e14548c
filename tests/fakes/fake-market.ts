import {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from '@coinquiry/server/testing'

export interface FakeMarket extends AsyncDisposable, Pick<FakeJsonService, 'requests' | 'fault'> {
  /** Settings that make a server read market data here. */
  readonly env: Readonly<Record<string, string>>
}

/** The time of its newest figures. */
export const MARKET_TIME = '2026-11-20T12:00:00.000Z'
const DAY_MS = 86_400_000

const COINS = [
  { id: 'bitcoin', symbol: 'btc', name: 'Bitcoin', market_cap_rank: 1, price: 91_234.5 },
  { id: 'ethereum', symbol: 'eth', name: 'Ethereum', market_cap_rank: 2, price: 3_012.25 },
  { id: 'bitcoin-imitation', symbol: 'btc', name: 'Bitcoin Imitation', price: 0.01 },
]

/** A server on loopback with the part of CoinGecko's API that is used. */
export async function startFakeMarket(): Promise<FakeMarket> {
  const server = await startFakeJsonService(replyTo)
  return {
    env: { COINGECKO_URL: `${server.address}/api/v3`, COINGECKO_API_KEY: 'fake-market-key' },
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
  if (headers['x-cg-demo-api-key'] !== 'fake-market-key') return undefined
  const { pathname, searchParams } = url
  if (pathname === '/api/v3/search') return found(searchParams.get('query') ?? '')
  if (pathname === '/api/v3/coins/markets') return markets(searchParams.get('ids') ?? '')
  const [, id] = /^\/api\/v3\/coins\/([^/]+)\/market_chart$/.exec(pathname) ?? []
  return id ? chart(id, Number(searchParams.get('days'))) : undefined
}

/** Whatever has the text in its name or symbol. */
function found(query: string) {
  const wanted = query.toLowerCase()
  const coins = COINS.filter((coin) =>
    [coin.id, coin.symbol, coin.name.toLowerCase()].some((called) => called.includes(wanted)),
  )
  return { coins: coins.map(({ price, ...coin }) => coin) }
}

function markets(ids: string) {
  return COINS.filter(({ id }) => ids.split(',').includes(id)).map(({ price, ...coin }) => ({
    ...coin,
    current_price: price,
    market_cap: price * 19_000_000,
    price_change_percentage_24h: -1.5,
    last_updated: MARKET_TIME,
  }))
}

/** A price that rises by one each day, up to the present one. */
function chart(wanted: string, days: number) {
  const coin = COINS.find(({ id }) => id === wanted)
  if (!coin) return undefined
  const end = Date.parse(MARKET_TIME)
  const prices = Array.from({ length: days + 1 }, (_, at) => {
    const ago = days - at
    return [end - ago * DAY_MS, coin.price - ago]
  })
  return { prices, market_caps: [], total_volumes: [] }
}
