import { describe, expect, it } from 'vitest'
import type { Prices, Quote } from '../../../ports/market-data.ts'
import type { WebSearch } from '../../../ports/web-search.ts'
import type { ClassOf } from '../../source-classes/source-classes.ts'
import { historyTool } from './history-tool.ts'
import { marketTool } from './market-tool.ts'
import { searchTool } from './search-tool.ts'
import type { Tool } from './tool.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const { signal } = new AbortController()
const asked: unknown[] = []

const search: WebSearch = {
  name: 'Peer',
  async search(query) {
    asked.push(query)
    return []
  },
}
const quote: Quote = {
  ...{ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', currency: 'usd' },
  ...{ price: 91_234.5, change24h: 1.234, marketCap: null, at: AT, url: 'https://b.example' },
}
const market: Prices = {
  name: 'Peer',
  mostDays: 365,
  async quotes(...query) {
    asked.push(query.slice(0, 2))
    return [quote]
  },
  async history(...query) {
    asked.push(query.slice(0, 3))
    const [, days] = query
    const { id, symbol, name, currency, url } = quote
    const points = Array.from({ length: days === 9 ? 0 : 2 }, (_, at) => ({
      at: new Date(AT.getTime() - (1 - at) * 86_400_000),
      price: at + 1,
    }))
    return { id, symbol, name, currency, points, url, ...(days > 365 && { limitDays: 365 }) }
  },
}

async function used(tool: Tool, input: unknown) {
  asked.length = 0
  const toolCall = tool.read(input)
  const finding = await toolCall?.run(signal)
  return { asked: asked[0], step: toolCall?.step('en'), finding, reported: finding?.tell([7]) }
}

describe('search_web', () => {
  const tool = searchTool(
    search,
    () => 'unknown',
    () => AT,
  )

  it.each([
    ['BTC <b>ETF</b>\u0000 flows', 'BTC ETF flows', 'en'],
    ['比特币 ETF', '比特币 ETF', 'zh'],
  ])('searches for %j', async (query, text, language) => {
    expect((await used(tool, { query })).asked).toEqual({ text, language, limit: 6 })
  })

  it.each([
    ['week', 'week'],
    ['fortnight', undefined],
    [7, undefined],
    [null, undefined],
  ])('searches within %j as within %j', async (given, within) => {
    const { asked: searched } = await used(tool, { query: 'ETF', within: given })
    expect(searched).toEqual({ text: 'ETF', language: 'en', limit: 6, within })
  })

  it('tells the model that a result of a span without a date may be older', async () => {
    const result = { title: 'A', url: 'https://a.example/', excerpt: 'A', published: null }
    const found = { name: 'Fake', search: async () => [result] }
    const one = searchTool(
      found,
      () => 'unknown',
      () => AT,
    )
    const ruleOf = async (input: object) =>
      (await used(one, input)).finding?.tell([1]) as { readonly rule: string }
    expect((await ruleOf({ query: 'ETF', within: 'day' })).rule).toContain('may be older')
    expect((await ruleOf({ query: 'ETF' })).rule).not.toContain('may be older')
  })

  it('tells the model the class of each result, and the rule', async () => {
    const results = ['ad', 'blog', 'filing'].map((name) => ({
      ...{ title: name, url: `https://${name}.example/`, published: null, excerpt: name },
    }))
    const classes = { 'https://ad.example/': 'promotional', 'https://filing.example/': 'primary' }
    const classOf = (url: string) => new Map(Object.entries(classes)).get(url) ?? 'community'
    const found = { name: 'Fake', search: async () => results }
    const asked = searchTool(found, classOf as ClassOf, () => AT)
    const { finding } = await used(asked, { query: 'ETF' })
    expect(finding?.sources).toMatchObject([
      { title: 'filing', class: 'primary' },
      { title: 'blog', class: 'community' },
      { title: 'ad', class: 'promotional' },
    ])
    expect(finding?.tell([1, 2, 3])).toEqual({
      rule: expect.stringMatching(/^Prefer .*primary, regulator and data.*never as proof/),
      results: [
        expect.objectContaining({ n: 1, class: 'primary' }),
        expect.objectContaining({ n: 2, class: 'community' }),
        expect.objectContaining({ n: 3, class: 'promotional' }),
      ],
    })
  })

  it('tells the model of a search without results that it worked', async () => {
    const nothing = searchTool(
      { name: 'Fake', search: async () => [] },
      () => 'unknown',
      () => AT,
    )
    const { finding } = await used(nothing, { query: 'ETF' })
    expect(finding?.tell([])).toEqual({
      ...{ rule: expect.stringContaining('worked and found nothing'), results: [] },
    })
  })

  it('shows people no more of a query than fits', async () => {
    const { step } = await used(tool, { query: 'x'.repeat(1000) })
    expect(step).toMatch(/x{50,100}…/)
  })

  it.each([undefined, null, {}, { query: '' }, { query: ' ' }, { query: 7 }, 'BTC'])(
    'does not understand %j',
    (input) => {
      expect(tool.read(input)).toBeNull()
    },
  )
})

describe('market_data', () => {
  const tool = marketTool(market)

  it.each([
    [{ assets: ['BTC'] }, [['BTC'], 'usd']],
    [{ assets: 'BTC, ether', currency: ' EUR ' }, [['BTC', 'ether'], 'eur']],
    [{ assets: Array(20).fill('BTC'), currency: null }, [Array(10).fill('BTC'), 'usd']],
  ])('reads %j', async (input, query) => {
    expect((await used(tool, input)).asked).toEqual(query)
  })

  it('gives each figure with its source and time', async () => {
    const { finding, reported } = await used(tool, { assets: ['BTC'] })
    expect(finding?.sources).toEqual([
      {
        title: 'Bitcoin (BTC) – Peer',
        url: 'https://b.example',
        excerpt: '91,234.5 USD, 24 h +1.23 % (2026-11-20 12:00 UTC)',
        fetched_at: AT.getTime() / 1000,
        class: 'data',
      },
    ])
    expect(reported).toMatchObject({ quotes: [{ n: 7, price: 91_234.5, at: AT.toISOString() }] })
  })

  it('says which others share a ticker, and that the largest was taken', async () => {
    const other = {
      id: 'b2',
      symbol: 'BTC',
      name: 'Bitcoin Two',
      rank: 800,
      url: 'https://b.example',
    }
    const shared = { ...market, quotes: async () => [{ ...quote, others: [other] }] }
    const { reported } = await used(marketTool(shared), { assets: ['BTC'] })
    expect(reported).toMatchObject({
      quotes: [
        {
          others: [{ name: 'Bitcoin Two', symbol: 'BTC', rank: 800 }],
          ambiguous: expect.stringMatching(/largest by market capitalisation was taken.*ask back/),
        },
      ],
    })
  })

  it.each([{}, { assets: [] }, { assets: '' }, { assets: ['BTC'], currency: '../x' }])(
    'does not understand %j',
    (input) => {
      expect(tool.read(input)).toBeNull()
    },
  )
})

describe('price_history', () => {
  const tool = historyTool(market)

  it.each([
    [{ asset: 'BTC', days: 7 }, 7],
    [{ asset: 'BTC', days: '90' }, 90],
    [{ asset: 'BTC', days: 0 }, 1],
    [{ asset: 'BTC', days: 3650 }, 3650],
    [{ asset: 'BTC', days: 3651 }, 3650],
    [{ asset: 'BTC', days: 'long' }, 30],
    [{ asset: 'BTC' }, 30],
  ])('reads %j', async (input, days) => {
    expect((await used(tool, input)).asked).toEqual(['BTC', days, 'usd'])
  })

  it('gives a chart, and the figures with their source and time', async () => {
    const { finding, reported } = await used(tool, { asset: 'BTC', days: 1 })
    expect(finding?.chart).toMatchObject({ title: 'Bitcoin (BTC)', unit: 'USD', source: 'Peer' })
    expect(finding?.sources).toMatchObject([
      {
        excerpt:
          '1 USD (2026-11-19 12:00 UTC) → 2 USD (2026-11-20 12:00 UTC), +100.00 %, low 1 USD, high 2 USD',
      },
    ])
    expect(reported).toMatchObject({ n: 7, low: 1, high: 2, changePercent: 100, at: AT })
  })

  it('compares several in one chart, and says which are not known', async () => {
    const compared = historyTool({
      ...market,
      async history(asset, days, currency, signal) {
        const history = await market.history(asset, days, currency, signal)
        return asset === 'none' ? null : history && { ...history, id: asset, symbol: asset }
      },
    })
    const input = { asset: 'BTC', compare_with: 'ETH, none', days: 1 }
    const { finding, reported, step } = await used(compared, input)
    expect(step).toContain('BTC, ETH, none')
    expect(finding?.sources).toHaveLength(2)
    expect(finding?.drawing?.(1, 'en')).toMatch(/"name":"BTC".*"name":"ETH".*"view":"indexed"/)
    expect(reported).toMatchObject({
      assets: [{ n: 7, symbol: 'BTC' }, { symbol: 'ETH' }],
      note: 'Not known: none; say so.',
    })
  })

  it.each([
    [1, 1],
    [365, 365],
    [3650, 3650],
    [3651, 3650],
    [null, 3650],
  ])('offers no more days than %s of the access', (mostDays, offered) => {
    const { description, parameters } = historyTool({ ...market, mostDays })
    expect(description).toContain(`(up to ${offered})`)
    expect(parameters).toMatchObject({ properties: { days: { minimum: 1, maximum: offered } } })
  })

  it('says where the access reaches no further back', async () => {
    const reported = async (days: number) => (await used(tool, { asset: 'BTC', days })).reported
    expect(await reported(365)).not.toHaveProperty('note')
    expect(await reported(366)).toMatchObject({ note: expect.stringContaining('365 days at most') })
  })

  it('says when there is nothing', async () => {
    const { finding, reported } = await used(tool, { asset: 'BTC', days: 9 })
    expect(finding).not.toHaveProperty('chart')
    expect(reported).toEqual({ note: 'BTC is not known.' })
  })
})
