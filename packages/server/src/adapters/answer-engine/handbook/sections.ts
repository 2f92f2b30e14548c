import type { Turn } from '../../../ports.ts'
import type { Likeness } from './asked-questions.ts'
import { type Aspect, isDefinition } from './aspects.ts'
import type { Entry, Section } from './handbook.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Part } from './plan.ts'
import { KNOWN, SAME } from './ranking.ts'
import type { Nearness } from './section-index.ts'
import { termsOf } from './words.ts'

const HEADING = 2
const ASPECT = 3
/** What the nearest section scores by its words. */
const WORDS = 8
/** Who is in trouble reads what to do before how it is done. */
const TROUBLE = 4
/** What was offered by its heading is meant. */
const OFFERED = 20
/** What is known to answer the same question comes before what has its words in the heading. */
const ASKED = 10
/** From where on nothing but words of asking sets a question apart from a known one, whatever those seem to ask for. */
const VERBATIM = 0.99
/** A section this much weaker than the best one is left out. */
const NEAR_BEST = 0.6

/** An answer that can't name today's price must not hold a sum that could be taken for it. */
const MONEY = /[$€£¥]\s?\d|\d[\d,.]*\s*(?:万)?\s*(?:美元|美金|元|刀|USD)/

export interface Choice {
  readonly least: number
  readonly most: number
  readonly withoutSums: boolean
  /** What is asked for, if not all that the question asks for. */
  readonly aspects?: readonly Aspect[]
  /** How near the question comes to one that a section is known to answer. */
  readonly alike: Likeness
  /** How much its words speak for each section. */
  readonly near: Nearness
  /** Headings of what has been said already, and is said again only where it is known to answer. */
  readonly said?: readonly string[]
}

/** The sections of an entry that fit the question, the best first. */
export function chooseSections(entry: Entry, reading: ParsedQuestion, choice: Choice): Section[] {
  const score = scorer(entry, reading, choice.aspects ?? reading.aspects)
  // What is known to answer an asker who wants advice has figures of its own, and no price of today.
  const isOnAdvice = reading.focus.every((requested) => requested === 'advice')
  const scored = entry.sections
    .map((section, at) => {
      const alike = choice.alike.get(section) ?? 0
      const near = choice.near.get(section) ?? 0
      const offered = reading.text.endsWith(` – ${section.heading}`) ? OFFERED : 0
      const isOnIt = section.aspects.some((aspect) => reading.aspects.includes(aspect))
      const isMeant = reading.aspects.length === 0 || isOnIt || alike >= VERBATIM
      const same = alike >= SAME && isMeant ? ASKED : 0
      const isKnown = alike >= KNOWN
      return { section, at, isKnown, score: score(section, at) + near * WORDS + offered + same }
    })
    .filter(({ isKnown, section }) => {
      const isSum = choice.withoutSums && MONEY.test(section.body)
      return (
        !(isSum && !(isKnown && isOnAdvice)) && (isKnown || !choice.said?.includes(section.heading))
      )
    })
    .sort((one, other) => other.score - one.score || one.at - other.at)
  const [first] = scored
  const best = first?.score ?? 0
  const asked = new Set(choice.aspects ?? reading.aspects)
  // What is known to answer the same question needs nothing beside it.
  const isAnswered = first !== undefined && (choice.alike.get(first.section) ?? 0) >= SAME
  return scored
    .filter(({ section, score }, rank) => {
      if (rank < choice.least) return true
      if (isAnswered) return false
      const earlier = new Set(scored.slice(0, rank).flatMap((each) => each.section.aspects))
      return (
        score >= best * NEAR_BEST &&
        section.aspects.some((aspect) => asked.has(aspect) && !earlier.has(aspect))
      )
    })
    .slice(0, choice.most)
    .map(({ section }) => section)
}

function scorer(
  entry: Entry,
  reading: ParsedQuestion,
  aspects: readonly Aspect[],
): (section: Section, at: number) => number {
  // A new subject keeps the aspect of the question before; the same subject needs a new aspect.
  const { before } = reading
  const same = before?.mentions.some(({ slug }) => slug === entry.slug)
  const earlier = before && !same ? before.terms : []
  const terms = new Set([...reading.terms, ...earlier])
  const { title, headings, bodies } = wordsOfEntry(entry)
  const names = new Set(
    reading.mentions
      .filter(({ isProject, project, slug }) => isProject && !project && slug === entry.slug)
      .flatMap(({ phrase }) => termsOf(phrase)),
  )
  return (section, at) => {
    const fitting = aspects.filter((aspect) => section.aspects.includes(aspect))
    let score = fitting.length * ASPECT + (fitting.includes('trouble') ? TROUBLE : 0)
    for (const term of terms) {
      if (names.has(term)) continue
      score += shareIn(bodies, at, term)
      if (!title.has(term)) score += shareIn(headings, at, term) * HEADING
    }
    return score + usualInterest(section, at)
  }
}

interface EntryWords {
  readonly title: ReadonlySet<string>
  readonly headings: readonly ReadonlySet<string>[]
  readonly bodies: readonly ReadonlySet<string>[]
}

const entryWords = new WeakMap<Entry, EntryWords>()

/** An entry never changes, so it is taken apart once. */
function wordsOfEntry(entry: Entry): EntryWords {
  const terms = entryWords.get(entry) ?? {
    title: new Set(termsOf(entry.title)),
    headings: entry.sections.map(({ heading }) => new Set(termsOf(heading))),
    bodies: entry.sections.map(({ body }) => new Set(termsOf(body))),
  }
  entryWords.set(entry, terms)
  return terms
}

/** Terms that all sections have do not tell which section fits. */
function shareIn(all: readonly ReadonlySet<string>[], at: number, term: string): number {
  return all[at]?.has(term) ? 1 / all.filter((each) => each.has(term)).length : 0
}

/** The order where the question asks for nothing in particular: how it works, then its risks. */
function usualInterest({ aspects }: Section, at: number): number {
  if (at === 0) return 0.6
  return aspects.includes('risk') ? 0.5 : 0
}

/** The headings of what the assistant has said so far. */
export function saidIn(history: readonly Turn[]): string[] {
  return history.flatMap(({ role, content }) =>
    role === 'assistant'
      ? [...content.matchAll(/^### (?:.* – )?(.*)$/gm)].map(([, heading = '']) => heading)
      : [],
  )
}

/** True if there is more to say, and it is what is asked. */
export function fits(part: Part, { aspects }: ParsedQuestion): boolean {
  return part.sections.length > 0 && (aspects.length === 0 || treats(part, { aspects }))
}

/** True if a section is about what is asked, or nothing in particular is asked. */
export function treats({ sections }: Part, { aspects }: Pick<ParsedQuestion, 'aspects'>): boolean {
  if (isDefinition(aspects)) return true
  return sections.some((section) => section.aspects.some((aspect) => aspects.includes(aspect)))
}
