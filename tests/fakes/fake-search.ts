import {
  type FakeJsonService,
  type JsonServiceRequest,
  startFakeJsonService,
} from '@coinquiry/server/testing'

/** A page as the search finds it. */
export interface FoundPage {
  readonly title: string
  readonly url: string
  readonly text: string
  /** The day on which it appeared, as SearXNG tells it. */
  readonly publishedDate?: string | undefined
}

export interface FakeSearch extends AsyncDisposable, Pick<FakeJsonService, 'requests' | 'fault'> {
  /** Settings that make a server search here, as each of the providers. */
  readonly env: Readonly<Record<'searxng' | 'tavily' | 'brave', Readonly<Record<string, string>>>>
  /** What was searched for, oldest first. */
  readonly queries: readonly string[]
  /** What every search finds, or what one for these words does. */
  pages: readonly FoundPage[] | ((query: string) => readonly FoundPage[])
}

const KEY = 'fake-search-key'

const PAGES: readonly FoundPage[] = [
  {
    title: 'Spot ETFs took in 500 million dollars',
    url: 'https://news.example/etf-inflows',
    text: 'Spot bitcoin ETFs took in 500 million dollars on Thursday, the most in a month.',
  },
  {
    title: 'A quiet week for ether',
    url: 'https://news.example/ether',
    text: 'Ether moved little while fees stayed low.',
  },
]

/** SearXNG, Tavily and Brave Search in one server on loopback. */
export async function startFakeSearch(): Promise<FakeSearch> {
  const queries: string[] = []
  const server = await startFakeJsonService((request) => {
    const provider = PROVIDERS[request.url.pathname]
    const query = provider?.queryOf(request)
    if (!provider || !query) return undefined
    queries.push(query)
    const { pages } = fake
    return provider.replyWith(typeof pages === 'function' ? pages(query) : pages)
  })
  const { address } = server
  const fake: FakeSearch = {
    env: {
      searxng: { SEARXNG_URL: `${address}/searxng` },
      tavily: { TAVILY_URL: `${address}/tavily`, TAVILY_API_KEY: KEY },
      brave: { BRAVE_URL: `${address}/brave`, BRAVE_API_KEY: KEY },
    },
    requests: server.requests,
    queries,
    pages: PAGES,
    get fault() {
      return server.fault
    },
    set fault(fault) {
      server.fault = fault
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
  return fake
}

/**
 * How far back each may be asked for. SearXNG: docs.searxng.org/_sources/dev/search_api.rst.txt, Tavily:
 * docs.tavily.com/api-reference/endpoint/search, Brave: the README of its brave-search-mcp-server.
 */
const SPANS = {
  searxng: ['day', 'month', 'year'],
  tavily: ['day', 'week', 'month', 'year', 'd', 'w', 'm', 'y'],
  brave: ['pd', 'pw', 'pm', 'py'],
}
const isSpan = (provider: keyof typeof SPANS, given: string | null | undefined) =>
  given == null || SPANS[provider].includes(given)

interface Provider {
  /** Nothing for a request that this provider would refuse. */
  queryOf(request: JsonServiceRequest): string | null
  replyWith(pages: readonly FoundPage[]): object
}

const PROVIDERS: Readonly<Record<string, Provider>> = {
  '/searxng/search': {
    queryOf: ({ method, url }) =>
      method === 'GET' &&
      url.searchParams.get('format') === 'json' &&
      isSpan('searxng', url.searchParams.get('time_range'))
        ? url.searchParams.get('q')
        : null,
    replyWith: (pages) => ({
      results: pages.map(({ text, ...page }) => ({ ...page, content: text, engine: 'fake' })),
      unresponsive_engines: [],
    }),
  },
  '/tavily/search': {
    queryOf: ({ method, headers, body }) =>
      method === 'POST' &&
      headers.authorization === `Bearer ${KEY}` &&
      isSpan('tavily', JSON.parse(body).time_range)
        ? JSON.parse(body).query
        : null,
    replyWith: (pages) => ({
      results: pages.map(({ text, ...page }) => ({ ...page, content: text, score: 0.9 })),
      response_time: 0.1,
    }),
  },
  '/brave/res/v1/web/search': {
    queryOf: ({ method, headers, url }) =>
      method === 'GET' &&
      headers['x-subscription-token'] === KEY &&
      isSpan('brave', url.searchParams.get('freshness'))
        ? url.searchParams.get('q')
        : null,
    replyWith: (pages) => ({
      type: 'search',
      web: { results: pages.map(({ text, ...page }) => ({ ...page, description: text })) },
    }),
  },
}
