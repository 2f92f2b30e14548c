import { type Mention, mentionsIn, type Names } from './assets.ts'
import { withoutDates } from './dates.ts'
import { firstFrom } from './layout.ts'
import { numeralAt } from './numerals.ts'
import { currencyBefore, scaleAt, unitAfter } from './units.ts'

/** A number as a text writes it. Places are UTF-16 units of that text. */
export interface WrittenNumber {
  /** With the sign, currency, scale and unit that belong to it. */
  readonly start: number
  readonly end: number
  /** The digits alone. */
  readonly digitsStart: number
  readonly digitsEnd: number
  /** Without its sign, in its unit. */
  readonly value: number
  /** What it may stand for, by the rounding that it shows. */
  readonly low: number
  readonly high: number
  /** Normal form: `USD`, `%`, `BTC`; '' where the text gives none. */
  readonly unit: string
  /** Written out: −1 or 1; 0 where no sign stands there. */
  readonly sign: -1 | 0 | 1
  readonly hasScale: boolean
  /** What its power and its unit multiply its digits by: 1e6 for million, 0.01 for basis points. */
  readonly factor: number
  readonly decimals: number
  /** How many of its digits say something: 1 for 30,000. */
  readonly significant: number
}

export interface ReadText {
  readonly numbers: readonly WrittenNumber[]
  /** The assets named, other than as the unit of an amount. */
  readonly mentions: readonly Mention[]
}

const DIGITS =
  /(?<![\w.])\.\d+|\d{1,3}(?:[,\u202f\u00a0’']\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?(?:[eE]-?\d{1,2}(?![0-9A-Za-z]))?/g
/** Longer ones are names, such as hashes; nobody quotes a figure so. */
const LONGEST = 40
const RANGE = /^ ?(?:[-–—~～]|to|至|到|or|或|或者) ?$/i
const BETWEEN_RANGE = /^ ?(?:[-–—~～]|to|至|到|or|and|and then|、|和|与|或|或者) ?$/i

/** Reads every number of a text that `masked` has left; names with digits in them are none. */
export function readNumbers(text: string, names: Names): ReadText {
  const mentions = mentionsIn(text, names)
  const byStart = new Map(mentions.map((mention) => [mention.start, mention]))
  const dated = withoutDates(text)
  const numbers: WrittenNumber[] = []
  const units = new Set<Mention>()
  let skipTo = 0
  for (const match of dated.matchAll(DIGITS)) {
    const [digits] = match
    const start = match.index
    const end = start + digits.length
    if (start < skipTo) continue
    if (digits.length > LONGEST || isName(text, start, end)) {
      skipTo = endOfName(text, end)
      continue
    }
    const number = numberAt(text, start, digits, (at) => byStart.get(at) ?? null)
    const last = numbers.at(-1)
    const joined = last ? inherit(text, last, number) : [number]
    if (last && joined.length === 2) numbers.pop()
    numbers.push(...joined)
    const unitMention =
      mentions.length > 0 && number.value !== 1 ? mentionEndingAt(mentions, number) : undefined
    if (unitMention) units.add(unitMention)
    skipTo = number.end
  }
  return { numbers, mentions: mentions.filter((mention) => !units.has(mention)) }
}

/** Letters touch it, as in `ERC-20`, `L2` or `0x5f`; or it is one of several parts, as `1.2.3`. */
function isName(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? ''
  // USD0 and USD1 are coins.
  const isGlued = /[A-Z]/.test(before) && !/^[01]$/.test(text.slice(start, end))
  const isAmount = isGlued && currencyBefore(text, start) !== null
  if (/[A-Za-z_.]/.test(before) && !isAmount) return true
  if (/[-‑]/.test(before) && /[A-Za-z]/.test(text[start - 2] ?? '')) return true
  if (text[end] === '.' && /\d/.test(text[end + 1] ?? '')) return true
  if (!/[A-Za-z_]/.test(text[end] ?? '')) return false
  const { end: afterScale } = scaleAt(text, end)
  const unit = unitAfter(text, afterScale, () => null)
  return (
    afterScale === end && unit === null && !/^[A-Z]{2,5}(?![a-z0-9])/.test(text.slice(end, end + 6))
  )
}

function endOfName(text: string, from: number): number {
  let end = from
  while (/[A-Za-z0-9_.]/.test(text[end] ?? '')) end += 1
  return end
}

function numberAt(
  text: string,
  digitsStart: number,
  digits: string,
  mentionAt: (at: number) => Mention | null,
): WrittenNumber {
  const digitsEnd = digitsStart + digits.length
  const { digits: plain, scale, hasScale, end: scaleEnd } = numeralAt(text, digitsEnd, digits)
  const before = currencyBefore(text, digitsStart)
  const after = unitAfter(text, pastEmphasis(text, scaleEnd), mentionAt)
  const { sign, start } = signBefore(text, before?.start ?? digitsStart)
  const unit = before && !(after && before.unit === '¥') ? before.unit : (after?.unit ?? '')
  const factor = scale * (unit === after?.unit ? after.factor : 1)
  const decimals = /\.(\d+)/.exec(plain)?.[1]?.length ?? 0
  const exponent = /[eE](-?\d+)/.exec(plain)?.[1] ?? '0'
  const value = Number(plain) * factor
  const half = 0.5 * 10 ** (Number(exponent) - decimals) * factor
  const mantissa = plain
    .replace(/[eE].*/, '')
    .replace('.', '')
    .replace(/^0+/, '')
  const significant = decimals > 0 ? mantissa.length : mantissa.replace(/0+$/, '').length
  const zeros = decimals > 0 ? 0 : mantissa.length - significant
  const [low, high] = bounds(
    text,
    { start, end: after?.end ?? scaleEnd },
    value,
    half,
    half * 10 ** zeros,
  )
  return {
    ...{ start, end: after && after.unit === unit ? after.end : scaleEnd, digitsStart, digitsEnd },
    ...{ value, low, high, unit, sign, decimals, significant, hasScale, factor },
  }
}

/** “**3.21**%”: the marks stand between a number and its unit. */
const pastEmphasis = (text: string, at: number) => (text.startsWith('**', at) ? at + 2 : at)

function signBefore(text: string, at: number): { sign: -1 | 0 | 1; start: number } {
  const mark = text[at - 1] ?? ''
  const farther = text[at - 2] ?? ' '
  const stands = !/[\p{L}\p{N}%％)]/u.test(farther) || /\p{Script=Han}/u.test(farther)
  if (mark === '+' && stands) return { sign: 1, start: at - 1 }
  if (/[-−–]/.test(mark) && stands) return { sign: -1, start: at - 1 }
  return { sign: 0, start: at }
}

const ROUGHLY =
  /(?:about|around|roughly|approximately|approx\.?|near|some|circa|~|≈|约|约为|大约|大概|近乎|差不多)\s?$/i
const ABOVE = /(?:over|more than|above|exceed(?:s|ing)?|at least|超过|高于|突破|逾|多于)\s?$/i
const BELOW = /(?:nearly|almost|under|less than|just below|close to|不到|不足|接近|将近|近)\s?$/i
const WINDOW = 16

/** What a number may stand for; words around it widen that to one side or both. */
function bounds(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  value: number,
  half: number,
  roundHalf: number,
): [low: number, high: number] {
  const before = text.slice(Math.max(0, start - WINDOW), start)
  const after = text.slice(end, end + 3)
  if (ABOVE.test(before) || /^\s?[多余]/.test(after)) return [value - half, value + 2 * roundHalf]
  if (BELOW.test(before)) return [value - 2 * roundHalf, value + half]
  if (ROUGHLY.test(before) || /^\s?(?:左右|上下)/.test(after))
    return [value - roundHalf, value + roundHalf]
  return [value - half, value + half]
}

/** “$5 to 10”, “2–3 million” and “3.75–4.00 %”: the two share unit and scale. */
function inherit(text: string, first: WrittenNumber, second: WrittenNumber): WrittenNumber[] {
  const gap = second.start - first.end
  if (gap > 10 || gap < 0) return [second]
  const between = text.slice(first.end, second.digitsStart).replace(/[$€£¥]$/, '')
  if (!BETWEEN_RANGE.test(between)) return [second]
  const takesUnit = first.unit === '' && second.unit !== ''
  const isAlike = takesUnit || second.unit === '' || first.unit === second.unit
  if (!isAlike) return [second]
  const isRange = RANGE.test(between) || /\bbetween [$€£¥]?$/i.test(textBefore(text, first))
  const scaled = isRange ? inScaleOf(second, first) : first
  return [
    takesUnit ? { ...scaled, unit: second.unit } : scaled,
    second.unit === '' ? { ...second, unit: first.unit } : second,
  ]
}

const textBefore = (text: string, { digitsStart }: WrittenNumber) =>
  text.slice(Math.max(0, digitsStart - WINDOW), digitsStart)

/** The smaller number of a range leaves out what the larger one says: $89–92k. */
function inScaleOf({ factor, value }: WrittenNumber, first: WrittenNumber): WrittenNumber {
  const isShort = first.factor === 1 && !first.hasScale && first.value * factor < value
  if (!isShort || factor === 1) return first
  return {
    ...first,
    value: first.value * factor,
    low: first.low * factor,
    high: first.high * factor,
    ...{ factor, hasScale: factor > 1 },
  }
}

/** The asset that is the unit of this amount, as in “5 BTC”. */
function mentionEndingAt(
  mentions: readonly Mention[],
  { end, digitsEnd }: WrittenNumber,
): Mention | undefined {
  const mention = mentions[firstFrom(mentions, end, (one) => one.end)]
  return mention && mention.end === end && mention.start >= digitsEnd ? mention : undefined
}
