import { type Span, utcDay, utcMonthSpan } from '../domain/calendar.ts'
import { type CalendarTime, calendarTimesIn } from './calendar-times.ts'
import { COUNT, durationOf, earlier, SHORT_UNIT, UNIT } from './durations.ts'
import type { DateSubject, SpanSubject } from './subject.ts'

type Time = SpanSubject | DateSubject

/** What is drawn or said over a stretch of time: 30-day chart, 30天走势. */
const OVER_TIME = 'charts?|price|history|performance|change|returns?|trend|high|low|graph'
const OVER_TIME_ZH =
  '走势|行情|涨幅|跌幅|涨跌|价格|币价|k线|图|曲线|表现|收益率|历史|最高|最低|变化'

/** Each has how many of which unit, counted back from now. */
const BACK = [
  String.raw`\b(?:past|last|previous|trailing|recent)(?<count>) (?<=the last |past |trailing )(?<unit>hour|day|week|month|quarter|year)\b`,
  String.raw`\b(?:past|last|previous|trailing|recent) (?<count>${COUNT})[ -]?(?<unit>${UNIT})(?![a-z])`,
  String.raw`(?:过去|最近|近|前|这)的?\s?(?<count>${COUNT})\s?(?<unit>${UNIT})(?:以?来|之?内)?`,
  String.raw`(?<![第\d.])(?<count>${COUNT})\s?(?<unit>${UNIT})(?:以来|来(?=[的涨跌走])|的?(?=${OVER_TIME_ZH}))`,
  String.raw`\b(?<count>${COUNT})[ -](?<unit>${UNIT})(?=[ -](?:${OVER_TIME})\b)`,
  String.raw`(?<![a-z0-9$€£¥.,_-])(?<count>\d{1,3})(?<unit>${SHORT_UNIT})(?![a-z0-9])`,
  String.raw`(?:换成|换到|改成|改为|change (?:it )?to|make it|switch to)\s?(?<count>${COUNT})[ -]?(?<unit>${UNIT})(?![a-z])`,
].map((pattern) => new RegExp(pattern, 'gu'))

const DAY_MS = 86_400_000

/** Named by the calendar of today. */
const NAMED: readonly (readonly [RegExp, (now: Date) => Span | string])[] = [
  [
    /今年以来|今年至今|年初至今|今年|\bytd\b|\byear[ -]to[ -]date\b|(?:so far )?this year(?: so far)?(?![a-z])/gu,
    thisYear,
  ],
  [/(?<!上)上个?月|(?<!the )\blast month\b/gu, (now) => utcMonthSpan(monthStart(now, -1))],
  [/本月|这个?月(?!亮)|当月|\bmtd\b|\bthis month\b/gu, (now) => since(utcMonthSpan(now).from, now)],
  [/(?<!上)上(?:周|个?星期)(?![一二三四五六日天末])|(?<!the )\blast week\b/gu, lastWeek],
  [
    /本周(?![一二三四五六日末])|这(?:周|个?星期)(?![一二三四五六日天末])|\bthis week\b/gu,
    (now) => since(weekStart(now), now),
  ],
  [/去年|(?<!the )\blast year\b/gu, (now) => year(now.getUTCFullYear() - 1)],
  [/(?<!以)前年/gu, (now) => year(now.getUTCFullYear() - 2)],
  [/今天|今日|\btoday\b/gu, utcDay],
  [/前天|\bday before yesterday\b/gu, (now) => utcDay(new Date(now.getTime() - 2 * DAY_MS))],
  [/昨天|昨日|\byesterday\b/gu, (now) => utcDay(new Date(now.getTime() - DAY_MS))],
]

function thisYear(now: Date): Span {
  return since(year(now.getUTCFullYear()).from, now)
}

function lastWeek(now: Date): Span {
  const before = weekStart(now)
  return { from: new Date(before.getTime() - 7 * DAY_MS), before }
}

const since = (from: Date, now: Date): Span => ({ from, before: now })
const year = (number: number): Span => ({
  from: new Date(Date.UTC(number, 0)),
  before: new Date(Date.UTC(number + 1, 0)),
})
const monthStart = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))

/** Monday. */
function weekStart(now: Date): Date {
  const days = (now.getUTCDay() + 6) % 7
  return new Date(Date.parse(utcDay(now)) - days * DAY_MS)
}

/** The days and stretches of time that a text in small, simplified letters names. */
export function timesIn(folded: string, now: Date): Time[] {
  const found = calendarSubjects(folded, now)
  const taken = new Uint8Array(folded.length)
  for (const { start, end } of found) taken.fill(1, start, end)
  /** What stands within another time says less than that one. */
  const add = (time: Time) => {
    if (taken.subarray(time.start, time.end).includes(1)) return
    taken.fill(1, time.start, time.end)
    found.push(time)
  }
  for (const pattern of BACK) {
    for (const { index, 0: written, groups } of folded.matchAll(pattern)) {
      const duration = durationOf(groups?.count || '1', groups?.unit ?? '')
      const place = { start: index, end: index + written.length }
      if (duration) add({ kind: 'span', ...place, from: earlier(now, duration), before: now })
    }
  }
  for (const [pattern, read] of NAMED) {
    for (const { index, 0: written } of folded.matchAll(pattern)) {
      const place = { start: index, end: index + written.length }
      const time = read(now)
      add(
        typeof time === 'string'
          ? { kind: 'date', ...place, day: time }
          : { kind: 'span', ...place, ...time },
      )
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

const SINCE = /(?:\bsince |自从?\s?|从\s?)$/u
const UNTIL_NOW = /^\s?(?:以来|至今|到现在|到今天|起|开始|(?:until|till|to) (?:now|today)\b)/u
const FROM = /(?:\b(?:from|between) |从\s?|自\s?)$/u
const WITHIN = /\b(?:in|during|of|for|until|by|before|after) $/u
const JOINED = /^\s?(?:to|until|till|through|and|到|至|–|—|-|~|～)\s?$/u
const AROUND = 12

function calendarSubjects(folded: string, now: Date): Time[] {
  const times = calendarTimesIn(folded)
  const found: Time[] = []
  for (let at = 0; at < times.length; at += 1) {
    const time = times[at]
    const next = times[at + 1]
    if (!time) continue
    const before = folded.slice(Math.max(0, time.start - AROUND), time.start)
    if (next && isJoined(folded, before, time, next)) {
      found.push({
        kind: 'span',
        start: time.start,
        end: next.end,
        from: time.from,
        before: next.before,
      })
      at += 1
      continue
    }
    const alone = subjectOf(folded, before, time, now)
    if (alone) found.push(alone)
  }
  return found
}

function isJoined(folded: string, before: string, time: CalendarTime, next: CalendarTime): boolean {
  if (next.start - time.end > AROUND || !JOINED.test(folded.slice(time.end, next.start)))
    return false
  const isSaid = !time.isBare || !next.isBare || FROM.test(before)
  return isSaid && time.from < next.from
}

function subjectOf(folded: string, before: string, time: CalendarTime, now: Date): Time | null {
  const { start, end, from, size, isBare } = time
  const after = folded.slice(end, end + AROUND)
  const reaches = UNTIL_NOW.exec(after)?.[0]
  if (SINCE.test(before) ? /since |自/.test(before) || reaches : reaches && !isBare) {
    return from < now
      ? { kind: 'span', start, end: end + (reaches?.length ?? 0), from, before: now }
      : null
  }
  if (size === 'day') return { kind: 'date', start, end, day: utcDay(from) }
  if (isBare && !WITHIN.test(before)) return null
  return { kind: 'span', start, end, from, before: time.before }
}
