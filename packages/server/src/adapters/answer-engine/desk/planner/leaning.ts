import { placeIn } from './terms.ts'
import type { Topic } from './topics.ts'

/** Continues what was asked before, even of something else. */
const CONTINUES =
  /^\W*(?:and|but|what about|how about|so|then|now|ok|same|also|make it|change|switch)\b|^(?:那么?|还有|然后|接着|再|换|改|如果)|呢\W*$/u
/** Refers to what was asked about before. */
const REFERS =
  /\b(?:it|its|it's|they|them|their|that|this|those|these|both|same)\b|它|他们|这个|那个|这两|两者|两个|上面|刚才|其/u
/** So few characters say only what is different now. */
const SHORT = 24

/** Names the whole field. */
const FIELD =
  /\bcrypto(?:s|currency|currencies)?\b|\bdefi\b|\bnfts?\b|\bweb3\b|\bmarkets?\b(?! ?cap)|加密|币圈|币市|币种|大盘|全市场/u
/** Wants the first of many. */
const FIRST_OF_MANY =
  /\b(?:largest|biggest|top|best|highest|most|list)\b.*\b(?:protocols|chains|coins|tokens|pools|yields|stable ?coins|exchanges|l[12]s)\b|(?:最[大高多好低]|排[名行]|前\S{1,3}).*(?:协议|公链|币(?!价)|池|交易所)|(?:协议|公链|币(?!价)|池|交易所).*(?:最[大高多好低]|排[名行]|前\S{1,3})/u
/** Of a kind, whose places all of it has. */
const KIND = /\b(?:protocols?|chains?|blockchains?|l[12]s?)\b|协议|公链/u
/** Nothing that is named is needed for these. */
const OF_ALL: ReadonlySet<Topic | null> = new Set([
  ...(['ranking', 'trending', 'exchanges', 'wholeMarket', 'mood'] as const),
])

export const continues = (folded: string): boolean => CONTINUES.test(folded)
export const isShort = (text: string): boolean => text.length <= SHORT
/** At most a short sentence. */
export const isBrief = (text: string): boolean => text.length <= SHORT * 2

/** Rests on what was asked before. */
export const leansOn = (text: string, folded: string): boolean =>
  CONTINUES.test(folded) || REFERS.test(folded) || isShort(text)

/** Asks of everything there is, whatever was spoken of before. */
export const isGeneral = (folded: string, topic: Topic | null): boolean =>
  !REFERS.test(folded) &&
  (FIELD.test(folded) ||
    FIRST_OF_MANY.test(folded) ||
    OF_ALL.has(topic) ||
    (placeIn(folded) !== null && KIND.test(folded)))

/** Asks for what belongs to what was named before: “what is the market cap”, not “what is FDV”. */
export const meansIt = (folded: string): boolean => REFERS.test(folded) || /\bthe\b/u.test(folded)

/** Names what only data has, even after an explanation. */
export const namesFigures = (folded: string): boolean =>
  /\bprices?\b|\bcharts?\b|\bmarket ?cap\b|\btvl\b|\bnews\b|价格|币价|现价|走势|市值|新闻/u.test(
    folded,
  )

/** Means two things that were asked about one after the other. */
export const meansBoth = (folded: string): boolean => /\bboth\b|\bthe two\b|两者|两个/u.test(folded)
