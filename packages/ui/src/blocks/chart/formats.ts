import { figureText } from '@coinquiry/markdown/figure-text'

/** How figures and times are written in a language. */
export interface Formats {
  figure: (figure: number) => string
  /** Short, for one of these ticks. */
  tick: (figure: number) => string
  moment: (time: number) => string
  /** Short, for one of these ticks. */
  timeTick: (ticks: readonly number[]) => (time: number) => string
}

const day = 86_400_000
const huge = 1e15
const tiny = 1e-12

export function formatsOf(
  locale: string,
  unit: string | undefined,
  ticks: readonly number[],
  times: readonly number[],
): Formats {
  const spelled = spelledFigure(locale, unit, 'whole')
  const powers = new Intl.NumberFormat(locale, {
    notation: 'scientific',
    maximumSignificantDigits: 6,
  })
  const figure = (figure: number) => {
    const size = Math.abs(figure)
    const isPlain = size < huge && (size >= tiny || size === 0)
    return isPlain ? spelled(figure) : joined(powers.format(figure), unit)
  }
  const short = shortFormat(locale, ticks)
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
    return (time: number) => format.format(time)
  }
  return {
    figure,
    tick: (figure) => short.format(figure),
    moment: write(withClock(times) ? momentWithClock : date),
    timeTick: (ticks) => write(tickOptions(span, withClock(ticks))),
  }
}

/** Large figures in short, those in per cent with their sign. */
export function shortFigure(locale: string, unit: string | undefined): (figure: number) => string {
  if (unit === '%') return (figure) => writeChange(locale, figure)
  return spelledFigure(locale, unit, 'figure')
}

/** As the text around the chart writes it: a figure is spelled in one way. */
function spelledFigure(locale: string, unit = '', style: 'whole' | 'figure') {
  const language = locale.startsWith('zh') ? 'zh' : 'en'
  // Such as “% a year”, which follows its figure without a space.
  const isShare = unit.startsWith('%')
  return (figure: number) => {
    const value = String(Number(figure.toPrecision(12)))
    const text = figureText({ value, unit: isShare ? '' : unit, style }, language)
    return joined(text, isShare ? unit : undefined).replaceAll(' ', '\u00a0')
  }
}

export function writeChange(locale: string, percent: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const options = { ...digits, signDisplay: 'exceptZero' } as const
  return joined(new Intl.NumberFormat(locale, options).format(percent), '%')
}

/** A span such as “30 days”, years as years. */
export function writeSpan(locale: string, days: number): string {
  const [unit, count] = days % 365 === 0 ? ['year', days / 365] : ['day', days]
  const options = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(locale, options).format(Number(count))
}

/** The time of the newest figure, or as it was written when it is none. */
export function writeMoment(locale: string, moment: string): string {
  const time = Date.parse(moment)
  if (Number.isNaN(time)) return moment
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...momentWithClock }).format(time)
}

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
const momentWithClock = {
  ...date,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const

const withClock = (times: readonly number[]) => times.some((time) => time % day !== 0)

function tickOptions(span: number, clock: boolean): Intl.DateTimeFormatOptions {
  if (span > 3 * 366 * day) return { year: 'numeric' }
  if (span > 300 * day) return { year: 'numeric', month: 'short' }
  if (!clock || span > 2 * day) return { month: 'short', day: 'numeric' }
  return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
}

/** Exact enough to tell neighbors apart. */
function shortFormat(locale: string, ticks: readonly number[]): Intl.NumberFormat {
  const size = Math.max(...ticks.map(Math.abs))
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
  const digits = Math.ceil(Math.log10(size / step)) + 2
  const ordinary = size < huge && size > tiny
  return new Intl.NumberFormat(locale, {
    notation: ordinary ? 'compact' : 'scientific',
    maximumSignificantDigits: Math.min(15, Math.max(1, digits)),
  })
}

export function joined(figure: string, unit: string | undefined): string {
  if (!unit) return figure
  return unit.startsWith('%') ? `${figure}${unit}` : `${figure}\u00a0${unit}`
}
