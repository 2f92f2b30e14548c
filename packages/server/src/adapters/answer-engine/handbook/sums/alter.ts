import { isMoneyLike, type Quantity, sumQuestion } from './quantities.ts'

/** What a question gives instead of what stood in an earlier one. */
interface Changes {
  readonly quantities: readonly Quantity[]
  /** Words for the other side or direction. */
  readonly turns: readonly Turn[]
}

interface Turn {
  /** The word as it is asked now. */
  readonly asked: RegExp
  /** The opposite in the earlier question. */
  readonly opposite: RegExp
  readonly zh: string
  readonly en: string
}

interface Altered {
  readonly text: string
  /** What was replaced by what. */
  readonly pairs: readonly (readonly [string, string])[]
}

const UP = /涨|升(?!级)|\b(?:up|rises?|rose|gains?|pumps?)\b/i
const DOWN = /跌|砸|\b(?:down|drops?|dropped|falls?|fell|dumps?|crash(?:es)?)\b/i
const LONG = /做多|开多(?!少)|多单|\blong(?:ed|ing)?\b/i
const SHORT = /做空|开空|空单|\bshort(?:ed|ing)?\b/i

const TURNS: readonly Turn[] = [
  { asked: UP, opposite: DOWN, zh: '涨', en: 'up' },
  { asked: DOWN, opposite: UP, zh: '跌', en: 'down' },
  { asked: LONG, opposite: SHORT, zh: '做多', en: 'long' },
  { asked: SHORT, opposite: LONG, zh: '做空', en: 'short' },
]

/** In UTF-16 units; who says more asks something else. */
const LONGEST = 60

/** Words that ask for the same again and add nothing to it. */
const AGAIN =
  /^(?:and|but|so|then|ok|okay|what|whats|how|about|if|with|at|for|on|in|of|by|to|a|an|the|i|it|is|its|was|were|my|me|price|goes|go|went|instead|only|just|now|do|does|did|would|will|be|say|let|lets|make|made|use|used|using|had|have|put|same|but|rather|than|not|again|much|profit|lose|loss|leverage|up|down|rises?|drops?|falls?|long|short|when|where|actually|sold?|sell|bought|buy|paid|rate|fee|over|after|years?|months?|days?)$/i
const AGAIN_ZH =
  /[那么如果要是换成改用的话呢吗了就是又再倍杠杆涨跌赚亏多少能会算一下按给我呀啊嘛做开空单仓拿投买卖到只有变为呐咧还假设若以时候年月天个后本金额成数量价格率利]/

/** What a question changes in an earlier one; null if it asks for anything else. */
export function changesIn(original: string, earlier: string): Changes | null {
  if (original.length > LONGEST) return null
  const { text, quantities } = sumQuestion(original)
  const [first] = quantities
  const rest = first
    ? quantities.map(({ before }) => before).join(' ') + (quantities.at(-1)?.after ?? '')
    : text
  const known = new Set(wordsIn(earlier))
  if (!wordsIn(rest).every((word) => known.has(word) || AGAIN.test(word) || AGAIN_ZH.test(word)))
    return null
  const turns = TURNS.filter(
    ({ asked, opposite }) => asked.test(rest) && !opposite.test(rest) && !asked.test(earlier),
  )
  return quantities.length > 0 || turns.length > 0 ? { quantities, turns } : null
}

/** The earlier question with what is new; null if it is not clear what that stands for. */
export function altered(earlier: string, { quantities, turns }: Changes): Altered | null {
  let text = sumQuestion(earlier).text
  const pairs: (readonly [string, string])[] = []
  const replaced = new Set<string>()
  for (const turn of turns) {
    const [word, ...others] = text.match(new RegExp(turn.opposite, 'gi')) ?? []
    if (!word || others.length > 0) return null
    const other = /\p{Script=Han}/u.test(word) ? turn.zh : turn.en
    text = text.replace(word, other)
    pairs.push([word, other])
  }
  for (const quantity of quantities) {
    const all = sumQuestion(text).quantities
    const free = all.filter(({ written }) => !replaced.has(written))
    const meant = counterpart(quantity, free)
    if (!meant) return null
    const written = writtenLike(quantity, meant)
    text = all
      .map((each) => each.before + (each === meant ? written : each.written))
      .join('')
      .concat(all.at(-1)?.after ?? '')
    replaced.add(written)
    if (written.trim() !== meant.written.trim()) pairs.push([meant.written, written])
  }
  return { text, pairs }
}

/** So few characters, as of “at”, leave what is done to the words before the number before. */
const FEW = 4

/** The one number that another is given for: of its unit, and by its words if several are. */
function counterpart(quantity: Quantity, all: readonly Quantity[]): Quantity | null {
  const isBare = quantity.unit === 'none'
  const fitting = all.filter((each) =>
    isBare
      ? isOfSize(quantity, each)
      : each.unit === quantity.unit || (isMoneyLike(quantity) && isMoneyLike(each)),
  )
  const [only, ...others] = fitting
  if (!only) return null
  if (others.length === 0) return only
  const words = new Set(nearWords(quantity))
  const shared = fitting.map((each) => {
    const verb = each.before.trim().length < FEW ? (all[all.indexOf(each) - 1]?.before ?? '') : ''
    const near = nearWords({ ...each, before: `${verb} ${each.before}` })
    return near.filter((word) => words.has(word)).length
  })
  const most = Math.max(...shared)
  const [best, ...equal] = fitting.filter((_, at) => shared[at] === most)
  return most > 0 && best && equal.length === 0 ? best : null
}

/** A number without a unit stands for one that it could have been written for. */
const MOST_TIMES = 20
function isOfSize({ value }: Quantity, { value: other, unit }: Quantity): boolean {
  const written = unit === 'percent' ? other.times(100) : other
  if (written.isZero() || value.isZero()) return false
  const times = value.div(written).abs()
  return times.lessThanOrEqualTo(MOST_TIMES) && times.times(MOST_TIMES).greaterThanOrEqualTo(1)
}

const DIGITS =
  /-?[\d.,]*\d(?:\s?(?:万亿|[百千]万|[十百千]亿|[千万亿]|(?:thousand|million|billion|trillion|mio|mn|bn|[kmbtw])(?![a-z])))?/i

/** A number without a unit takes that of the one whose place it takes. */
function writtenLike({ unit, written }: Quantity, meant: Quantity): string {
  return unit === 'none' ? meant.written.replace(DIGITS, () => written.trim()) : written
}

/** Other forms of a word that says which number one is. */
const SAME_WORD: readonly (readonly [RegExp, string])[] = [
  [/^(?:sell|sold|selling)$/, 'sell'],
  [/^(?:buy|bought|paid|pay|cost)$/, 'buy'],
  [/^(?:entry|enter|entered|open|opened)$/, 'entry'],
  [/^(?:exit|close|closed)$/, 'exit'],
]
const FORM_WORDS = /^(?:and|what|how|about|if|with|the|a|i|it|of|in|是|的|了|呢|那|如|果)$/

function nearWords({ before, after }: Quantity): string[] {
  const [behind = ''] = after.slice(0, 6).split(/[,，。;；]/)
  return wordsIn(`${before.slice(-14)} ${behind}`).flatMap((word) => {
    const same = SAME_WORD.find(([form]) => form.test(word))?.[1] ?? word
    return FORM_WORDS.test(same) ? [] : same
  })
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("'", '')
    .match(/\p{Script=Han}|[a-z]+/gu) ?? []
