const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\beuros?\b|\beur\b|€|欧元/u, 'eur'],
  [/\bgbp\b|\bpounds?\b|\bsterling\b|£|英镑/u, 'gbp'],
  [/\bcny\b|\brmb\b|\byuan\b|人民币|多少元|几元/u, 'cny'],
  [/\bjpy\b|\byen\b|日元|日圆/u, 'jpy'],
  [/\bkrw\b|\bkorean won\b|韩元|韩币/u, 'krw'],
  [/\bhkd\b|\bhong kong dollars?\b|港币|港元/u, 'hkd'],
  [/\btwd\b|\bntd\b|\btaiwan dollars?\b|台币/u, 'twd'],
  [/\binr\b|\brupees?\b|卢比/u, 'inr'],
  [/\busd\b|\bdollars?\b|美元|美金/u, 'usd'],
]

export function currencyIn(folded: string): string | null {
  return CURRENCIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

/** The currency that an amount is in, as sources call it; null for what is none. */
export const currencyOf = (unit: string): string | null =>
  CURRENCIES.find(([, code]) => code === unit.toLowerCase())?.[1] ?? null

/** As sources call them. */
const CATEGORIES: readonly (readonly [RegExp, string])[] = [
  [/\bdefi\b|去中心化金融/u, 'DeFi'],
  [/\bmeme ?(?:coins?|tokens?)?\b|\bmemes\b|土狗|迷因|模因|meme\s?币/u, 'Meme'],
  [/\bstable ?coins?\b|稳定币/u, 'Stablecoins'],
  [/\b(?:layer ?1|l1)s?\b|公链/u, 'Layer 1'],
  [/\b(?:layer ?2|l2)s?\b|二层/u, 'Layer 2'],
  [/\bai\b|人工智能/u, 'Artificial Intelligence'],
  [/\b(?:gaming|gamefi|game) (?:coins?|tokens?)\b|\bgamefi\b|链游|游戏币/u, 'Gaming'],
  [/\brwas?\b|\breal[- ]world assets?\b|现实资产/u, 'Real World Assets'],
  [/\bprivacy (?:coins?|tokens?)\b|隐私币/u, 'Privacy'],
  [/\boracles?\b|预言机/u, 'Oracle'],
  [/\bdepin\b/u, 'DePIN'],
  [/\bexchange (?:coins?|tokens?)\b|平台币/u, 'Exchange-based Tokens'],
]

export function categoryIn(folded: string): string | null {
  return CATEGORIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

/** As the source of DeFi calls its kinds of protocols. */
const PROTOCOLS: readonly (readonly [RegExp, string])[] = [
  [/\blending\b|\bmoney markets?\b|借贷/u, 'Lending'],
  [/\bliquid staking\b|流动性质押/u, 'Liquid Staking'],
  [/\bdex(?:es|s)?\b|\bdecentrali[sz]ed exchanges?\b|去中心化交易所/u, 'Dexs'],
  [/\bbridges?\b|跨链桥/u, 'Bridge'],
  [/\brestaking\b|再质押/u, 'Restaking'],
]

export function protocolCategoryIn(folded: string): string | null {
  return PROTOCOLS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

const SPELLED: Readonly<Record<string, number>> = {
  ...{ three: 3, five: 5, ten: 10, twenty: 20 },
  ...{ 三: 3, 五: 5, 十: 10, 二十: 20 },
}
const COUNT =
  /(?:\btop |前\s?)(\d{1,3}|three|five|ten|twenty|二十|三|五|十)|\b(\d{1,2}|three|five|ten|twenty) (?:largest|biggest|most|best|worst|top)\b|\btop(\d{1,2})\b/u
const MOST = 25

export function limitIn(folded: string): number | null {
  const match = COUNT.exec(folded)
  const written = match?.[1] ?? match?.[2] ?? match?.[3]
  if (!written) return null
  return Math.min(MOST, Math.max(1, SPELLED[written] ?? Number(written)))
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const HAN_ORDINALS = '一二三四五六七八九十'
const PLACE =
  /\b(?:the |number |no\.? ?|#)(?<word>first|second|third|fourth|fifth|sixth|seventh|eighth|\d{1,2}(?=st|nd|rd|th|\b))|\b(?:is|ranks|comes) (?<next>first|second|third|fourth|fifth|sixth|seventh|eighth|\d{1,2}(?=st|nd|rd|th))|第\s?(?<han>[一二三四五六七八九十]|\d{1,2})\s?(?:个|名|位|大)?/u
/** Of what was, and not of a place. */
const ONCE = /\bever\b|\bwas\b|\bwere\b|\btime\b|次|轮|代|季/u

/** “The second one”, “which is second”, “第二名”. */
export function placeIn(folded: string): number | null {
  const { word, next, han } = PLACE.exec(folded)?.groups ?? {}
  const written = word ?? next ?? han
  if (!written || ONCE.test(folded)) return null
  const spelled = Math.max(ORDINALS.indexOf(written), HAN_ORDINALS.indexOf(written)) + 1
  const place = spelled || Number(written)
  return place >= 1 && place <= MOST ? place : null
}

const OF_A_PLACE = /\brank(?:s|ed|ing)?\b|\b(?:which|what) (?:place|position)\b|第几|排名|名次/u

/** “Which place has Aave”, “排第几”. */
export const asksForPlace = (folded: string): boolean => OF_A_PLACE.test(folded)
