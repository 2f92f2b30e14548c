import type { Figure } from '../../../../ports/figure.ts'
import { rankingBars } from '../../drawings/ranking-bars.ts'
import { findingOf, listed, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import type { Finding } from '../../research/tool.ts'
import { imitations, plain, type Writer } from '../writer.ts'
import { type PlanOf, type PlanResult, type Topic, unknown } from './topic.ts'

/** A reading of what a tool would find as well. */
export const readingOf = (
  { sources, figures = [] }: Finding,
  write: PlanResult['write'],
): PlanResult => ({ sources, figures, write })

const ORDER = {
  market_cap: ['by market cap', '按市值'],
  volume: ['by volume', '按成交额'],
  gainers: ['that rose most', '按涨幅'],
  losers: ['that fell most', '按跌幅'],
} as const

export const SPAN_ZH = {
  '1h': '1 小时',
  '24h': '24 小时',
  '7d': '7 天',
  '30d': '30 天',
  '1y': '1 年',
} as const

/** Assets in an order. */
export const ranking: Topic<PlanOf<'ranking'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].ranking,
  async read(plan, { data: { market }, signal }) {
    if (!market) return null
    const { by, span, category: wanted, limit } = plan
    const ranked = await market.rank({ by, span, category: wanted, limit, currency: 'usd' }, signal)
    if (!ranked)
      return unknown(({ pick }) => [
        pick(
          `${market.name} has no category ${wanted}.`,
          `${market.name} 没有“${wanted}”这个分类。`,
        ),
      ])
    const { assets, category, among, url } = ranked
    if (assets.length === 0)
      return unknown(({ pick }) => [pick('No asset fits.', '没有符合条件的币。')])
    const found = findingOf({
      title: [category ?? 'All assets', by.replace('_', ' '), market.name].join(' – '),
      ...{ url, result: { assets }, excerpt: assets.map(lineOf).join(', ') },
    })
    return readingOf(found, (writer) => {
      const [first] = assets
      const of = category ? plain(category) : null
      const [en, zh] = ORDER[by]
      const count = assets.length
      const name = `${plain(first?.name ?? '')} (${plain(first?.symbol ?? '')})`
      const head = writer.pick(
        [
          '',
          'Asset',
          'Price',
          `${span.replace(/\d+/, '$& ')} change`,
          'Market cap',
          'Volume (24 h)',
        ],
        ['', '币种', '价格', `${SPAN_ZH[span]}涨跌`, '市值', '24 小时成交额'],
      )
      const rows = assets.map(({ name, symbol, price, change, marketCap, volume }, at) => [
        String(at + 1),
        `${plain(name)} (${plain(symbol)})`,
        ...[price, change, marketCap, volume].map((figure) => writer.cell(figure)),
      ])
      const note = writer.pick(
        `Found among the ${among} assets of the largest market cap.`,
        `在市值最大的 ${among} 个币中选出。`,
      )
      const bars = rankingBars(ranked, plan, market.name, writer.language)
      return [
        writer.pick(
          `**${name} leads** the ${count > 1 ? `${count} ` : ''}${of ? `${of} ` : ''}assets ${en}:`,
          `**${name} 排在首位**，${zh}排列的${count > 1 ? ` ${count} 个` : ''}${of ? ` ${of} ` : ''}币种：`,
        ),
        writer.chart(bars),
        writer.table(head, rows),
        ...imitations(assets, writer),
        ...(among === null ? [] : [note]),
        writer.texts.source(writer.dated(market.name, found.figures ?? [])),
      ]
    })
  },
}

const lineOf = ({ symbol, price }: { symbol: string; price: Figure | null }) =>
  price ? `${symbol} ${shown(price)}` : symbol

/** What people search for most. */
export const trending: Topic<PlanOf<'trending'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].overview,
  async read(_, { data: { market }, signal }) {
    if (!market) return null
    const assets = await market.trending(signal)
    if (assets.length === 0)
      return unknown(({ pick }) => [pick('Nothing is trending just now.', '眼下没有热门币种。')])
    const found = findingOf({
      title: `Trending – ${market.name}`,
      url: `${market.attribution.url}/en`,
      ...{ result: { assets }, excerpt: assets.map(lineOf).join(', ') },
    })
    return readingOf(found, (writer) => {
      const name = `${plain(assets[0]?.name ?? '')} (${plain(assets[0]?.symbol ?? '')})`
      const rows = assets.map(({ name, symbol, price, change24h }, at) => [
        ...[String(at + 1), `${plain(name)} (${plain(symbol)})`],
        ...[writer.cell(price), writer.cell(change24h)],
      ])
      const head = writer.pick(
        ['', 'Asset', 'Price', '24 h change'],
        ['', '币种', '价格', '24 小时涨跌'],
      )
      return [
        writer.pick(
          `**${name} is searched for most** at ${market.name} now; being searched for says nothing of its worth.`,
          `**${name} 目前在 ${market.name} 上搜索最多**；搜索多不代表有价值。`,
        ),
        writer.table(head, rows),
        ...imitations(assets, writer),
        writer.texts.source(writer.dated(market.name, found.figures ?? [])),
      ]
    })
  },
}

/** The market as a whole. */
export const wholeMarket: Topic<PlanOf<'wholeMarket'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].overview,
  async read(_, { data: { market }, signal }) {
    if (!market) return null
    const { url, shares, ...figures } = await market.wholeMarket('usd', signal)
    const { marketCap, volume24h, change24h } = figures
    const excerpt = [
      listed(figures),
      ...shares.map(({ symbol, share }) => `${symbol} ${shown(share)}`),
    ]
    const title = `The whole market – ${market.name}`
    const result = { ...figures, shares }
    const found = findingOf({ title, url, excerpt: excerpt.join(', '), result })
    return readingOf(found, (writer) => {
      const of = shares.map(({ symbol, share }) => `${plain(symbol)} ${writer.show(share)}`)
      const end = writer.dated(market.name, found.figures ?? [])
      const [cap, change, volume] = [marketCap, change24h, volume24h].map((each) =>
        writer.cell(each),
      )
      return [
        writer.pick(
          `**The whole crypto market is worth ${cap}** (${change} within 24 hours), with ${volume} traded within 24 hours. Shares of it: ${of.join(', ')} (${end}).`,
          `**加密市场总市值为 ${cap}**（24 小时 ${change}），24 小时成交额 ${volume}。各币占比：${of.join('，')}（${end}）。`,
        ),
      ]
    })
  },
}

/** Exchanges by trust and volume. */
export const exchanges: Topic<PlanOf<'exchanges'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].overview,
  async read({ limit }, { data: { market }, signal }) {
    if (!market) return null
    const listed = await market.exchanges(limit, signal)
    const found = findingOf({
      title: `Exchanges – ${market.name}`,
      url: `${market.attribution.url}/en/exchanges`,
      excerpt: listed
        .map(({ name, volume24h }) => `${name} ${volume24h ? shown(volume24h) : ''}`)
        .join(', '),
      result: { listed },
    })
    return readingOf(found, (writer) => {
      const rows = listed.map(({ name, country, founded, volume24h, trust }) => [
        ...[plain(name), plain(country ?? '–'), founded === null ? '–' : String(founded)],
        ...[writer.cell(volume24h), writer.cell(trust)],
      ])
      const head = writer.pick(
        ['Exchange', 'Country', 'Founded', 'Volume (24 h)', 'Trust score'],
        ['交易所', '国家或地区', '成立', '24 小时成交额', '信任评分'],
      )
      return [
        writer.pick(
          `**${plain(listed[0]?.name ?? '')} comes first** in ${market.name}’s own order, which says nothing of the safety of deposits:`,
          `**${plain(listed[0]?.name ?? '')} 排在首位**（按 ${market.name} 自己的排序，不代表存款安全）：`,
        ),
        writer.table(head, rows),
        writer.texts.source(writer.dated(market.name, found.figures ?? [])),
      ]
    })
  },
}

/** Funding and open interest of contracts on one asset. */
export const derivatives: Topic<PlanOf<'derivatives'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].overview,
  async read(
    { asset },
    { data: { market }, signal }: Parameters<Topic<PlanOf<'derivatives'>>['read']>[1],
  ) {
    if (!market) return null
    const { contracts, symbol, url } = await market.derivatives(
      asset.ticker ?? asset.called,
      signal,
    )
    if (contracts.length === 0)
      return unknown(({ pick }) => [
        pick(
          `No perpetual of ${plain(symbol)} is known.`,
          `没有 ${plain(symbol)} 永续合约的数据。`,
        ),
      ])
    const excerpt = contracts.map(
      ({ market, fundingRate }) => `${market} ${fundingRate ? shown(fundingRate) : ''}`,
    )
    const title = `${symbol} perpetuals – ${market.name}`
    const found = findingOf({ title, url, excerpt: excerpt.join(', '), result: { contracts } })
    return readingOf(found, (writer) => {
      const [first] = contracts
      const rows = contracts.map(({ market, fundingRate, openInterest, volume24h, price }) => [
        plain(market),
        ...[fundingRate, openInterest, volume24h, price].map((figure) => writer.cell(figure)),
      ])
      return [
        leadOfFunding(
          plain(symbol),
          plain(first?.market ?? ''),
          writer.cell(first?.fundingRate ?? null),
          writer,
        ),
        writer.table(
          writer.pick(
            ['Exchange', 'Funding rate', 'Open interest', 'Volume (24 h)', 'Price'],
            ['交易所', '资金费率', '未平仓量', '24 小时成交额', '价格'],
          ),
          rows,
        ),
        writer.texts.source(writer.dated(market.name, found.figures ?? [])),
      ]
    })
  },
}

const leadOfFunding = (symbol: string, exchange: string, rate: string, writer: Writer) =>
  writer.pick(
    `**The funding rate of ${symbol} is ${rate} at ${exchange}**, where most interest is open; above 0 those who are long pay.`,
    `**${symbol} 的资金费率在 ${exchange}（未平仓量最大）是 ${rate}**；为正时由多头支付。`,
  )
