import { figureText } from '@coinquiry/markdown/figure-text'
import type { AnswerFigure, FigureLabels, FigureValue } from './figures.ts'

/** A number as exact as it was given, spelled as in the answer. */
export const valueText = ({ value, unit }: Pick<FigureValue, 'value' | 'unit'>, locale: string) =>
  figureText({ value, unit, style: 'whole' }, locale.startsWith('zh') ? 'zh' : 'en')

/** To the minute, in the reader's time zone, which it names. */
export const timeText = (time: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'short', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  }).format(time)

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago a time was. */
export function ageText(time: Date, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const age = Math.max(0, now - time.getTime())
  const [unit, length] = units.find(([, length]) => age >= length) ?? ['second', 1000]
  return format.format(-Math.floor(age / length), unit)
}

/** What kind of number one is; null for one that nobody backs. */
export function labelOf(figure: AnswerFigure | null, labels: FigureLabels): string {
  if (!figure) return labels.unfound
  return figure.isComputed ? labels.computed : labels.read
}

/** Whether a number is older than its kind allows. */
export function isStale({ time, currentFor }: AnswerFigure, now: number | null): boolean {
  return now !== null && currentFor !== undefined && now - time.getTime() > currentFor
}
