import { mentionsIn, type Names, namesOf } from '../figures/assets.ts'
import { ORGANISATIONS } from './organisations.ts'

const KNOWN: Names = namesOf([])

/** What a text names: known assets and organisations under one key for all their names. */
export interface NamedIn {
  /** Found in other languages, too. */
  readonly known: ReadonlySet<string>
  /** Other names in Latin letters, in small letters. */
  readonly other: ReadonlySet<string>
  /** Numerals of two digits or more, without separators: years, days, spans. */
  readonly numerals: ReadonlySet<string>
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const isLatin = (name: string) => /^[A-Za-z]/.test(name)

const keyOf = new Map(
  ORGANISATIONS.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)),
)
const longestFirst = [...keyOf.keys()].sort((a, b) => b.length - a.length)
const ORGANISATION = new RegExp(
  longestFirst
    .map((name) => (isLatin(name) ? `(?<![A-Za-z])${escaped(name)}(?![A-Za-z])` : escaped(name)))
    .join('|'),
  'g',
)
/** A word in capitals, with a capital inside, or one that begins with a capital. */
const CAPITALISED = /(?<![\w’'])[A-Z][A-Za-z0-9]*[A-Za-z0-9](?![A-Za-z0-9])/g
const IN_CAPITALS = /^(?:[A-Z0-9]{2,}s?|[A-Z]\w*[a-z0-9][A-Z]\w*)$/
/** Begins a sentence, a cell or an item, where every word has a capital. */
const SENTENCE_START = /(?:^|[.!?。！？\n|:：]|[-*#>•]|\d[.)])[\s*_“"'（(]*$/
const COMMON = new Set(
  (
    'January February March April May June July August September October November December ' +
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday The This That These Those It Its In ' +
    'On At As And But Or For From With By To Of If When While After Before Since Not No Some Most ' +
    'USD USDT EUR CNY HKD JPY GBP ETF ETFs TVL API AI GPU CEO CFO UTC APR APY Q1 Q2 Q3 Q4 V2 V3 V4'
  ).split(' '),
)

/** The names that a text has; a claim's first words count only where they are names for certain. */
export function namesIn(text: string): NamedIn {
  const known = new Set<string>()
  const other = new Set<string>()
  let rest = text
  for (const match of text.matchAll(ORGANISATION)) {
    known.add(keyOf.get(match[0]) ?? match[0])
    rest = blanked(rest, match.index, match.index + match[0].length)
  }
  for (const { start, end, asset } of mentionsIn(rest, KNOWN)) {
    known.add(asset)
    rest = blanked(rest, start, end)
  }
  for (const { 0: word, index } of rest.matchAll(CAPITALISED)) {
    const isCertain = IN_CAPITALS.test(word) || !SENTENCE_START.test(lastOf(rest, index))
    if (isCertain && word.length > 2 && !COMMON.has(word)) other.add(word.toLowerCase())
  }
  return { known, other, numerals: numeralsIn(text) }
}

/** As much before a word as tells whether a sentence begins with it. */
const lastOf = (text: string, end: number): string =>
  end > 12 ? `…${text.slice(end - 12, end)}` : text.slice(0, end)

const numeralsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
      .map(([numeral]) => numeral.replaceAll(',', ''))
      .filter(({ length }) => length > 1),
  )

const blanked = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
