import { type Decimal, exact, ONE } from '@coinquiry/calculators/arithmetic'
import { isMoneyLike, type Quantity, type SumQuestion } from './quantities.ts'

const UP =
  /(?:\bup|\bplus|加上?|\bris(?:es?|en|ing)|\brose|\bgain(?:s|ed)?|\bgrows?|\bgrew|\bincreas(?:es?|ed|ing)|\bpump(?:s|ed|ing)?|\+|涨|升|升值|涨幅|赚)(?:了|过)?\s*(?:by|of|about|约|大概|是|为)?\s*$/i
const UP_AFTER = /^\s*(?:price )?(?:up\b|higher|increase|gain\b|rise\b|的?涨幅)/i
const DOWN =
  /(?:\bdown|\bminus|减去?|\bdrop(?:s|ped|ping)?|\bfall(?:s|ing)?|\bfell|\bfallen|\blos(?:es?|t|ing|s)|\bdeclin(?:es?|ed)|\bdecreas(?:es?|ed)|\bcrash(?:es|ed|ing)?|\bdump(?:s|ed|ing)?|\bdrawdown|\bstop(?:[- ]?loss)?|跌|砸|打(?=掉)|亏|亏损|损失|跌幅|回撤|缩水|套|套牢|贬值|止损)(?:了|掉|过|去)?\s*(?:by|of|about|约|大概|是|为)?\s*$/i
const DOWN_AFTER =
  /^\s*(?:price )?(?:down\b|lower\b|loss\b|drop\b|fall\b|drawdown|decline|decrease|in the red|underwater|的?(?:亏损|跌幅|回撤|损失))/i
const TO =
  /(?:\bto|\bbec(?:ame|omes?)|\bturned into|变成了?|炒成|到|至|只剩|还剩|剩下?)(?:了)?\s*(?:about|around|约)?\s*$/i
const RATIO = /(?:\bratio(?: of| is)?|\br|价格比(?:率|例)?(?:是|为)?|比值(?:是|为)?)\s*=?\s*$/i

const WORDS: readonly (readonly [RegExp, Decimal])[] = [
  [/\bdoubl(?:es?|ed|ing)\b|翻倍|翻番|翻了?一番/i, exact(2)],
  [/\btripl(?:es?|ed|ing)\b/i, exact(3)],
  [/\bquadrupl(?:es?|ed|ing)\b/i, exact(4)],
  [
    /\bhalv(?:es?|ed)\b|\b(?:drops?|dropped|falls?|fell|down|lose|lost|losing|cut)(?: by| in)?(?: a)? half\b|\blos(?:e|t|ing) half\b|\bhalf of (?:it|my|the)|腰斩|(?:跌|亏|损失|缩水)(?:了|掉|去)*一半/i,
    exact('0.5'),
  ],
]

/**
 * How prices change in a question, as ratios of the new one to the old one, in their order:
 * up 50% is 1.5, "doubles" 2, from 2000 to 500 is 0.25, 涨3倍 is 4 and 涨到3倍 is 3.
 */
export function priceChanges({ text, quantities }: SumQuestion): Decimal[] {
  const numbers = quantities.flatMap((quantity, at) => {
    const previous = quantities[at - 1]
    return ratioOf(quantity) ?? (previous && fromTo(previous, quantity)) ?? []
  })
  const words = WORDS.flatMap(([pattern, ratio]) => (pattern.test(text) ? [ratio] : []))
  return [...numbers, ...words]
}

function ratioOf({ unit, value, before, after }: Quantity): Decimal | null {
  if (RATIO.test(before) && unit !== 'percent') return value
  if (unit === 'times') {
    if (/跌了?\s*$/.test(before)) return null
    return /涨了?\s*$/.test(before) ? value.plus(ONE) : value
  }
  if (unit !== 'percent') return null
  if (TO.test(before)) return value
  if (value.isNegative()) return value.plus(ONE)
  if (DOWN.test(before) || DOWN_AFTER.test(after)) return ONE.minus(value)
  return UP.test(before) || UP_AFTER.test(after) ? value.plus(ONE) : null
}

const IN_A_ROW = /^ times (?:in a row|running|straight)/i
const IN_A_ROW_BEFORE = /连续?[亏跌涨赚]?了?\s*$/

/** The same change so many times, one after the other. */
export function isRepeat({ unit, value, before, after }: Quantity): boolean {
  const isSaid = IN_A_ROW.test(after) || (IN_A_ROW_BEFORE.test(before) && /^\s?次/.test(after))
  return (
    isSaid && unit === 'none' && value.isInteger() && value.greaterThan(1) && value.lessThan(100)
  )
}

/** The longest text between two prices of one change. */
const NEAR = 24

/** What the price becomes, if the first number is the old and the second the new one. */
function fromTo(from: Quantity, to: Quantity): Decimal | null {
  if (!isFromTo(from, to) || from.value.isZero()) return null
  return to.value.div(from.value)
}

export function isFromTo(from: Quantity, to: Quantity): boolean {
  const joined = to.before.length <= NEAR && TO.test(to.before)
  return isMoneyLike(from) && isMoneyLike(to) && joined
}
