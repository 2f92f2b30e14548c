import type { EntryTerms } from './entry-terms.ts'
import type { Section } from './handbook.ts'
import { termsOf } from './words.ts'

/** How much a word counts where it stands. */
const TITLE = 2
const HEADING = 2

/** The constants of BM25: how soon a word that comes again adds nothing, and how far a long section counts less. */
const SATURATION = 1.5
const LENGTH = 0.5

/** A section far below the best one has words of a question by accident. */
const LEAST = 0.3

/** How near sections come to a question, by their words: 1 for the nearest of all. */
export type Nearness = ReadonlyMap<Section, number>

/** How near an entry comes to a question. */
export interface EntryNearness {
  readonly sections: Nearness
  /** The most that one of them holds of what the words of the question tell, from 0 to 1. */
  readonly covered: number
}

/** Pairs of numbers: where a term stands, and how much it counts there. */
type Places = number[]

/**
 * The sections of one language by all of their words (Okapi BM25): those of the text, of its heading,
 * of what is known to be asked, and of what the entry is called and is about, which all of its sections share.
 */
export class SectionIndex {
  readonly #slugs: string[] = []
  readonly #sections: Section[] = []
  readonly #entryOf: number[] = []
  /** By entry its first section, and one more for the end. */
  readonly #firstOf: number[] = []
  readonly #lengths: number[] = []
  readonly #inEntries = new Map<string, Places>()
  readonly #inSections = new Map<string, Places>()

  /** Adds an entry to those that are looked through. */
  add(slug: string, { title, aliases, summary, sections }: EntryTerms) {
    const entry = this.#slugs.push(slug) - 1
    const shared =
      note(this.#inEntries, entry, new Set(title), TITLE) +
      // A word of many names tells no more than that of one.
      note(this.#inEntries, entry, new Set(aliases), 1) +
      note(this.#inEntries, entry, summary, 1)
    this.#firstOf[entry] = this.#sections.length
    for (const { section, heading, asked, body } of sections) {
      const at = this.#sections.push(section) - 1
      const own =
        note(this.#inSections, at, heading, HEADING) +
        note(this.#inSections, at, asked.flat(), 1) +
        note(this.#inSections, at, body, 1)
      this.#entryOf.push(entry)
      this.#lengths.push(shared + own)
    }
    this.#firstOf[entry + 1] = this.#sections.length
  }

  /** The entries with sections that come near to a text. */
  near(text: string): ReadonlyMap<string, EntryNearness> {
    const { scores, covered } = this.#score(text)
    const best = scores.reduce((one, other) => Math.max(one, other), 0)
    const found = new Map<string, { sections: Map<Section, number>; covered: number }>()
    for (const [at, section] of this.#sections.entries()) {
      const share = (scores[at] ?? 0) / best
      if (!(share >= LEAST)) continue
      const slug = this.#slugs[this.#entryOf[at] ?? 0] ?? ''
      const entry = found.get(slug) ?? { sections: new Map<Section, number>(), covered: 0 }
      entry.sections.set(section, share)
      entry.covered = Math.max(entry.covered, covered[at] ?? 0)
      found.set(slug, entry)
    }
    return found
  }

  /** How near each section comes, and what share it holds of what the words tell, be it much or often. */
  #score(text: string): { scores: Float64Array; covered: Float64Array } {
    const scores = new Float64Array(this.#sections.length)
    const held = new Float64Array(this.#sections.length)
    const counts = new Float64Array(this.#sections.length)
    const average = this.#lengths.reduce((sum, length) => sum + length, 0) / scores.length
    let all = 0
    for (const term of new Set(termsOf(text))) {
      const holding = this.#count(term, counts)
      const tells = Math.log(1 + (scores.length - holding + 0.5) / (holding + 0.5))
      all += tells
      for (let at = 0; at < scores.length; at += 1) {
        const count = counts[at] ?? 0
        if (count === 0) continue
        const long = 1 - LENGTH + (LENGTH * (this.#lengths[at] ?? 0)) / average
        scores[at] = (scores[at] ?? 0) + (tells * count) / (count + SATURATION * long)
        held[at] = (held[at] ?? 0) + tells
      }
    }
    return { scores, covered: held.map((tells) => tells / all) }
  }

  /** Writes how much a term counts in each section; gives the number of those that hold it. */
  #count(term: string, counts: Float64Array): number {
    counts.fill(0)
    let holding = 0
    forEach(this.#inEntries.get(term), (entry, count) => {
      const [first = 0, end = 0] = this.#firstOf.slice(entry, entry + 2)
      counts.fill(count, first, end)
      holding += end - first
    })
    forEach(this.#inSections.get(term), (section, count) => {
      const shared = counts[section] ?? 0
      counts[section] = shared + count
      if (shared === 0) holding += 1
    })
    return holding
  }
}

/** Notes that terms stand in a place, each with its weight; gives the weight of all. */
function note(
  index: Map<string, Places>,
  place: number,
  terms: Iterable<string>,
  weight: number,
): number {
  let all = 0
  for (const term of terms) {
    all += weight
    const places = index.get(term)
    if (!places) index.set(term, [place, weight])
    else if (places[places.length - 2] !== place) places.push(place, weight)
    else places[places.length - 1] = (places[places.length - 1] ?? 0) + weight
  }
  return all
}

function forEach(places: Places = [], note: (place: number, count: number) => void) {
  for (let at = 0; at < places.length; at += 2) note(places[at] ?? 0, places[at + 1] ?? 0)
}
