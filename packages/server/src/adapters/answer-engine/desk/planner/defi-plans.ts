import type { NamedSubject } from '../../../../subjects/subject.ts'
import { isStablecoin, plainName } from '../../spoken-names.ts'
import type { Plan } from '../plan.ts'
import type { Request } from './request.ts'
import { asksForPlace, protocolCategoryIn } from './terms.ts'
import type { Topic } from './topics.ts'

const USUAL_LIMIT = 10

/** Topics that the source of DeFi answers. */
export const isDefi = ['tvl', 'fees', 'yields', 'stablecoins'] as const satisfies readonly Topic[]

/** What stands for a staked coin in pools. */
const STAKED: Readonly<Record<string, readonly string[]>> = {
  ETH: ['STETH', 'WSTETH', 'RETH', 'WEETH', 'CBETH'],
  SOL: ['JITOSOL', 'MSOL', 'JUPSOL', 'BNSOL'],
}
export function defiPlan(request: Request): Plan | null {
  const { topic } = request
  if (topic === 'yields') return yieldsOf(request)
  if (topic === 'stablecoins') return stablecoinsOf(request)
  const name = nameOf(request, ['protocol', 'chain'])
  if (topic === 'fees') return name ? { kind: 'fees', name } : null
  const asks = asksForPlace(request.folded) ? 'place' : null
  if (name) return { kind: 'tvl', name, days: request.days, asks }
  // A name that nothing is locked in.
  if (request.names.length > 0) return null
  return largestOf(request)
}

/** As sources call it, which is mostly how people do: Lido, and not Lido DAO. */
function nameOf(
  { names, folded, inherits }: Request,
  kinds: readonly NamedSubject['kind'][],
): string | null {
  for (const { candidates, end } of names) {
    const known = candidates.find((each) => kinds.some((kind) => each.kinds.includes(kind)))
    if (!known) continue
    // Names of an earlier question stand in another text.
    const version = inherits ? null : /^\s?(v\d)\b/u.exec(folded.slice(end))
    return [plainName(known.name), version?.[1]?.toUpperCase()].filter(Boolean).join(' ')
  }
  return null
}

function largestOf({ folded, limit, place }: Request): Plan {
  const isChains =
    /\b(?:block)?chains?\b|\bl[12]s?\b|layer ?[12]|公链|哪条链|各链|链.{0,3}(?:排名|排行)/u.test(
      folded,
    )
  return {
    ...{ kind: 'largest', of: isChains ? 'chain' : 'protocol' },
    ...{ category: protocolCategoryIn(folded), limit: Math.max(limit ?? USUAL_LIMIT, place ?? 0) },
    place,
  }
}

function yieldsOf(request: Request): Plan {
  const { names, folded, assets } = request
  const isOther = /\bpools?\b|\blend|\bborrow|\bdeposit|\bsupply|池|借|存/u.test(folded)
  const project = nameOf(request, ['protocol'])
  const isProject = (name: string) =>
    project === plainName(name) || project?.startsWith(`${plainName(name)} V`)
  const others = names.filter(({ candidates: [known] }) => !known || !isProject(known.name))
  const tickers = others.flatMap(({ candidates: [known] }) => known?.ticker ?? [])
  const symbol = tickers[0] ?? (names.length === 0 ? assets[0]?.called : undefined)
  const staked = symbol && !project && !isOther ? STAKED[symbol] : undefined
  const chain = others.flatMap(({ candidates }) =>
    candidates.filter(({ kinds, ticker }) => kinds.includes('chain') && ticker !== symbol),
  )[0]
  return {
    ...{ kind: 'yields', project, chain: chain?.name ?? null },
    symbols: staked ?? (symbol ? [symbol] : []),
    stablecoins: /\bstable ?coins?\b|稳定币/u.test(folded),
    by: /\b(?:best|highest|top|most)\b|最高|最好|最多/u.test(folded) ? 'apy' : 'tvl',
  }
}

/** Whether one keeps its peg, or how large they are. */
function stablecoinsOf({ assets, folded, day, days }: Request): Plan | null {
  const asset = assets.find(({ ticker, called }) => isStablecoin(ticker ?? called))
  if (!asset && assets.length > 0) return null
  const isOfStablecoins = asset || /\bstable ?coins?\b|稳定币|\bpegs?\b|\bde-?peg/u.test(folded)
  // What once was is history, which the handbook tells.
  if (!isOfStablecoins || (asset && ONCE.test(folded))) return null
  const wanted = asset?.ticker ?? asset?.called ?? null
  const isOfNow = day === null && (days === null || days <= 1)
  return { kind: 'stablecoins', wanted, asked: asset && isOfNow ? askedIn(folded) : null }
}

const ONCE =
  /\bever\b|\bhistor\w*\b|\bwhen did\b|\bbefore\b|\b20\d\d\b|曾|过吗|过没|历史|以前|20\d\d\s?年/u
const OF_YES_OR_NO =
  /^\W*(?:and |so |but )?(?:is|are|does|do|did|has|have|was)\b|吗|没有?\W*$|有没有|是不是|是否|有无/u
const LOST = /\bde-?peg\w*|\boff (?:its|their|the) peg|\blos[et]\b.*\bpeg|脱锚|脱钩/u

function askedIn(folded: string): 'held' | 'lost' | null {
  if (!OF_YES_OR_NO.test(folded)) return null
  return LOST.test(folded) ? 'lost' : 'held'
}
