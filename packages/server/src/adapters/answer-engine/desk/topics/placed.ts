import { figuresIn } from '../../../figures.ts'
import { findingOf, listed } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { imitations, plain, type Writer } from '../writer.ts'
import { readingOf, SPAN_ZH } from './market.ts'
import { moved } from './price.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const ORDER = {
  market_cap: ['by market cap', '按市值'],
  volume: ['by volume', '按成交额'],
  gainers: ['among the gainers', '按涨幅'],
  losers: ['among the losers', '按跌幅'],
} as const

export const noPlace = (place: number | null, pick: Writer['pick']): string[] => [
  pick(`The ranking has no place ${place}.`, `这个榜单没有第 ${place} 名。`),
]

/** The asset at a place of a ranking, as it is now. */
export const placed: Topic<PlanOf<'placed'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].ranking,
  async read({ place, by, span, category }, { data: { market }, signal }) {
    if (!market) return null
    const ranking = { by, span, category, limit: place, currency: 'usd' }
    const ranked = await market.rank(ranking, signal)
    const asset = ranked?.assets[place - 1]
    if (!asset) return unknown(({ pick }) => noPlace(place, pick))
    const { name, symbol, price, change, marketCap } = asset
    const found = findingOf({
      title: `${name} (${symbol}) – ${market.name}`,
      ...{ url: asset.url, excerpt: listed({ price, change, marketCap }) },
      result: { price, change, marketCap },
    })
    return readingOf(found, (writer) => {
      const [en, zh] = ORDER[by]
      const called = `${plain(name)} (${plain(symbol)})`
      const cost = writer.cell(price)
      const facts = [
        ...(change
          ? [
              writer.pick(
                `${moved(change, writer)} over ${span.replace(/\d+/, '$& ')}`,
                `${SPAN_ZH[span]}${moved(change, writer)}`,
              ),
            ]
          : []),
        ...(marketCap
          ? [writer.pick(`market cap ${writer.show(marketCap)}`, `市值 ${writer.show(marketCap)}`)]
          : []),
      ].map((fact) => `${writer.pick(', ', '，')}${fact}`)
      const end = writer.dated(market.name, figuresIn({ price, change, marketCap }))
      return [
        ...imitations([asset], writer),
        writer.pick(
          `**Rank ${place} ${en}${category ? ` (${plain(category)})` : ''} is ${called}: it costs ${cost}**${facts.join('')} (${end}).`,
          `**${category ? `${plain(category)} ` : ''}${zh}第 ${place} 名是 ${called}，现价 ${cost}**${facts.join('')}（${end}）。`,
        ),
      ]
    })
  },
}
