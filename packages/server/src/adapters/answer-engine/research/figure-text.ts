import type { Figure } from '../../../ports/figure.ts'
import { figuresIn, isFigure } from '../../figures.ts'
import type { Finding, NewSource } from './tool.ts'
import { minute, percent } from './tool.ts'

/** As a person reads it: `91,234.5 USD`, `-1.50 %`. */
export function shown({ value, unit, kind, asOf }: Figure): string {
  const text =
    kind === 'change' ? percent(Number(value)) : `${rounded(value, kind)} ${unit}`.trimEnd()
  return kind === 'fact' ? `${text} (${asOf.slice(0, 10)})` : text
}

/** With the digits that matter: all that a chain has, four where a stablecoin differs from its peg. */
function rounded(text: string, kind: Figure['kind']): string {
  const [value, isExact] = [Number(text), kind === 'chain' || kind === 'fee']
  const size = Math.abs(value)
  const digits = isExact
    ? { maximumFractionDigits: 9 }
    : size >= 1
      ? { maximumFractionDigits: size >= 10 ? 2 : 4 }
      : { maximumSignificantDigits: 4 }
  return new Intl.NumberFormat('en', digits).format(text as `${number}`)
}

/** Everything but figures as it is, figures as text, and what is unknown left out. */
export function reported(result: unknown): unknown {
  if (isFigure(result)) {
    const { value, unit, kind, asOf } = result
    return [value, unit, kind === 'fact' && `(${asOf.slice(0, 10)})`].filter(Boolean).join(' ')
  }
  if (Array.isArray(result)) return result.map(reported)
  if (typeof result !== 'object' || result === null || result instanceof Date) return result
  const known = Object.entries(result).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(known.map(([key, value]) => [key, reported(value)]))
}

/** `marketCap 1,800,000 USD` in words, for each figure that is known. */
export function listed(figures: Readonly<Record<string, Figure | null>>): string {
  return Object.entries(figures)
    .flatMap(([name, figure]) => (figure ? [`${words(name)} ${shown(figure)}`] : []))
    .join(', ')
}

const words = (name: string) =>
  name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, ' ').toLowerCase()

interface Result {
  readonly title: string
  readonly url: string
  /** What a person reads of it. */
  readonly excerpt: string
  /** What the model is reported, with figures in it. */
  readonly result: object
  readonly readAt?: Date
}

const LONGEST_EXCERPT = 1100

/** A finding of figures from one page, dated by the newest that is not of the past. */
export function findingOf({ title, url, excerpt, result, readAt = new Date() }: Result): Finding {
  const figures = figuresIn(result)
  const times = figures.filter(({ kind }) => kind !== 'fact').map(({ asOf }) => asOf)
  const at = new Date(times.toSorted().at(-1) ?? readAt)
  const dated = `${excerpt.slice(0, LONGEST_EXCERPT)} (${minute(at)})`
  const source: NewSource = {
    ...{ title, url, excerpt: dated },
    fetched_at: Math.floor(at.getTime() / 1000),
    class: 'data',
  }
  const text = reported(result) as object
  return {
    sources: [source],
    figures,
    tell: ([n]) => ({ n, asOf: at.toISOString(), ...text }),
  }
}
