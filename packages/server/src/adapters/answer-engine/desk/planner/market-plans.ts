import type { Span } from '../../../../ports/market-data.ts'
import type { Plan, ProfileFocus, Purchases } from '../plan.ts'
import type { Request } from './request.ts'
import { asksForPlace } from './terms.ts'

const USUAL_LIMIT = 10
const BITCOIN = { called: 'Bitcoin', ticker: 'BTC', others: [] }

/** What the whole market is asked for, or the profile of one asset. */
export function marketPlan(request: Request): Plan | null {
  const { topic, assets, folded, limit } = request
  const [first] = assets
  switch (topic) {
    case 'trending':
      return { kind: 'trending' }
    case 'wholeMarket':
      return { kind: 'wholeMarket' }
    case 'exchanges':
      return { kind: 'exchanges', limit: Math.min(limit ?? USUAL_LIMIT, USUAL_LIMIT) }
    case 'derivatives':
      return { kind: 'derivatives', asset: first ?? BITCOIN }
    case 'ranking':
      return placedIn(rankingOf(request), request.place) ?? placeOf(request)
    case 'regular':
      return regularOf(request)
    default:
      return first ? { kind: 'profile', asset: first, focus: focusOf(folded) } : null
  }
}

const LOSERS =
  /\blosers?\b|\bworst\b|\b(?:down|fell|lost|fallen|dropped|dumped)\b|\bdrops?\b|\bdumps?\b|跌/u
const GAINERS =
  /\bgainers?\b|\bmovers?\b|\bbest[- ]performing\b|\btop performers?\b|\b(?:up|rose|gained|risen|pumped)\b|\bwinners?\b|\bpumps?\b|涨/u

type RankingPlan = Extract<Plan, { kind: 'ranking' }>

function rankingOf({ folded, days, category, limit, names }: Request): RankingPlan | null {
  // The rank of one asset is part of its profile.
  if (names.some(({ kind }) => kind === 'asset') && !LOSERS.test(folded) && !GAINERS.test(folded))
    return null
  const isVolume = /\bvolumes?\b|\bmost traded\b|成交|交易量/u.test(folded)
  const byChange = LOSERS.test(folded) ? 'losers' : GAINERS.test(folded) ? 'gainers' : 'market_cap'
  return {
    ...{ kind: 'ranking', by: isVolume ? 'volume' : byChange, span: spanOf(folded, days) },
    ...{ category, limit: limit ?? USUAL_LIMIT },
  }
}

/** One place of it, where that is asked for. */
function placedIn(plan: RankingPlan | null, place: number | null): Plan | null {
  if (!plan || place === null) return plan
  const { by, span, category } = plan
  return { kind: 'placed', place, by, span, category }
}

/** Of one asset its profile tells the place. */
const placeOf = ({ assets: [asset, ...others], folded }: Request): Plan | null =>
  asset && others.length === 0 && asksForPlace(folded)
    ? { kind: 'profile', asset, focus: 'market' }
    : null

function spanOf(folded: string, days: number | null): Span {
  if (/\b(?:1 ?h|hour|last hour)\b|(?:一|1)\s?(?:个)?小时/u.test(folded)) return '1h'
  if (days === null || days <= 1) return '24h'
  if (days <= 8) return '7d'
  return days <= 92 ? '30d' : '1y'
}

const FOCUSES: readonly (readonly [RegExp, ProfileFocus])[] = [
  [/\bath\b|\batl\b|all[- ]time|\bever\b|\brecord\b|\bpeak\b|历史|前高|最高|最低/u, 'extremes'],
  [/suppl|\bfdv\b|fully diluted|tokenomics|流通|供应|总量|发行量|稀释|代币经济/u, 'supply'],
  [/github|commits?\b|developers?\b|开发|代码/u, 'developers'],
  [/launch|上线/u, 'launch'],
  [/market ?cap|volume|\brank|市值|成交|排名/u, 'market'],
]

const focusOf = (folded: string): ProfileFocus =>
  FOCUSES.find(([pattern]) => pattern.test(folded))?.[1] ?? 'all'

const LONGEST_DAYS = 3650

function regularOf({ assets: [asset], subjects, days, folded }: Request): Plan | null {
  const money = subjects.find((subject) => subject.kind === 'amount' && subject.unit === 'USD')
  if (!asset || money?.kind !== 'amount' || money.value <= 0) return null
  const purchases: Purchases = {
    ...{ amount: money.value, every: everyOf(folded) },
    days: Math.min(days ?? 365, LONGEST_DAYS),
  }
  return { kind: 'regular', asset, purchases }
}

function everyOf(folded: string): Purchases['every'] {
  if (/\b(?:every|each|a|per) day\b|\bdaily\b|每天|每日/u.test(folded)) return 1
  return /\bmonth|每月|每个月/u.test(folded) ? 30 : 7
}
