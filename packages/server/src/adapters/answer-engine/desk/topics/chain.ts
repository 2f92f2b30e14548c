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
  unknown(({ pick }) => {
    const names = chains.map(({ network: { name } }) => name)
    return [
      pick(
        `No source for ${network ? plain(network) : 'that chain'} is configured here; these chains can be read: ${names.join(', ')}.`,
        `这里没有配置${network ? ` ${plain(network)} ` : '这条链'}的数据来源；能读取的链有：${names.join('、')}。`,
      ),
    ]
  })

const SPEEDS = {
  slow: ['slow', '慢'],
  average: ['average', '中等'],
  fast: ['fast', '快'],
} as const

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
    return readingOf(found, (writer) => {
      const end = writer.dated(source.name, found.figures ?? [])
      const prices = fees.map(
        ({ speed, price }) =>
          `${writer.pick<string>(SPEEDS[speed][0], SPEEDS[speed][1])} ${writer.show(price)}`,
      )
      const costs = prices.join(writer.pick(', ', '，'))
      const block = height ? writer.show({ ...height, unit: '' }) : '–'
      const time = latestBlockAt ? minuteOf(latestBlockAt) : ''
      if (focus === 'height')
        return [
          writer.pick(
            `**The newest block of ${name} is ${block}**${time ? `, of ${time}` : ''} (${end}).`,
            `**${name} 的最新区块高度是 ${block}**${time ? `，出块时间 ${time}` : ''}（${end}）。`,
          ),
        ]
      return [
        writer.pick(
          `**Fees on ${name} now: ${costs || 'not known'}** (block ${block}; ${end}).`,
          `**${name} 当前手续费：${costs || '暂无数据'}**（区块 ${block}；${end}）。`,
        ),
      ]
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
    if (!height)
      return unknown(({ pick }) => [
        pick('The height of the chain is not known just now.', '暂时读不到当前区块高度。'),
      ])
    const { height: at, estimatedAt, ...figures } = nextHalving(height)
    const { blocksLeft, daysLeft, rewardNow, rewardThen } = figures
    const found = findingOf({
      title: `The next halving of Bitcoin – ${source.name}`,
      url,
      excerpt: listed(figures),
      result: { height, ...figures },
    })
    return readingOf(found, (writer) => {
      const day = estimatedAt.toISOString().slice(0, 10)
      const end = writer.dated(source.name, known([height]))
      const block = writer.show({ ...height, unit: '' })
      const goal = writer.show({ ...height, unit: '', value: String(at) })
      const [blocks, days, now, then] = [blocksLeft, daysLeft, rewardNow, rewardThen].map((each) =>
        writer.show(each),
      )
      return [
        writer.pick(
          `**The next Bitcoin halving is in ${blocks}, about ${days} (around ${day})**, at block ${goal}; the chain is at block ${block}. The reward then falls from ${now} to ${then} a block (${end}).`,
          `**距离下一次比特币减半还有 ${blocks}，约 ${days}（大约在 ${day}）**，发生在区块 ${goal}；当前区块 ${block}。届时每个区块的奖励从 ${now} 降到 ${then}（${end}）。`,
        ),
        writer.pick('The date is an estimate with ten minutes a block.', '日期按每块十分钟估算。'),
      ]
    })
  },
}
