import { figuresIn } from '../../../figures.ts'
import { findingOf, listed } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { calledOf, imitations, plain, type Writer } from '../writer.ts'
import { readingOf } from './market.ts'
import { moved } from './price.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

export const noPlace = (place: number, { say }: Writer): string[] => [say('placed.none', { place })]

/** The asset at a place of a ranking, as it is now. */
export const placed: Topic<PlanOf<'placed'>> = {
  port: 'market',
  step: (_, language) => RESEARCH_MESSAGES[language].ranking,
  async read({ place, by, span, category }, { data: { market }, signal }) {
    if (!market) return null
    const ranking = { by, span, category, limit: place, currency: 'usd' }
    const ranked = await market.rank(ranking, signal)
    const asset = ranked?.assets[place - 1]
    if (!asset) return unknown((writer) => noPlace(place, writer))
    const { name, symbol, price, change, marketCap } = asset
    const found = findingOf({
      title: `${name} (${symbol}) – ${market.name}`,
      ...{ url: asset.url, excerpt: listed({ price, change, marketCap }) },
      result: { price, change, marketCap },
    })
    return readingOf(found, (writer) => {
      const { say, show, facts } = writer
      const over = say('figure.span', { span })
      const known = [
        ...(change ? [say('placed.change', { change: moved(change, writer), span: over })] : []),
        ...(marketCap ? [say('placed.cap', { cap: show(marketCap) })] : []),
      ]
      return [
        ...imitations([asset], writer),
        say('placed.lead', {
          ...{ place, by, name: calledOf(asset), price: writer.cell(price) },
          ...{ hasCategory: Boolean(category), category: plain(category ?? '') },
          ...{ hasFacts: known.length > 0, facts: facts(known) },
          from: writer.dated(market.name, figuresIn({ price, change, marketCap })),
        }),
      ]
    })
  },
}
