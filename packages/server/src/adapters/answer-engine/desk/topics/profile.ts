import type { AssetProfile, ProfileFigures } from '../../../../ports/market-data.ts'
import { assetCard } from '../../drawings/cards.ts'
import { findingOf, listed } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { sharing } from '../../research/profile-tool.ts'
import type { ProfileFocus } from '../plan.ts'
import { imitations, plain, type Writer } from '../writer.ts'
import { readingOf } from './market.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

type Key = Exclude<keyof ProfileFigures, 'rank'>

/** Of all but the rank, which stands in the first sentence. */
const LABELS: Readonly<Record<Key, readonly [en: string, zh: string]>> = {
  price: ['Price', '价格'],
  change24h: ['24 h change', '24 小时涨跌'],
  change7d: ['7 day change', '7 天涨跌'],
  change30d: ['30 day change', '30 天涨跌'],
  change1y: ['1 year change', '1 年涨跌'],
  marketCap: ['Market cap', '市值'],
  fullyDilutedValuation: ['Fully diluted valuation', '完全稀释估值'],
  volume24h: ['Volume (24 h)', '24 小时成交额'],
  circulatingSupply: ['Circulating supply', '流通量'],
  totalSupply: ['Total supply', '总量'],
  maxSupply: ['Maximum supply', '最大供应量'],
  allTimeHigh: ['All-time high', '历史最高价'],
  allTimeLow: ['All-time low', '历史最低价'],
  fromAllTimeHigh: ['From the all-time high', '距历史最高'],
  commits4Weeks: ['Commits in 4 weeks', '近 4 周代码提交'],
  contributors: ['Contributors', '贡献者'],
  stars: ['Stars', '星标'],
}

const FIRST: Readonly<Record<ProfileFocus, readonly Key[]>> = {
  all: ['price', 'marketCap'],
  brief: ['price', 'change24h', 'marketCap'],
  supply: ['circulatingSupply', 'totalSupply', 'maxSupply', 'fullyDilutedValuation'],
  extremes: ['allTimeHigh', 'fromAllTimeHigh', 'allTimeLow'],
  market: ['marketCap', 'volume24h', 'fullyDilutedValuation'],
  developers: ['commits4Weeks', 'contributors', 'stars'],
  launch: ['price'],
}

const DATED: ReadonlySet<Key> = new Set(['allTimeHigh', 'allTimeLow'])
const LONGEST_DESCRIPTION = 300

/** What one asset is, with what was asked of it first. */
export const profile: Topic<PlanOf<'profile'>> = {
  port: 'market',
  step: ({ asset }, language) => RESEARCH_MESSAGES[language].profile(asset.called),
  async read({ asset, focus }, { data: { market }, now, signal }) {
    if (!market) return null
    const [known, candidates] = await Promise.all([
      market.profile(asset.called, 'usd', signal),
      market.find(asset.called, signal),
    ])
    const isBrief = focus === 'brief'
    if (!known)
      return unknown(({ texts }) => (isBrief ? [] : [texts.unknownAsset([plain(asset.called)])]))
    // Those that share a ticker that was asked for are named by the desk.
    const isNamed = asset.others.length > 0 || isBrief
    const others = isNamed ? [] : sharing(known, candidates).map(({ name }) => name)
    const found = findingOf({
      title: `${known.name} (${known.symbol}) – ${market.name}`,
      url: known.url,
      ...{ excerpt: listed(known.figures), result: known },
    })
    const said = isBrief ? briefly(known.figures) : found.figures
    return readingOf({ ...found, figures: said ?? [] }, (writer) => [
      ...imitations([known], writer),
      lead(known, focus, writer, market.name),
      ...(focus === 'all' ? [described(known)] : []),
      ...(isBrief ? [] : [writer.card(assetCard(known, writer.context(market.name, now)))]),
      ...(others.length > 0 ? [writer.texts.others(plain(known.name), others.map(plain))] : []),
    ])
  },
}

const briefly = (figures: ProfileFigures) =>
  [...FIRST.brief, 'rank' as const].flatMap((key) => figures[key] ?? [])

function lead(known: AssetProfile, focus: ProfileFocus, writer: Writer, from: string): string {
  const { name, symbol, rank, genesisDate, figures } = known
  const called = `${plain(name)} (${plain(symbol)})`
  const at = figures.price?.asOf ?? figures.marketCap?.asOf ?? ''
  const said = at ? writer.from(from, at) : ''
  const end = said && writer.pick(` (${said})`, `（${said}）`)
  if (focus === 'launch') {
    const day = genesisDate
    if (!day)
      return writer.pick(
        `${from} gives no first day of ${called}${end}.`,
        `${from} 没有给出 ${called} 的起始日期${end}。`,
      )
    return writer.pick(
      `**The chain of ${called} began on ${day}**${end}.`,
      `**${called} 的链始于 ${day}**${end}。`,
    )
  }
  const facts = FIRST[focus].flatMap((key) => {
    const figure = figures[key]
    if (!figure) return []
    const day = DATED.has(key) ? ` (${figure.asOf.slice(0, 10)})` : ''
    return [`${writer.pick(...LABELS[key])} ${writer.show(figure)}${day}`]
  })
  const place =
    rank === null ? '' : writer.pick(`, rank ${rank} by market cap`, `，市值排名第 ${rank}`)
  const nothing = writer.pick('this is not known', '没有这项数据')
  const list = facts.length > 0 ? facts.join(writer.pick(', ', '，')) : nothing
  return writer.pick(
    `**${called}: ${list}**${place}${end}.`,
    `**${called}：${list}**${place}${end}。`,
  )
}

/** The provider's words, as a quotation: nothing in them is ours. */
function described({ description }: AssetProfile): string {
  const text = [...description].slice(0, LONGEST_DESCRIPTION).join('')
  const cut = text.length < description.length ? `${text.trimEnd()}…` : text
  return cut ? `> ${plain(cut)}` : ''
}
