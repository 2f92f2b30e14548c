import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { type WebSearch, WebSearchFailure } from '../../ports/web-search.ts'
import { type FakeJsonService, startFakeJsonService } from '../../testing/fake-json-service.ts'
import { createWebSearch } from './web-search.ts'

const KEY = 'secret-key'
const { signal } = new AbortController()
let service: FakeJsonService
let reply: unknown

beforeAll(async () => {
  service = await startFakeJsonService(() => reply)
})
beforeEach(() => {
  service.fault = null
})
afterAll(() => service[Symbol.asyncDispose]())

const created = (env: Readonly<Record<string, string>>): WebSearch => {
  const search = createWebSearch(readEnv(env))
  if (!search) throw new Error('There is no provider')
  return search
}
const searxng = () => created({ SEARXNG_URL: service.address })
const tavily = () => created({ TAVILY_URL: service.address, TAVILY_API_KEY: KEY })
const brave = () => created({ BRAVE_URL: service.address, BRAVE_API_KEY: KEY })
const query = (text: string) => ({ text, language: 'zh' as const, limit: 2 })

const RESULT = {
  title: 'ETF inflows & more',
  url: 'https://news.example/etf',
  excerpt: 'They rose.',
  published: '2026-11-19',
}

describe('createWebSearch', () => {
  it('is nothing without a provider', () => {
    expect(createWebSearch(readEnv({}))).toBeNull()
  })

  it("prefers the operator's own, then Tavily, then Brave", () => {
    const [own, first, second] = [
      { SEARXNG_URL: 'http://127.0.0.1:1' },
      { TAVILY_API_KEY: KEY },
      { BRAVE_API_KEY: KEY },
    ]
    expect(created({ ...own, ...first, ...second }).name).toBe('SearXNG')
    expect(created({ ...first, ...second }).name).toBe('Tavily')
    expect(created({ ...second }).name).toBe('Brave Search')
  })

  it('asks once for what was asked a moment ago, in another language or of another span again', async () => {
    reply = { results: [] }
    const search = searxng()
    const before = service.requests.length
    for (let time = 0; time < 3; time += 1) await search.search(query('again'), signal)
    await search.search({ ...query('again'), language: 'en' }, signal)
    await search.search({ ...query('again'), within: 'day' }, signal)
    expect(service.requests.length - before).toBe(3)
  })
})

describe('the providers', () => {
  it('SearXNG', async () => {
    reply = {
      query: 'q',
      results: [
        {
          url: RESULT.url,
          title: 'ETF inflows &amp; more',
          content: '<b>They</b> rose.',
          publishedDate: '2026-11-19T10:00:00',
          engines: ['a'],
        },
        { url: 'https://b.example/', title: 'B', content: null },
      ],
    }
    expect(await searxng().search(query('比特币 ETF'), signal)).toEqual([
      RESULT,
      { title: 'B', url: 'https://b.example/', excerpt: '', published: null },
    ])
    const { method, url } = service.requests.at(-1) ?? {}
    expect(method).toBe('GET')
    expect(url?.pathname).toBe('/search')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: '比特币 ETF',
      format: 'json',
      language: 'zh',
    })
  })

  it('SearXNG whose engines are all away', async () => {
    reply = { results: [], unresponsive_engines: [['a', 'timeout']] }
    await expect(searxng().search(query('q'), signal)).rejects.toBeInstanceOf(WebSearchFailure)
  })

  it('Tavily', async () => {
    const { title, url, excerpt } = RESULT
    const published_date = 'Thu, 19 Nov 2026 10:00:00 GMT'
    reply = { results: [{ title, url, content: excerpt, score: 1, published_date }] }
    expect(await tavily().search(query('q'.repeat(500)), signal)).toEqual([RESULT])
    const sent = service.requests.at(-1)
    expect(sent).toMatchObject({
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    })
    expect(JSON.parse(sent?.body ?? '')).toEqual({ query: 'q'.repeat(400), max_results: 2 })
  })

  it('Brave Search', async () => {
    const { title, url, excerpt } = RESULT
    reply = { web: { results: [{ title, url, description: excerpt, page_age: '2026-11-19' }] } }
    expect(await brave().search(query(' word'.repeat(60).trim()), signal)).toEqual([RESULT])
    const sent = service.requests.at(-1)
    expect(sent?.headers['x-subscription-token']).toBe(KEY)
    expect(sent?.url.pathname).toBe('/res/v1/web/search')
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      q: ' word'.repeat(50).trim(),
      count: '2',
      search_lang: 'zh-hans',
      text_decorations: 'false',
    })
  })

  it('Brave Search that found nothing', async () => {
    reply = { type: 'search' }
    expect(await brave().search(query('nothing'), signal)).toEqual([])
  })

  it.each([
    ['day', 'day', 'day', 'pd'],
    ['week', 'month', 'week', 'pw'],
    ['month', 'month', 'month', 'pm'],
    ['year', 'year', 'year', 'py'],
  ] as const)('are asked for pages of the last %s, as each has published', async (...spans) => {
    const [within, ...expected] = spans
    reply = { results: [] }
    const sent: unknown[] = []
    for (const provider of [searxng, tavily, brave]) {
      await provider().search({ ...query('q'), within }, signal)
      const { url, body } = service.requests.at(-1) ?? {}
      const asked = new URLSearchParams(body ? JSON.parse(body) : url?.searchParams)
      sent.push(asked.get('time_range') ?? asked.get('freshness'))
    }
    expect(sent).toEqual(expected)
  })

  it('fail without telling the key or the question', async () => {
    for (const provider of [searxng, tavily, brave]) {
      for (const fault of [429, 500, 'not JSON', 'half a JSON', 'huge', 'torn'] as const) {
        service.fault = fault
        const failing = provider().search(query('private question'), signal)
        const error: unknown = await failing.catch((failure: unknown) => failure)
        expect(error).toBeInstanceOf(WebSearchFailure)
        expect(String(error)).not.toMatch(/secret|private/)
      }
    }
  })
})
