import type { Figure } from '../../../../ports/figure.ts'
import { rankingBars } from '../../drawings/ranking-bars.ts'
import { findingOf, listed, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import type { Finding } from '../../research/tool.ts'
import { calledOf, imitations, plain } from '../writer.ts'
import { type PlanOf, type PlanResult, type Topic, unknown } from './topic.ts'

/** A reading of what a tool would find as well. */
export const readingOf = (
  { sources, figures = [] }: Finding,
  write: PlanResult['write'],
): PlanResult => ({ sources, figures, write })

/** Assets in an order. */
export const ranking: Topic<PlanOf<'ranking'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].ranking,
  async read(plan, { data: { market }, signal }) {
    if (!market) return null
    const { by, span, category: wanted, limit } = plan
    const ranked = await market.rank({ by, span, category: wanted, limit, currency: 'usd' }, signal)
    if (!ranked)
      return unknown(({ say }) => [
        say('ranking.noCategory', { source: market.name, category: wanted ?? '' }),
      ])
    const { assets, category, among, url } = ranked
    const [first] = assets
    if (!first) return unknown(({ say }) => [say('ranking.none')])
    const found = findingOf({
      title: [category ?? 'All assets', by.replace('_', ' '), market.name].join(' – '),
      ...{ url, result: { assets }, excerpt: assets.map(lineOf).join(', ') },
    })
    return readingOf(found, (writer) => {
      const { say, labels } = writer
      const moves = say('ranking.change', { span: say('figure.span', { span }) })
      const head = ['', ...labels('asset', 'price'), moves, ...labels('marketCap', 'volume24h')]
      const rows = assets.map(({ name, symbol, price, change, marketCap, volume }, at) => [
        ...[String(at + 1), calledOf({ name, symbol })],
        ...[price, change, marketCap, volume].map((figure) => writer.cell(figure)),
      ])
      const bars = rankingBars(ranked, plan, market.name, writer.language)
      return [
        say('ranking.lead', {
          ...{ name: calledOf(first), count: assets.length, by },
          ...{ hasCategory: Boolean(category), category: plain(category ?? '') },
        }),
        writer.chart(bars),
        writer.table(head, rows),
        ...imitations(assets, writer),
        ...(among === null ? [] : [say('ranking.among', { count: among })]),
        writer.sourceLine(writer.dated(market.name, found.figures ?? [])),
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
    const [first] = assets
    if (!first) return unknown(({ say }) => [say('trending.none')])
    const found = findingOf({
      title: `Trending – ${market.name}`,
      url: `${market.attribution.url}/en`,
      ...{ result: { assets }, excerpt: assets.map(lineOf).join(', ') },
    })
    return readingOf(found, (writer) => {
      const rows = assets.map(({ name, symbol, price, change24h }, at) => [
        ...[String(at + 1), calledOf({ name, symbol })],
        ...[writer.cell(price), writer.cell(change24h)],
      ])
      const head = ['', ...writer.labels('asset', 'price', 'change24h')]
      return [
        writer.say('trending.lead', { name: calledOf(first), source: market.name }),
        writer.table(head, rows),
        ...imitations(assets, writer),
        writer.sourceLine(writer.dated(market.name, found.figures ?? [])),
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
    return readingOf(found, ({ say, show, cell, facts, dated }) => {
      const each = shares.map(({ symbol, share }) => `${plain(symbol)} ${show(share)}`)
      return [
        say('market.whole', {
          ...{ cap: cell(marketCap), change: cell(change24h), volume: cell(volume24h) },
          ...{ shares: facts(each), from: dated(market.name, found.figures ?? []) },
        }),
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
      const head = writer.labels('exchange', 'country', 'founded', 'volume24h', 'trust')
      return [
        writer.say('exchanges.lead', {
          ...{ name: plain(listed[0]?.name ?? ''), source: market.name },
        }),
        writer.table(head, rows),
        writer.sourceLine(writer.dated(market.name, found.figures ?? [])),
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
    const [first] = contracts
    if (!first) return unknown(({ say }) => [say('derivatives.none', { symbol: plain(symbol) })])
    const excerpt = contracts.map(
      ({ market, fundingRate }) => `${market} ${fundingRate ? shown(fundingRate) : ''}`,
    )
    const title = `${symbol} perpetuals – ${market.name}`
    const found = findingOf({ title, url, excerpt: excerpt.join(', '), result: { contracts } })
    return readingOf(found, (writer) => {
      const rows = contracts.map(({ market, fundingRate, openInterest, volume24h, price }) => [
        plain(market),
        ...[fundingRate, openInterest, volume24h, price].map((figure) => writer.cell(figure)),
      ])
      return [
        writer.say('derivatives.lead', {
          ...{ symbol: plain(symbol), exchange: plain(first.market) },
          rate: writer.cell(first.fundingRate),
        }),
        writer.table(
          writer.labels('exchange', 'fundingRate', 'openInterest', 'volume24h', 'price'),
          rows,
        ),
        writer.sourceLine(writer.dated(market.name, found.figures ?? [])),
      ]
    })
  },
}
