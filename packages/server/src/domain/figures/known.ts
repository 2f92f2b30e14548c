import type { Figure, FigureKind } from '../figure.ts'
import { assetOf, type Names, namesOf } from './assets.ts'
import { readPassage } from './passage.ts'
import { SPAN } from './units.ts'

/** What the numbers of an answer are held against. */
export interface Backing {
  /** Of tools, and results of calculators. */
  readonly figures: readonly Figure[]
  readonly sources: readonly { readonly title: string; readonly excerpt?: string | undefined }[]
  readonly question: string
  readonly earlier: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  /** The text of the handbook's entries that were used. */
  readonly handbook: readonly string[]
}

export type Origin = 'read' | 'computed' | 'source' | 'question' | 'earlier' | 'handbook'

/** A number that may back another. */
export interface KnownNumber {
  readonly origin: Origin
  /** Without its sign. */
  readonly size: number
  /** 0 where a text does not tell. */
  readonly sign: -1 | 0 | 1
  readonly unit: string
  /** What it can be of; empty where nothing tells. */
  readonly assets: readonly string[]
  /** 0 for the numbers of texts. */
  readonly at: number
  readonly kind: FigureKind | null
  readonly figure?: Figure
}

export interface KnownNumbers {
  readonly names: Names
  /** What the question is about. */
  readonly asked: readonly string[]
  /** Whether the question speaks of a loss, which its answer need not repeat. */
  readonly askedSign: -1 | 0 | 1
  /** In the order of their size. */
  readonly numbers: readonly KnownNumber[]
  /** The newest figure of an asset, kind and unit: its time. */
  readonly newest: ReadonlyMap<string, number>
  /** Prices of now, by asset and unit. */
  readonly prices: ReadonlyMap<string, number>
  /**
   * Where prices of now were read, sums over one that nothing gave: they may say what would be, not
   * what is now.
   */
  readonly supposed: ReadonlySet<Figure>
}

const RANK: readonly Origin[] = ['read', 'computed', 'source', 'handbook', 'question', 'earlier']

export function knownFrom({
  figures,
  sources,
  question,
  earlier,
  handbook,
}: Backing): KnownNumbers {
  const names = namesOf(figures.flatMap(({ of }) => (of ? [of] : [])))
  const asked = readPassage(question, names, [])
  const numbers = [
    ...figures.map((figure) => fromFigure(figure, names)),
    ...sources.flatMap(({ title, excerpt = '' }) =>
      fromText('source', `${title}\n${excerpt}`, names),
    ),
    ...handbook.flatMap((text) => fromText('handbook', text, names)),
    ...fromText('question', question, names),
    ...earlier.flatMap(({ role, content }) =>
      fromText(role === 'user' ? 'question' : 'earlier', content, names),
    ),
  ]
  const newest = new Map<string, number>()
  const prices = new Map<string, number>()
  for (const { figure, kind, assets, unit, at, size } of numbers) {
    if (!figure) continue
    const key = `${kind} ${assets[0] ?? ''} ${unit}`
    if (at < (newest.get(key) ?? Number.NEGATIVE_INFINITY)) continue
    newest.set(key, at)
    if (kind === 'price') prices.set(`${assets[0] ?? ''} ${unit}`, size)
  }
  return {
    ...{ names, newest, prices },
    supposed: new Set(
      prices.size === 0 ? [] : figures.filter((figure) => hasOwnPrice(figure, numbers)),
    ),
    asked: asked.last,
    askedSign: asked.directions[0]?.sign ?? 0,
    numbers: unique(numbers).sort(
      (a, b) => a.size - b.size || RANK.indexOf(a.origin) - RANK.indexOf(b.origin),
    ),
  }
}

/** A price may be rounded when it is passed to a calculator. */
const ROUNDED = 0.01

/** Whether a price went into a sum that neither a tool, a source nor the asker gave. */
const hasOwnPrice = (sum: Figure, numbers: readonly KnownNumber[]): boolean =>
  (sum.inputs ?? []).some(({ name, figure: { value } }) => {
    const price = Number(value)
    const isGiven = ({ origin, figure, size }: KnownNumber) =>
      origin !== 'earlier' && figure !== sum && Math.abs(size - price) <= price * ROUNDED
    return /price$/i.test(name) && price !== 1 && !numbers.some(isGiven)
  })

/** Units of calculators as texts write them: a power of ten, a multiple, a coin that nobody named. */
const CALCULATED: ReadonlyMap<string, readonly [unit: string, factor: number]> = new Map([
  ['×', ['x', 1]],
  ['COIN', ['', 1]],
  ['one', ['', 1]],
  ['thousand', ['', 1e3]],
  ['wan', ['', 1e4]],
  ['million', ['', 1e6]],
  ['yi', ['', 1e8]],
  ['billion', ['', 1e9]],
  ['trillion', ['', 1e12]],
])

function fromFigure(figure: Figure, names: Names): KnownNumber {
  const [unit, factor] = CALCULATED.get(figure.unit) ?? [
    names.latin.get(figure.unit) ?? figure.unit,
    1,
  ]
  const value = Number(figure.value) * factor
  return {
    origin: figure.how,
    size: Math.abs(value),
    sign: value < 0 ? -1 : 1,
    unit,
    assets: figure.of ? [assetOf(figure.of, names)] : [],
    at: Date.parse(figure.asOf) || 0,
    kind: figure.kind,
    figure,
  }
}

function fromText(origin: Origin, text: string, names: Names): KnownNumber[] {
  const { numbers, subjects, signOf } = readPassage(text, names, [])
  return numbers
    .filter(({ unit }) => unit !== SPAN)
    .map((number) => ({
      ...{ origin, size: number.value, unit: number.unit, at: 0, kind: null },
      sign: signOf(number),
      assets: subjects.get(number) ?? [],
    }))
}

/** A page that repeats a number thousands of times says it once. */
function unique(numbers: readonly KnownNumber[]): KnownNumber[] {
  const seen = new Set<string>()
  return numbers.filter(({ figure, origin, size, sign, unit, assets }) => {
    if (figure) return true
    const key = `${origin} ${size} ${sign} ${unit} ${assets.join(' ')}`
    return !seen.has(key) && seen.add(key)
  })
}
