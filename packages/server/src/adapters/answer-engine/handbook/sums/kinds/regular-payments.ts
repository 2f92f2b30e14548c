import { exact, PER_YEAR } from '@coinquiry/calculators/arithmetic'
import { isMoneyLike, type Quantity, type SumQuestion } from '../quantities.ts'
import { rateIn, type Span, spanNamed, spanOf, spanOfTime } from './rate.ts'

/** What a question says of payments that go on at a rate. */
export interface RegularPayments {
  readonly payment: Quantity
  readonly every: Span
  readonly rate: Quantity
  readonly ratePer: Span
  readonly time: Quantity | null
  /** What is there from the beginning. */
  readonly initial: Quantity | null
}

const PAYING =
  /\b(?:invest|sav|put|deposit|contribut|add|stack|stash)\w*\b|\bpay(?:ing)? in\b|\bset(?:ting)? aside\b|\bDCA|\bbuy(?:ing)?\b|\d(?: \w+)? ?(?:(?:(?:a|per|each|every) |\/ ?)(?:day|week|mo|month|quarter|year)|daily|weekly|monthly|yearly)\b|定投|存|投|攒|放|买|\d\S* ?(?:每(?:[天日周年]|个?月))|每(?:[天日周年]|个?月) ?\d/i
/** Another subject, or payments that aren't alike. */
const ELSEWHERE =
  /borrow|\bloan|mortgage|repay|\bdebt|withdraw|\btax|\bfees?\b|inflation|salary|\bincome\b|\bprices?\b|\bdips?\b|\bdrops?\b|\bfall|\bcrash|\bloss|\blos[et]\b|leverage|\bother (?:day|week|month|year)\b|\bbi-?(?:week|month)|\bfortnight|\btwice\b|借|贷|还款|月供|税|手续费|费率|通胀|取出|每月取|工资|价格|均价|跌|亏|回撤|止盈|止损|波动|杠杆|隔[天周月]|双周|半月|每[涨跌]|每上涨|每下跌/i
/** Wants the payment, the rate or the time of a goal. */
const TURNED_ROUND =
  /\bneed\b|how much (?:do|should|must|would|does) (?:i|we|one) (?:have to|invest|save|put|pay|set)|how much (?:to|should) |\bto (?:reach|become|hit|get to|have)\b|(?:what|which) (?:rate|return|yield)\b|投多少|存多少|攒多少|多少才|才能|达到|攒够|目标|(?:年化|利率|收益率)(?:是|为)?(?:多少|几)|要(?:多少|几)年/i
const RATE_BEFORE =
  /\b(?:at|with|returns?|returning|rate|interest|yield(?:s|ing)?|earn(?:s|ing)?|mak(?:es?|ing)|assum(?:e|ing)|averag(?:e|ing)|ap[ry]|annual(?:ly)?|yearly)\b|年|利|收益|回报|按|以|月息|日息/i
const RATE_AFTER =
  /^\s*(?:\/|p\.?a\b|(?:(?:a|per|each|every) )?(?:year|yr|annum|month|annual|yearly|ap[ry]|returns?|interest|growth|yield)|的?(?:年化|年|利|收益|回报|增长))/i
/** A part of something, and no rate. */
const PART =
  /^\s*(?:of\b|into\b|in (?:btc|bitcoin|eth|crypto|stocks|sol)\b|的?(?:仓位|资金|收入|钱|买|配))/i

const INITIAL_BEFORE =
  /\b(?:start\w*|initial\w*|already|have|begin\w*|lump sum|first|deposit of|from)\b|本金|先|起|初始|已有|现有|手上|手里|一次性|首次|首笔|有/i
const INITIAL_AFTER =
  /^\s*(?:upfront|up front|initial|to (?:start|begin)|at the start|now|already|起步|本金|打底)/i

/** Before the payments that come on top of a first sum. */
const ADDED_TO = /\b(?:add\w*|then|plus|more|another|additional)\b|再|另|追加|之后|以后/i

/** The words of a rate's time or of compounding, which are none of the payments. */
const OF_A_RATE =
  /\b(?:(?:a|per|each|every) (?:day|week|month|year)|daily|weekly|monthly|yearly|annual(?:ly)?) (?:average )?(?:returns?|rate|interest|yield|growth|gains?|compound\w*)|每(?:[天日周年]|个?月)(?:的)?(?:平均)?(?:能|可以)?(?:收益|回报|利率|利息|增长|上?涨|赚|复利)/gi
/** The time of the rate before, at the beginning of what stands after it. */
const RATE_PER =
  /^\s*(?:\/\s?|(?:per|a|each|every) )?(?:day|week|month|year|yr|annum|daily|weekly|monthly|yearly|annually|annual|p\.?a)\b/i
/** The time of the payment before, at the beginning of what stands after it. */
const PAYMENT_PER =
  /^\s*(?:(?:\/\s?|(?:per|a|each|every) )?(?:day|week|mo|month|quarter|year|daily|weekly|monthly|quarterly|yearly)\b|每(?:[天日周季年]|个?月))/i
/** What else is counted a day or a month: what is earned. */
const EARNED =
  /\b(?:how (?:much|many)|earn\w*|make|making|interest|rewards?|yield|get)\b|赚|收益|利息|领|多少/i
const PAID_OUT =
  /(?:\b(?:earn|mak|get|receiv|pays|paying|paid|yield|spend)\w*|赚|领|拿到?|收到?|收益|利息|花)[\s$]*$/i
const PAID_NEXT = /^\s*(?:我)?(?:都|就|想|能|可以|要|固定)?(?:定投|存|投|攒|买|放|拿出?)/

export function regularPaymentsIn({ text, quantities }: SumQuestion): RegularPayments | null {
  if (!PAYING.test(text) || ELSEWHERE.test(text) || TURNED_ROUND.test(text)) return null
  const rate = rateIn(quantities)
  if (!rate || PART.test(rate.after)) return null
  const at = (quantity: Quantity) => quantities.indexOf(quantity)
  const times = quantities.filter(({ unit }) => unit === 'time')
  const isOne = (each: Quantity) => each.value.equals(1) && each !== times.at(-1)
  // “一个月存 500，10 年” and “一年 8%，10 年”: how often, and not how long.
  const often = times.find((each) => isOne(each) && PAID_NEXT.test(each.after))
  const ofRate = times.find(
    (each) => isOne(each) && each !== often && at(each) === at(rate) - 1 && each.after.length < 8,
  )
  const amounts = quantities.filter(isMoneyLike)
  const lengths = times.filter((each) => each !== often && each !== ofRate)
  const known = amounts.length + times.length + 1
  if (amounts.length > 2 || lengths.length > 1 || known < quantities.length) return null
  const before = (quantity: Quantity) => quantities[at(quantity) - 1]
  const isNextPaid = (quantity: Quantity) =>
    amounts.some((each) => each === quantities[at(quantity) + 1])
  if (!isRate(rate, ofRate)) return null
  const spans = amounts.map((each) =>
    often && before(each) === often
      ? spanOfTime(often)
      : spanOfPayment(each, before(each) === rate, isNextPaid(each)),
  )
  const [payment, every] = paymentOf(amounts, spans, quantities)
  if (!payment || !every || PAID_OUT.test(payment.before)) return null
  const initial = amounts.find((each) => each !== payment) ?? null
  if (initial && !isInitial(initial, payment, amounts[0] === initial)) return null
  return {
    ...{ payment, every, rate, initial },
    ratePer: ratePerOf(rate, before(rate) === payment, ofRate),
    time: lengths[0] ?? null,
  }
}

const ALONE = /^[\s,，;；:：、。.?？-]*$/

/** Called one, or alone: “save 100 weekly, 6%, 2 years”. */
const isRate = ({ before, after }: Quantity, ofRate: Quantity | undefined) =>
  ofRate !== undefined ||
  RATE_BEFORE.test(before) ||
  RATE_AFTER.test(after) ||
  (ALONE.test(before.replace(PAYMENT_PER, '')) &&
    ALONE.test(after.replace(/\b(?:for|over|in)\b/, '')))

function paymentOf(
  amounts: readonly Quantity[],
  spans: readonly (Span | null)[],
  [first]: readonly Quantity[],
): readonly [Quantity | undefined, Span | null] {
  const named = amounts.filter((_, at) => spans[at])
  if (named.length > 1) return [undefined, null]
  const [payment] = named
  if (payment) return [payment, spans[amounts.indexOf(payment)] ?? null]
  // “DCA monthly at 8% with 200 for 5 years”
  const [only] = amounts
  const opening = first?.before ?? ''
  const isAlone = amounts.length === 1 && PAYING.test(opening) && !EARNED.test(opening)
  return isAlone ? [only, spanNamed(opening.replace(OF_A_RATE, ' '))] : [undefined, null]
}

/** How often an amount is paid, by the words next to it. */
function spanOfPayment(
  { before, after }: Quantity,
  isAfterRate: boolean,
  isBeforePayment: boolean,
): Span | null {
  // “5000 按每年 6%”: the time of the rate that follows.
  const next = after
    .replace(OF_A_RATE, ' ')
    .replace(/[按以](?:每[天日周年]|每个?月|[年月日]化)\s*$/, ' ')
  const near = PAYMENT_PER.exec(next)?.[0]
  if (near) return spanNamed(near.replace(/^\s*\/\s?/, 'per ').replace(/\bmo$/, 'month'))
  const ahead = (isAfterRate ? before.replace(RATE_PER, ' ') : before)
    .replace(OF_A_RATE, ' ')
    .replace(/(?<![\d个半每上本这下当今昨明])([日周月])(?=定?[投存])/, '每$1')
  const led = EARNED.test(ahead) ? null : spanNamed(ahead)
  return led ?? (isBeforePayment || EARNED.test(next) ? null : spanNamed(next))
}

/** The payments' own time, right before the rate, is none of the rate. */
function ratePerOf(rate: Quantity, isAfterPayment: boolean, ofRate: Quantity | undefined): Span {
  if (ofRate) return spanOfTime(ofRate) ?? 'year'
  return spanOf(isAfterPayment ? { ...rate, before: rate.before.replace(PAYMENT_PER, ' ') } : rate)
}

const isInitial = ({ before, after }: Quantity, payment: Quantity, isFirst: boolean) =>
  INITIAL_AFTER.test(after) ||
  (isFirst && (INITIAL_BEFORE.test(before) || ADDED_TO.test(payment.before)))

/** Quarters as months, in which a form can have them; null for hours. */
export function lengthOf({ value, perYear }: Quantity) {
  if (!perYear || perYear.equals(PER_YEAR.hour)) return null
  return perYear.equals(PER_YEAR.quarter)
    ? { count: value.times(exact(3)), perYear: PER_YEAR.month }
    : { count: value, perYear }
}
