import type { Span } from '../domain/calendar.ts'
import type { TextSpan } from './subject.ts'

/** A day, a month or a year as a text writes it. */
export interface CalendarTime extends TextSpan, Span {
  readonly size: 'day' | 'month' | 'year'
  /** Four digits alone, which may be any number. */
  readonly isBare: boolean
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`
const YEAR = String.raw`(?:19[7-9]\d|20\d\d)`
const ORDINAL = '(?:st|nd|rd|th)?'

/** Each is a year, a month and a day, as far as it has them. */
const PATTERNS = [
  `(?<!\\d)(?<y>${YEAR})[-/.](?<m>\\d{1,2})[-/.](?<d>\\d{1,2})(?!\\d)`,
  `(?<!\\d)(?<y>${YEAR})\\s?年(?:\\s?(?<m>\\d{1,2})\\s?月(?:\\s?(?<d>\\d{1,2})\\s?[日号])?)?`,
  `\\b(?<n>${MONTH}) (?<d>\\d{1,2})${ORDINAL},? (?<y>${YEAR})\\b`,
  `\\b(?<d>\\d{1,2})${ORDINAL} (?:of )?(?<n>${MONTH}),? (?<y>${YEAR})\\b`,
  `\\b(?<n>${MONTH}),? (?<y>${YEAR})\\b`,
  `(?<![\\d.,$#€£¥a-z_-])(?<bare>${YEAR})(?![\\d%a-z_]|[.,]\\d|\\s?(?:usd|dollars?|美元|刀|u(?![a-z])|个|枚|万|亿))`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** The days, months and years of a text in small letters, in its order. */
export function calendarTimesIn(folded: string): CalendarTime[] {
  const found: CalendarTime[] = []
  const taken = new Uint8Array(folded.length)
  for (const pattern of PATTERNS) {
    for (const match of folded.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (taken[start] || taken[end - 1]) continue
      const span = spanOf(match.groups ?? {})
      // What is no day of the calendar is no date, and no year either.
      taken.fill(1, start, end)
      if (span) found.push({ start, end, ...span, isBare: match.groups?.bare !== undefined })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

function spanOf({ y, m, d, n, bare }: Readonly<Record<string, string | undefined>>) {
  const year = Number(y ?? bare)
  const month = n === undefined ? Number(m ?? 0) : MONTHS.indexOf(n.slice(0, 3)) + 1
  const day = Number(d ?? 0)
  if (m === undefined && n === undefined) return between('year', [year, 0, 1], [year + 1, 0, 1])
  if (month < 1 || month > 12) return null
  if (d === undefined) return between('month', [year, month - 1, 1], [year, month, 1])
  const isDay = day > 0 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  return isDay ? between('day', [year, month - 1, day], [year, month - 1, day + 1]) : null
}

type Day = readonly [year: number, month: number, day: number]

const between = (size: CalendarTime['size'], from: Day, before: Day) => ({
  size,
  from: new Date(Date.UTC(...from)),
  before: new Date(Date.UTC(...before)),
})
