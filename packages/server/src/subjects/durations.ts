/** How long, in the units that calendars have. */
export interface Duration {
  readonly count: number
  readonly unit: 'hour' | 'day' | 'month'
}

const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const CHINESE = '零一二三四五六七八九'

/** As many as people say: 30, three, 十二, half a. */
export const COUNT = String.raw`\d{1,4}|half an?|an?|${ENGLISH.join('|')}|半|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]`

export const UNIT =
  'hours?|hrs?|days?|weeks?|months?|quarters?|years?|yrs?|个?小时|天|日|个?星期|周|个?月|个?季度|年'
/** Written as charts write them: 30d, 1y. */
export const SHORT_UNIT = 'h|d|w|mo|y|yr'

const UNITS: readonly (readonly [RegExp, Duration])[] = [
  [/^(?:h|小时|个小时)/, { count: 1, unit: 'hour' }],
  [/^(?:d|天|日)/, { count: 1, unit: 'day' }],
  [/^(?:w|周|个?星期)/, { count: 7, unit: 'day' }],
  [/^(?:q|个?季)/, { count: 3, unit: 'month' }],
  [/^(?:m|个?月)/, { count: 1, unit: 'month' }],
  [/^(?:y|年)/, { count: 12, unit: 'month' }],
]

/** Null for none at all. */
export function durationOf(count: string, unit: string): Duration | null {
  const size = UNITS.find(([pattern]) => pattern.test(unit))?.[1]
  const times = countOf(count)
  if (!size || times === 0) return null
  const total = times * size.count
  if (Number.isInteger(total)) return { count: total, unit: size.unit }
  if (size.unit === 'month') return { count: 15, unit: 'day' }
  return { count: size.unit === 'day' ? Math.round(total * 24) : 1, unit: 'hour' }
}

function countOf(written: string): number {
  if (/^\d/.test(written)) return Number(written)
  if (/^(?:half|半)/.test(written)) return 0.5
  if (/^an?$/.test(written)) return 1
  const english = ENGLISH.indexOf(written)
  if (english >= 0) return english + 1
  const [tens = '', ones] = written.replace('两', '二').split('十')
  if (ones === undefined) return CHINESE.indexOf(tens)
  return (tens ? CHINESE.indexOf(tens) : 1) * 10 + (ones ? CHINESE.indexOf(ones) : 0)
}

/** So long before a moment; a month before the 31st of March is the last of February. */
export function earlier(now: Date, { count, unit }: Duration): Date {
  if (unit !== 'month') {
    return new Date(now.getTime() - count * (unit === 'hour' ? 3_600_000 : 86_400_000))
  }
  const moved = new Date(now)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() - count)
  const last = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(now.getUTCDate(), last))
  return moved
}
