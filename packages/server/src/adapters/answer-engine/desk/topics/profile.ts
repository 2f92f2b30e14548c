import type { AssetProfile, ProfileFigures } from '../../../../ports/market-data.ts'
import { assetCard } from '../../drawings/cards.ts'
import { findingOf } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { excerptOf, sharing } from '../../research/profile-tool.ts'
import { noteOf } from '../meant-assets.ts'
import type { ProfileFocus } from '../plan.ts'
import { calledOf, imitations, plain, type Writer } from '../writer.ts'
import { readingOf } from './market.ts'
import { unknownAssets } from './read-each.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

/** All but the rank, which ends the first sentence. */
type Key = Exclude<keyof ProfileFigures, 'rank'>

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
    if (!known) return unknown((writer) => (isBrief ? [] : unknownAssets([asset.called], writer)))
    // Those that share a ticker that was asked for are named by the desk.
    const isNamed = asset.others.length > 0 || isBrief
    const others = isNamed ? [] : sharing(known, candidates).map(({ name }) => name)
    const found = findingOf({
      title: `${known.name} (${known.symbol}) – ${market.name}`,
      url: known.url,
      ...{ excerpt: excerptOf(known), result: known },
    })
    const said = isBrief ? briefly(known.figures) : found.figures
    return readingOf({ ...found, figures: said ?? [] }, (writer) => [
      ...imitations([known], writer),
      lead(known, focus, writer, market.name),
      ...(focus === 'all' ? [described(known)] : []),
      ...(isBrief ? [] : [writer.card(assetCard(known, writer.context(market.name, now)))]),
      ...(others.length > 0 ? [noteOf(known.name, others)(writer)] : []),
    ])
  },
}

const briefly = (figures: ProfileFigures) =>
  [...FIRST.brief, 'rank' as const].flatMap((key) => figures[key] ?? [])

function lead(known: AssetProfile, focus: ProfileFocus, writer: Writer, from: string): string {
  const { rank, genesisDate: day, figures } = known
  const { say } = writer
  const at = figures.price?.asOf ?? figures.marketCap?.asOf ?? ''
  const end = at ? say('profile.end', { from: writer.from(from, at) }) : ''
  const name = calledOf(known)
  if (focus === 'launch')
    return day
      ? say('profile.launch', { name, day, end })
      : say('profile.noLaunch', { source: from, name, end })
  const facts = FIRST[focus].flatMap((key) => {
    const figure = figures[key]
    if (!figure) return []
    const day = DATED.has(key) ? ` (${figure.asOf.slice(0, 10)})` : ''
    return [`${say(`label.${key}`)} ${writer.show(figure)}${day}`]
  })
  const list = facts.length > 0 ? writer.facts(facts) : say('profile.unknown')
  return say('profile.lead', { name, facts: list, rank: rank ?? 0, end })
}

/** The provider's words, as a quotation: nothing in them is ours. */
function described({ description }: AssetProfile): string {
  const text = [...description].slice(0, LONGEST_DESCRIPTION).join('')
  const cut = text.length < description.length ? `${text.trimEnd()}…` : text
  return cut ? `> ${plain(cut)}` : ''
}
