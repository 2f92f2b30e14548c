import { FigureCheck } from '../figures/check.ts'
import type { CitationBacking, CitedSource } from './backing.ts'
import { checkQuotes } from './check-quotes.ts'
import { claimsOf } from './claims.ts'
import { type NamedIn, namesIn } from './names.ts'

export interface CheckedCitation {
  /** Places of the mark, in UTF-16 units, up to and not including `end`. */
  readonly start: number
  readonly end: number
  /** False where its sources, as they were read, do not have what is said before it. */
  readonly isSupported: boolean
}

/** More are not looked at: nobody reads an answer with so many by its citations. */
const MOST_CLAIMS = 100
const MOST_CITATIONS = 500

/**
 * Holds each citation of an answer against its source: the numbers, the names and the quotes of what
 * is said before it. A number that the question, a sum or the handbook gave needs no source.
 */
export function checkCitations(
  text: string,
  backing: CitationBacking,
  { doubted } = checkQuotes(text, backing),
): CheckedCitation[] {
  const evidence = new Evidence(backing)
  const indexes = new Set(backing.sources.map(({ index }) => index))
  return claimsOf(text)
    .slice(0, MOST_CLAIMS)
    .flatMap(({ text, marks }) => {
      const all = evidence.sources(marks.flatMap(({ numbers }) => numbers))
      return (
        marks
          // A number without a source is plain text.
          .filter(({ numbers }) => numbers.some((number) => indexes.has(number)))
          .slice(0, MOST_CITATIONS)
          .map(({ start, end, numbers }) => ({
            ...{ start, end },
            isSupported: !doubted.has(start) && evidence.supports(text, all, numbers),
          }))
      )
    })
    .slice(0, MOST_CITATIONS)
}

/** What the sources say, each read once. */
class Evidence {
  readonly #backing: CitationBacking
  readonly #known = new Map<number, ReadSource>()
  readonly #checks = new Map<string, FigureCheck>()

  constructor(backing: CitationBacking) {
    this.#backing = backing
  }

  /** Sources that are cited together, `all`, may each have a part; the one at a mark must have some. */
  supports(text: string, all: readonly CitedSource[], numbers: readonly number[]): boolean {
    const own = this.sources(numbers)
    const { missing, found } = this.#numbersOf(text, all)
    if (missing) return false
    if (all.length === own.length) return found || this.#namesFit(text, own)
    return this.#numbersOf(text, own).found || this.#namesFit(text, own)
  }

  sources(numbers: readonly number[]): readonly CitedSource[] {
    const cited = new Set(numbers)
    return this.#backing.sources.filter(({ index }) => cited.has(index))
  }

  #numbersOf(text: string, sources: readonly CitedSource[]) {
    const verdicts = this.#check(sources)
      // With a mark before it, for what is cited is no advice.
      .push(`[1] ${text}`)
      .map(({ verdict }) => verdict)
    return {
      missing: verdicts.includes('unfound'),
      found: verdicts.some((verdict) => verdict === 'read' || verdict === 'source'),
    }
  }

  /** One for each set of sources: what it has read it keeps. */
  #check(sources: readonly CitedSource[]): FigureCheck {
    const key = sources.map(({ index }) => index).join(' ')
    const { figures, ...backing } = this.#backing
    const isTheirs = (url: string) => sources.some((source) => liesWithin(url, source.url))
    const theirs = figures.filter(
      ({ how, source: { url } }) => how === 'computed' || (url !== null && isTheirs(url)),
    )
    const check = this.#checks.get(key) ?? new FigureCheck({ ...backing, sources, figures: theirs })
    this.#checks.set(key, check)
    return check
  }

  /**
   * None of a claim's names in its sources is too few; so is a name or a numeral that only another
   * source has, where nothing else of the claim is peculiar to its own.
   */
  #namesFit(text: string, sources: readonly CitedSource[]): boolean {
    const { known, other, numerals } = namesIn(text)
    const names = [...known, ...other]
    const rest = this.#backing.sources.filter((source) => !sources.includes(source))
    const isIn = (some: readonly CitedSource[]) => (said: string) =>
      some.some((source) => this.#has(source, said))
    const missing = [...names, ...numerals].filter((said) => !isIn(sources)(said))
    const present = [...names, ...numerals].filter((said) => !missing.includes(said))
    if (present.some((said) => !rest.every((source) => this.#has(source, said)))) return true
    if (missing.some(isIn(rest))) return false
    return names.length === 0 || names.some(isIn(sources)) || this.#areForeign(sources, known)
  }

  /** Whether names in Latin letters cannot be expected there, because all of it is Chinese. */
  #areForeign(sources: readonly CitedSource[], known: ReadonlySet<string>): boolean {
    return known.size === 0 && sources.every((source) => this.#read(source).isChinese)
  }

  #has(source: CitedSource, said: string): boolean {
    const { known, tokens } = this.#read(source)
    return known.has(said) || tokens.has(said.toLowerCase())
  }

  #read(source: CitedSource): ReadSource {
    const read = this.#known.get(source.index) ?? readSource(source)
    this.#known.set(source.index, read)
    return read
  }
}

/** Whether a page is that of a source, or one of those that it lists. */
const liesWithin = (url: string, source: string): boolean =>
  `${pageOf(url)}/`.startsWith(`${pageOf(source).replace(/\/$/, '')}/`)

/** A link may open a page at a passage. */
export const pageOf = (url: string): string => url.replace(/#.*$/s, '')

interface ReadSource extends Pick<NamedIn, 'known'> {
  /** In small letters, numerals without separators; the site's name counts, too. */
  readonly tokens: ReadonlySet<string>
  readonly isChinese: boolean
}

function readSource({ title, excerpt = '', url }: CitedSource): ReadSource {
  const text = `${title}\n${excerpt}`
  const { known, numerals } = namesIn(text)
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const tokens = `${text} ${host}`.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return {
    known,
    tokens: new Set([...tokens, ...numerals]),
    isChinese: /\p{Script=Han}/u.test(text),
  }
}
