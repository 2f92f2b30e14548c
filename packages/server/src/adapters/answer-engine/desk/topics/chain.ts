import type { ChainSource, Chains } from '../../../../ports/chain.ts'
import { nextHalving } from '../../../chain/halving.ts'
import { findingOf, listed, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { known } from '../figures.ts'
import { minuteOf, plain } from '../writer.ts'
import { readingOf } from './market.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

export const sourceOf = (chains: Chains, network: string): ChainSource | undefined =>
  chains.find(({ network: { id, name } }) =>
    [id, name.toLowerCase()].includes(network.toLowerCase()),
  )

/** No source has this chain; those that have one are named. */
export const otherChain = (chains: Chains, network: string | null) =>
  unknown(({ say, names }) => [
    say('chain.noSource', {
      ...{ isNamed: network !== null, network: plain(network ?? '') },
      names: names(chains.map(({ network: { name } }) => name)),
    }),
  ])

/** What sending costs on a chain now, and how high it is. */
export const chain: Topic<PlanOf<'chain'>> = {
  port: 'chain',
  step: ({ network }, language) => RESEARCH_MESSAGES[language].chain(network),
  async read({ network, focus }, { data: { chains }, signal }) {
    if (!chains) return null
    const source = sourceOf(chains, network)
    if (!source) return otherChain(chains, network)
    const { height, latestBlockAt, fees, url } = await source.state(signal)
    const { name } = source.network
    const found = findingOf({
      title: `${name} now – ${source.name}`,
      url,
      excerpt: [
        listed({ height }),
        ...fees.map(({ speed, price }) => `${speed} ${shown(price)}`),
      ].join(', '),
      result: { height, fees },
    })
    return readingOf(found, ({ say, show, facts, dated }) => {
      const block = height ? show({ ...height, unit: '' }) : '–'
      const shared = { network: name, block, from: dated(source.name, found.figures ?? []) }
      const time = latestBlockAt ? minuteOf(latestBlockAt) : ''
      if (focus === 'height')
        return [say('chain.height', { ...shared, hasTime: time !== '', time })]
      const prices = fees.map(({ speed, price }) => say('chain.fee', { speed, price: show(price) }))
      const known = { hasFees: prices.length > 0, fees: facts(prices) }
      return [say('chain.fees', { ...shared, ...known })]
    })
  },
}

/** How long until the reward of Bitcoin's blocks is halved. */
export const halving: Topic<PlanOf<'halving'>> = {
  port: 'chain',
  step: (_, language) => RESEARCH_MESSAGES[language].chain('Bitcoin'),
  async read(_, { data: { chains }, signal }) {
    if (!chains) return null
    const source = sourceOf(chains, 'bitcoin')
    if (!source) return otherChain(chains, 'Bitcoin')
    const { height, url } = await source.state(signal)
    if (!height) return unknown(({ say }) => [say('halving.noHeight')])
    const { height: at, estimatedAt, ...figures } = nextHalving(height)
    const { blocksLeft, daysLeft, rewardNow, rewardThen } = figures
    const found = findingOf({
      title: `The next halving of Bitcoin – ${source.name}`,
      url,
      excerpt: listed(figures),
      result: { height, ...figures },
    })
    return readingOf(found, ({ say, show, dated }) => [
      say('halving.lead', {
        ...{ blocks: show(blocksLeft), days: show(daysLeft) },
        ...{ now: show(rewardNow), next: show(rewardThen) },
        day: estimatedAt.toISOString().slice(0, 10),
        block: show({ ...height, unit: '' }),
        goal: show({ ...height, unit: '', value: String(at) }),
        from: dated(source.name, known([height])),
      }),
      say('halving.note'),
    ])
  },
}
