import { type Aspect, isDefinition } from './aspects.ts'
import type { Entry } from './handbook.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Part, Withheld } from './plan.ts'
import { type Ranked, SAME } from './ranking.ts'
import { type Focus, NOW, SURE } from './wants.ts'
import { asksYesOrNo } from './yes-or-no.ts'

export const GUIDES: Readonly<Record<Focus, Guide>> = {
  figures: { slug: 'volatility', aspects: ['why'], most: 0 },
  news: { slug: 'volatility', aspects: ['why'], most: 2 },
  forecast: { slug: 'market-cycles', aspects: ['steps'], most: 2 },
  advice: { slug: 'dollar-cost-averaging', aspects: ['risk'], most: 2 },
}
/** What is said of a coin to whoever asks whether to buy it. */
export const ITS_RISKS = { reason: 'guide', aspects: ['risk'], least: 1, most: 1 } as const
const CHOICE: Guide = { slug: 'altcoins-evaluation', aspects: ['steps'], most: 2 }
const LEAVING: Guide = { slug: 'market-cycles', aspects: ['steps'], most: 1 }
const SAVINGS: Guide = { slug: 'savings-and-emergency-fund', aspects: ['risk', 'steps'], most: 1 }
const LOSSES: Guide = { slug: 'risk-management', aspects: ['trouble'], most: 1 }
const STARTS: Guide = { slug: 'airdrops', aspects: ['steps'], most: 0 }
const OWN_SAVINGS =
  /存款|积蓄|身家|养老[钱金]|借钱|[贷借]款|[网房]贷|[借花]呗|梭哈|房子[卖抵]|卖房|辞职|savings|pension|retirement|loan|mortgage|all[- ]in|ape in/i
/** News about a price, which the entry on it explains in general. */
const MOVE =
  /[涨跌崩砸]|跳水|拉升|crash|dump|pump|\b(?:up|down|drop\w*|fall\w*|ris\w*|surg\w*|rall\w*)\b/i
/** News about a token that is not traded yet. */
const LAUNCH = /发币|空投|上线|上所|开网|主网|\b(?:list|launch|live|airdrop|tge|mainnet)/i
/** What rises and falls, and when to be in it; without it a forecast is of something else. */
const PRICE =
  /[涨跌崩升牛熊顶底买卖追冲炒]|价|\d|回本|新高|倍|翻身|反弹|诱[多空]|起来|行情|回调|拉盘|多少|(?<!计算)机会|复活|周期|减半|season|pric|\b(?:go(?:es|ing)? (?:up|down)|up|down|ris\w*|rall\w*|moon\w*|crash\w*|drop\w*|fall\w*|a?t?h?igh\w*|lows?|hit|reach\w*|recover\w*|bull\w*|bear\w*|bottom\w*|tops?|peak\w*|pump\w*|dump\w*|buy\w*|sell\w*|hold\w*|worth|invest\w*|cycle\w*|halving|flip\w*|outperform|comeback|come back|run|market|move\w*|ath)\b/i
/** Who speaks so has lost, and asks what to do now. */
const LOST =
  /亏了?(?:完|光|掉|损|很多|好多|不少|大半|\d|[一二三四五六七八九十几百千万])|套牢|被套|套了|深套|翻本|回本|补仓|割肉|摊低成本|\bunderwater\b|\b(?:make|win|earn|get) (?:it all|it|my money|everything) back\b/i
const SELLING = /卖|清仓|割肉|逃顶|\bsell/i
const CHOOSING = /哪|[什啥]么?币|推荐|which|what|best(?! (?:time|moment|hour|day)\b)|top|recommend/i

/** Entries that help with a subject of finance without an entry of its own. */
export const ANY_MONEY: readonly string[] = ['portfolio-diversification', 'risk-management', 'etfs']

interface Guide {
  readonly slug: string
  /** The aspects of it that help. */
  readonly aspects: readonly Aspect[]
  readonly most: number
}

/** What holds in every country on taxes, or else on what is lawful. */
export function lawGuideFor(text: string): Guide {
  return { slug: /税|\btax/i.test(text) ? 'taxes' : 'regulation', aspects: ['law'], most: 2 }
}

/** True for an entry that says what the law of a place is on its subject. */
export function isOnLawOf(entry: Entry | null, { places, text }: ParsedQuestion): boolean {
  if (!entry || lawGuideFor(text).slug !== 'regulation') return false
  return entry.sections.some(
    ({ aspects, body }) => aspects.includes('law') && places.some((place) => place.isNamedIn(body)),
  )
}

/** What helps where a request can't be granted; null without such a request, or if the question names an entry. */
export function guideFor(
  { focus, text, unlisted }: ParsedQuestion,
  isSpecial: boolean,
): Guide | null {
  const [requested] = focus
  if (!requested || isSpecial) return null
  if (requested === 'advice' && OWN_SAVINGS.test(text)) return SAVINGS
  if (requested === 'advice' && LOST.test(text)) return LOSSES
  if (requested === 'advice' && (CHOOSING.test(text) || unlisted.length > 0)) return CHOICE
  if (requested === 'news' && LAUNCH.test(text)) return STARTS
  if (requested === 'news' && !MOVE.test(text)) return { ...GUIDES.news, most: 0 }
  return requested === 'advice' && SELLING.test(text) ? LEAVING : GUIDES[requested]
}

/** True if it is asked what to do with money that somebody lives on. */
export function isOnSavings({ focus, text }: ParsedQuestion): boolean {
  return focus[0] === 'advice' && /pension|retirement|养老金/i.test(text)
}

/** From how near on an entry answers what is to come of something else than a price. */
const NEARLY = 0.4

/** True if it is asked what will become of something else than a price, on which an entry says more. */
export function isOfOther({ focus, text }: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  if (focus[0] !== 'forecast' || PRICE.test(text)) return false
  return ranked.some(({ alike }) => alike >= NEARLY)
}

/** What a price may become; how much is borrowed is none. */
const MULTIPLE = /\bwill\b.*\b\d+ ?x\b(?! leverage)|[涨翻]\d+ ?倍/i
/** How many bitcoins there will be is no price. */
const withoutLimit = (text: string) => text.replace(/21 ?million|2100 ?万/gi, '')

/** From how near on an entry tells what is asked, so that only what is surely meant counts. */
const NEAR = 0.5
const QUOTED = /\bprice\b|币价|多少钱/i
/** How many coins there can be is no figure of a day. */
const CONSTANT =
  /\bever\b|\btotal\b|\bmax(?:imum)?\b|总量|总共|一共|上限|\bhow many .*\b(?:are|is) there\b/i

/** What is requested and can't be given, of a question to which an entry, or what one is known to answer, comes so near. */
export function surelyRequested(
  { aspects, before, focus, language, likely, text }: ParsedQuestion,
  nearest: number,
  known: number,
): readonly Focus[] {
  // Whether something is safe asks for no decision.
  const isOnRisk = aspects.includes('risk')
  if (NOW.test(text) || (nearest < NEAR && !isOnRisk)) return focus
  const isSettled = before === null && known >= SAME
  return focus.filter((requested) => {
    // What a section is known to answer is settled, be it about a price or a past event.
    if (isSettled && requested === 'news') return false
    if (isSettled && requested === 'figures' && !isDefinition(aspects)) return false
    if (
      isSettled &&
      requested === 'forecast' &&
      !asksYesOrNo(text, language) &&
      !PRICE.test(withoutLimit(text))
    )
      return false
    // What was wanted before is wanted of another coin.
    if (likely[requested] < NEAR || (requested !== 'advice' && nearest < NEAR)) return true
    if (requested === 'figures' && CONSTANT.test(text)) return false
    if (requested === 'forecast' && MULTIPLE.test(text)) return true
    return likely[requested] >= SURE || (requested === 'figures' && QUOTED.test(text))
  })
}

/** True if it is asked what a price will do; a follow-up may only name another coin. */
function isOfPrice({ aspects, before, text }: ParsedQuestion): boolean {
  return PRICE.test(text) || (before !== null && isDefinition(aspects))
}

/** True if no sum may be in the answer that could be taken for what can't be known. */
export function withoutSums(reading: ParsedQuestion): boolean {
  return reading.focus.some((requested) => requested !== 'forecast' || isOfPrice(reading))
}

/** What an answer that begins with this part says plainly that it can't give. */
export function withheldFrom(reading: ParsedQuestion, { entry, reason }: Part): Withheld[] {
  return reading.focus.flatMap((requested): Withheld[] => {
    if (reason === 'guide') return [requested]
    if (requested === 'advice' && !isBought(entry)) return []
    return requested === 'forecast' && !isOfPrice(reading) ? ['future'] : [requested]
  })
}

/** Topics of entries on nothing that one buys. */
const UNBOUGHT: ReadonlySet<string> = new Set(
  'security wallets scams regulation tax exchanges technology'.split(' '),
)

/** False for means of safekeeping and the like: whether to get a wallet is no investment decision. */
function isBought({ topics: [topic = ''] }: Entry): boolean {
  return !UNBOUGHT.has(topic)
}
