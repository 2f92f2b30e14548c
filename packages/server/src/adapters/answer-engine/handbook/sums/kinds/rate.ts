import { type Decimal, PER_YEAR, type Stake } from '@coinquiry/calculators/arithmetic'
import type { Language } from '../../../../../ports.ts'
import type { Display } from '../display.ts'
import type { Quantity } from '../quantities.ts'

export type Span = Exclude<keyof typeof PER_YEAR, 'hour'>

const RATE = /\bap[ry]\b|\brate|\byield|interest|年化|利率|收益率|利息/i
const OTHER_RATE = /\bfees?\b|commission|手续费|费率|inflation|通胀|\btax|税/i

const SPANS: Readonly<Record<Span, RegExp>> = {
  day: /\bdaily\b|\b(?:per|a|each|every) day\b|每[天日]|按[天日]|日(?:化|息|赚|返|利率|收益|复利)|天天/i,
  week: /\bweekly\b|\b(?:per|a|each|every) week\b|每(?:周|个?星期|个?礼拜)|按周|周(?:化|息|利率)/i,
  month: /\bmonthly\b|\b(?:per|a|each|every) month\b|每个?月|按月|月(?:化|息|利率|收益|复利)/i,
  quarter: /\bquarterly\b|\b(?:per|each|every) quarter\b|每季|按季/i,
  year: /\b(?:yearly|annually)\b|\b(?:per|a|each|every) year\b|每年|按年/i,
}
const COMPOUNDS =
  /compound\w*(?: interest)?(?:,? (?:daily|weekly|monthly|quarterly|yearly|annually|(?:every|each|per) \w+))?|\b(?:daily|weekly|monthly|quarterly|yearly|annual) compounding|(?:reinvest|re-?stak|(?:roll|add)(?:ed|ing)? (?:over|back))\w*(?: (?:daily|weekly|monthly|every \w+))?|(?:每[天日周年]|每个?月|按[日天周月年])?.{0,2}(?:复利|复投|利滚利)(?:投资)?/i
const SIMPLE =
  /\b(?:no|not|without|non-?)\s*(?:any )?(?:re)?(?:compound|invest)|simple interest|单利|不(?:算|计)?复[利投]|不滚/i

/** The rate of the yield, and none of a fee, a tax or inflation. */
export function rateIn(quantities: readonly Quantity[]): Quantity | undefined {
  const rates = quantities.filter(
    ({ unit, before, after }) =>
      unit === 'percent' &&
      !OTHER_RATE.test(before.slice(-16)) &&
      !OTHER_RATE.test(after.slice(0, 12)),
  )
  return rates.find(({ before, after }) => RATE.test(before + after)) ?? rates[0]
}

/** “A monthly return of 2%” */
const NAMED_RATE =
  /\b(?:daily|weekly|monthly|quarterly) (?:returns?|rate|yield|interest|gains?)(?: rate)?(?: (?:of|is|at))?\s*$/i

/** The time that a rate is for: a year, unless another one stands at it. */
export function spanOf({ before, after }: Quantity): Span {
  if (/^\s*的?\s?(?:年化|ap[ry](?![a-z]))/i.test(after)) return 'year'
  const next =
    /^\s*(?:\/\s*)?(?:per|a|each|every|daily|weekly|monthly|quarterly|yearly)?\s*\w*/i.exec(
      after,
    )?.[0]
  const [, named = ''] = /^\s*的?([日周月](?:息|化|利率|收益率))/.exec(after) ?? []
  return (
    spanIn(next?.replace(/^\s*\/\s*/, 'per ') ?? '') ??
    (/年/.test(before.slice(-4))
      ? 'year'
      : spanIn(`${before.slice(-6)} ${NAMED_RATE.exec(before)?.[0]} ${named}`)) ??
    'year'
  )
}

function spanIn(text: string): Span | null {
  const spans: readonly Span[] = ['day', 'week', 'month', 'quarter', 'year']
  return spans.find((span) => SPANS[span].test(text)) ?? null
}

/** The span that a time is counted in; null for hours. */
export function spanOfTime({ perYear }: Quantity): Span | null {
  const spans: readonly Span[] = ['day', 'week', 'month', 'quarter', 'year']
  return spans.find((span) => perYear?.equals(PER_YEAR[span])) ?? null
}

/** The time that a yield is wanted for where the question names no number of it: a year, if it says nothing. */
export function spanWanted(text: string): Span {
  return spanNamed(text) ?? 'year'
}

/** The time that a text names for a repetition, but for that of compounding. */
export function spanNamed(text: string): Span | null {
  return spanIn(text.replace(COMPOUNDS, ' '))
}

/** Wants the yield never to be added to what earns. */
export const isSimple = (text: string): boolean => SIMPLE.test(text)

/** How often a year the yield is added to what earns; null for never, as an APR means by itself. */
export function compoundsIn(text: string, ratePer: Span): Decimal | null {
  if (isSimple(text)) return null
  if (/\bapy\b/i.test(text) && !/\bapr\b/i.test(text)) return PER_YEAR.year
  const [compounding] = COMPOUNDS.exec(text) ?? []
  if (!compounding) return null
  return PER_YEAR[spanIn(compounding) ?? ratePer]
}

const SPAN_OF = new Map(
  Object.entries(PER_YEAR).map(([span, perYear]) => [perYear.toFixed(), span]),
)

const SPAN_TEXTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hour: { en: 'hour', zh: '小时' },
  day: { en: 'day', zh: '天' },
  week: { en: 'week', zh: '周' },
  month: { en: 'month', zh: '个月' },
  quarter: { en: 'quarter', zh: '个季度' },
  year: { en: 'year', zh: '年' },
}

/** The name of the span of which as many make a year. */
export function spanName(perYear: Decimal, language: Language): string {
  return SPAN_TEXTS[SPAN_OF.get(perYear.toFixed()) ?? 'year']?.[language] ?? ''
}

export function timeText({ count, perYear }: Stake['time'], display: Display): string {
  const plural = display.language === 'en' && !count.equals(1) ? 's' : ''
  return `${display.number(count)} ${spanName(perYear, display.language)}${plural}`
}

/** The names of spans in calculators, as a time and as how often a year something is added. */
const NAMES: Readonly<Partial<Record<string, readonly [time: string | null, often: string]>>> = {
  day: ['days', 'daily'],
  week: ['weeks', 'weekly'],
  month: ['months', 'monthly'],
  quarter: [null, 'quarterly'],
  year: ['years', 'yearly'],
}
const namesOf = (perYear: Decimal) => NAMES[SPAN_OF.get(perYear.toFixed()) ?? '']

export const timeUnitOf = ({ perYear }: Stake['time']) => namesOf(perYear)?.[0] ?? null
export const compoundingOf = (perYear: Decimal) => namesOf(perYear)?.[1] ?? null
