import { describe, expect, it } from 'vitest'
import type { ChainToken } from '../../../ports/chain.ts'
import type { YieldPool } from '../../../ports/defi.ts'
import type { Figure } from '../../../ports/figure.ts'
import type { PriceHistory, RankedAsset } from '../../../ports/market-data.ts'
import { poolCard, tokenCard } from './cards.ts'
import { chartText } from './chart-block.ts'
import { comparisonChart } from './comparison-chart.ts'
import { comparisonTable } from './comparison-table.ts'
import { rankingBars } from './ranking-bars.ts'

const AT = '2026-11-20T12:00:00.000Z'
const NOW = new Date('2026-11-20T12:30:00Z')
const figure = (value: string, unit: string, more: Partial<Figure> = {}): Figure => ({
  ...{ kind: 'price', value, unit, asOf: AT, how: 'read' },
  source: { name: 'Peer', url: null },
  ...more,
})

describe('the chart of compared prices', () => {
  const history = (id: string, hours: number, minute = 0): PriceHistory => ({
    ...{ id, symbol: id.toUpperCase(), name: id, currency: 'usd', url: 'https://p.example' },
    points: Array.from({ length: hours + 1 }, (_, at) => ({
      at: new Date(Date.parse(AT) - (hours - at) * 3_600_000 + minute * 60_000),
      price: at + 1,
    })),
  })

  it('has figures of all at the same times, and keeps them as prices', () => {
    const chart = comparisonChart([history('btc', 48, 2), history('eth', 48, -3)], 'Peer')
    expect(chart).toMatchObject({ kind: 'line', unit: 'USD', view: 'indexed', title: 'BTC · ETH' })
    const [one, other] = chart?.series ?? []
    expect(one?.points.map(([time]) => time)).toEqual(other?.points.map(([time]) => time))
    expect(one?.points.at(-1)).toEqual(['2026-11-20T12:00Z', 49])
  })

  it.each([
    [2, 120],
    [5, 60],
    [7, 60],
  ])('of %i assets has %i points each, and never more than five assets', (count, points) => {
    const histories = Array.from({ length: count }, (_, at) => history(`a${at}`, 365 * 24))
    const series = comparisonChart(histories, 'Peer')?.series ?? []
    expect(series.map((each) => each.points.length)).toEqual(Array(Math.min(5, count)).fill(points))
  })

  it.each([
    ['one asset', [history('btc', 2)]],
    ['one asset twice', [history('btc', 2), history('btc', 2)]],
    ['assets without prices', [history('btc', 2), { ...history('eth', 2), points: [] }]],
    ['two currencies', [history('btc', 2), { ...history('eth', 2), currency: 'eur' }]],
  ])('is not made of %s', (_, histories) => {
    expect(comparisonChart(histories, 'Peer')).toBeNull()
  })

  it('tells assets of one ticker apart', () => {
    const twins = [history('btc', 2), { ...history('btc', 2), id: 'other', name: 'Other' }]
    expect(comparisonChart(twins, 'Peer')?.series.map(({ name }) => name)).toEqual([
      'btc (BTC)',
      'Other (BTC)',
    ])
  })
})

describe('the bars of a ranking', () => {
  const ranked = (name: string, change: string | null): RankedAsset => ({
    ...{ id: `id-${change}`, symbol: 'X', name, url: '', rank: 1, price: null, volume: null },
    change: change === null ? null : figure(change, '%', { kind: 'change' }),
    marketCap: null,
  })
  const assets = [ranked('One', '12.5'), ranked('Same', '-3'), ranked('Same', '-4')]

  it('keep its order and signs, with a name for each and without what is unknown', () => {
    const bars = rankingBars(
      { category: null, assets: [...assets, ranked('None', null)] },
      { by: 'gainers', span: '7d' },
      'Peer',
      'zh',
    )
    expect(bars).toMatchObject({ kind: 'bar', title: '7 天涨幅榜', unit: '%', at: AT })
    expect(bars?.series[0]?.points).toEqual([
      ['One (X)', 12.5],
      ['Same (X) – id--3', -3],
      ['Same (X) – id--4', -4],
    ])
  })

  it('are at most twenty, and none without figures', () => {
    const many = Array.from({ length: 30 }, (_, at) => ranked(`${at}`, `${at}`))
    const by = { by: 'losers', span: '24h' } as const
    expect(
      rankingBars({ category: 'DeFi', assets: many }, by, 'Peer', 'en')?.series[0]?.points,
    ).toHaveLength(20)
    const byCap = { by: 'market_cap', span: '24h' } as const
    expect(rankingBars({ category: null, assets }, byCap, 'Peer', 'en')).toBeNull()
  })
})

describe('a card', () => {
  const names = { zh: '以太坊', en: 'Ethereum' }
  const network = { id: 'ethereum', name: 'Ethereum', names, symbol: 'ETH' }
  const token: ChainToken = {
    ...{ network, address: `0x${'6'.repeat(40)}`, name: 'Free', symbol: 'USDT', url: '' },
    ...{ supply: null, marketCap: null, isSuspicious: true },
    holders: figure('12', 'holders', { kind: 'chain' }),
    price: figure('0.00001234', 'USD', { asOf: '2026-11-20T10:00:00.000Z' }),
  }
  const context = { language: 'en', source: 'Peer', now: NOW } as const

  it('marks an imitation and what is stale, and leaves out what is unknown', () => {
    const card = tokenCard(token, 'Tether', context)
    expect(card.marks?.map(({ text }) => text)).toEqual(['Imitation', 'Partly out of date'])
    expect(card.warning).toBe('This is not Tether, whose name or ticker it uses.')
    expect(card.items).toEqual([
      { label: 'Contract', value: token.address, type: 'address', note: 'Ethereum' },
      {
        ...{ label: 'Price', value: '0.00001234', unit: 'USD', type: 'figure' },
        ...{ as_of: '2026-11-20T10:00:00.000Z', stale: 'Out of date' },
      },
      { label: 'Holders', value: '12', type: 'exact' },
    ])
    expect(card.at).toBe(AT)
    expect(tokenCard(token, null, context).marks?.[0]?.text).toBe('Suspected fraud')
  })

  const EARLIER = '2026-11-20T09:00:00.000Z'
  const LATER = '2026-11-20T10:00:00.000Z'
  const pool = (apyAt: string, tvlAt: string): YieldPool => ({
    ...{ project: 'aave-v3', chain: 'Ethereum', symbol: 'USDC', url: '' },
    ...{ apyBase: null, apyReward: null, apyMean30d: null },
    tvl: figure('10', 'USD', { asOf: tvlAt }),
    apy: figure('4.2', '%', { asOf: apyAt }),
  })

  it.each<[string, string, string | undefined, (string | undefined)[], number]>([
    [LATER, LATER, 'Out of date: 2026-11-20 10:00 UTC', [undefined, undefined], 0],
    [EARLIER, LATER, 'Out of date: 2026-11-20 10:00 UTC', [EARLIER, undefined], 0],
    [LATER, AT, 'Partly out of date', [LATER, undefined], 1],
    [AT, AT, undefined, [undefined, undefined], 0],
  ])('of figures of %s and %s says once that it is old: %s', (apy, tvl, mark, times, marked) => {
    const { marks, items } = poolCard(pool(apy, tvl), context)
    expect(marks?.[0]?.text).toBe(mark)
    expect(items.slice(0, 2).map((item) => item.as_of)).toEqual(times)
    expect(items.filter(({ stale }) => stale)).toHaveLength(marked)
  })

  it('says whose a figure is where that differs', () => {
    const foreign: YieldPool = {
      ...pool(AT, AT),
      tvl: figure('10', 'USD', { kind: 'defi', source: { name: 'Other', url: null } }),
      apy: figure('4.2', '%', { kind: 'yield' }),
    }
    expect(poolCard(foreign, { ...context, language: 'zh' })).toMatchObject({
      title: 'aave-v3 的 USDC 池',
      items: [
        { label: '年化收益率' },
        { label: '锁仓价值', source: 'Other' },
        { value: 'Ethereum' },
      ],
    })
  })
})

describe('a table of compared values', () => {
  const table = (better: 'lower' | 'higher' | 'closer' | undefined, values: (string | null)[]) =>
    comparisonTable(
      {
        heading: 'Name',
        columns: [{ label: 'Fee', ...(better && { better }) }],
        rows: values.map((value, at) => ({
          name: `r${at}`,
          figures: [value === null ? null : figure(value, '%')],
        })),
        source: 'Peer',
      },
      2,
      'en',
    )

  it.each([
    ['lower', ['3', '1', '2'], '1'],
    ['higher', ['3', '1', '2'], '3'],
    ['closer', ['-0.3', '0.2', '1'], '0.2'],
    ['lower', ['3', null, '2'], '2'],
    ['lower', ['1', '1', '2'], null],
    ['lower', ['1', null], null],
    [undefined, ['3', '1'], null],
  ] as const)('marks the %s of %j: %s', (better, values, best) => {
    const text = table(better, [...values])
    expect(/\*\*(.*?)%\*\* ✓/.exec(text)?.[1] ?? null).toBe(best)
    expect(text.includes('✓ better')).toBe(best !== null)
    expect(text).toContain('Peer [2] · 2026-11-20 12:00 UTC')
  })

  it.each([
    ['en', '| x | $1.235 million | +3% |'],
    ['zh', '| x | 123.5 万美元 | +3% |'],
  ] as const)('spells figures as the rest of the answer does, in %s', (language, row) => {
    const figures = [figure('1234567.5', 'USD'), figure('3', '%', { kind: 'change' })]
    const columns = [{ label: 'Volume' }, { label: 'Change' }]
    const comparison = { heading: 'Name', columns, rows: [{ name: 'x', figures }], source: 'Peer' }
    expect(comparisonTable(comparison, 2, language)).toContain(row)
  })

  it('lets no name become a link, a mark or a cell', () => {
    const text = comparisonTable(
      {
        heading: 'Name',
        columns: [],
        rows: [{ name: '[a](https://scam.example) www.scam.example |**x**\n# y', figures: [] }],
        source: 'Peer',
      },
      1,
      'en',
    )
    expect(text).not.toMatch(/https:\/\/|www\.|(?<!\\)\[a|(?<!\\)\*\*x|\n#/)
  })
})

it('a chart of names and views is written for every client', () => {
  const bar = { kind: 'bar', title: 't', unit: '%', series: [], source: 's', at: AT } as const
  expect(chartText({ ...bar, orientation: 'horizontal' }, 1)).toContain(
    '"series":[],"orientation":"horizontal","source":"s","n":1',
  )
})
