import { isSameText, type Shingles, shinglesOf } from './same-text.ts'

/** By what a source is held against the others of its answer. */
export interface Compared {
  readonly text: string
  /** Whether it goes without a number of its own where one as good has the text. */
  readonly joins: boolean
}

/** Where else the text of a source was found. */
export interface Copies {
  /** Whether it has the number of another page. */
  readonly isJoined: boolean
  /** On how many sites its text was found. */
  readonly sites: number
  /** The number of another source with its text; null where there is none. */
  readonly sameAs: number | null
}

/** For the model. */
export const COUNTS_ONCE = 'A text found on several sites counts as one source.'

interface FoundText {
  /** The number of its source. */
  readonly n: number
  readonly site: string
  readonly shingles: Shingles
}

/** The texts that were found for one answer, whatever found them. */
export class FoundTexts {
  readonly #all: FoundText[] = []

  add(n: number, url: string, text: string): void {
    this.#all.push({ n, site: siteOf(url), shingles: shinglesOf(text) })
  }

  /** The numbers of the sources that have this text. */
  having(text: string): number[] {
    const shingles = shinglesOf(text)
    return this.#all.filter((each) => isSameText(each.shingles, shingles)).map(({ n }) => n)
  }

  of(number: number): Pick<Copies, 'sites' | 'sameAs'> {
    const own = this.#all.filter(({ n }) => n === number)
    const same = this.#all.filter(
      (each) => each.n === number || own.some((one) => isSameText(one.shingles, each.shingles)),
    )
    return {
      sites: new Set(same.map(({ site }) => site)).size,
      sameAs: same.find(({ n }) => n !== number)?.n ?? null,
    }
  }
}

const siteOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/**
 * What the model is told of what was found. Of a text that it has it learns on how many sites that
 * stands, and where else.
 */
export function shownOnce<T extends { readonly url: string }>(
  found: readonly T[],
  numbers: readonly number[],
  copies: readonly Copies[] | undefined,
  tell: (each: T) => object,
): object[] {
  return found.flatMap((each, at) => {
    const [n = 0, copy] = [numbers[at], copies?.[at]]
    if (!copy?.isJoined) return [{ n, ...tell(each), ...alsoFound(copy) }]
    const isShown = numbers.indexOf(n) < at
    return isShown ? [] : [{ n, also_at: each.url, sites: copy.sites }]
  })
}

/** What is said beside a source of others with its text. */
export function alsoFound(copy: Copies | undefined): object {
  if (!copy || copy.sites < 2) return {}
  const { sites, sameAs } = copy
  return { sites, ...(sameAs !== null && { same_text_as: sameAs }) }
}
