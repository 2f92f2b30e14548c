import { ASPECT_SLUGS } from './aspects.ts'
import type { EntrySearch } from './entry-search.ts'
import type { Handbook } from './handbook.ts'
import { isTelling, type Mention } from './names.ts'
import { type ParsedQuestion, SHORT } from './parse-question.ts'
import type { Place } from './place.ts'
import type { Vocabulary } from './vocabulary.ts'
import { measureKnown, termsOf, wordsOf } from './words.ts'

export interface Ranked {
  readonly slug: string
  /** Higher fits better; comparable within one question. */
  readonly score: number
  /** Names of the entry in the question that mean nothing else. */
  readonly names: readonly Mention[]
  /** Names of projects in the question for which the entry says what holds for all of their kind. */
  readonly projects: readonly Mention[]
  /** Share of the question's subject that the entry's names hold, from 0 to 1. */
  readonly coverage: number
  /** How near the question comes to one that the entry is known to answer, from 0 to 1. */
  readonly alike: number
  /** The same by whole names alone. */
  readonly named: number
  /** Share of the whole question that its names, headings and summary hold. */
  readonly depth: number
  /** Share of what the words of the question tell that one of its sections holds. */
  readonly covered: number
}

/** Entries so broad that a more special one in the same question is what is asked about. */
const PRICED_TOPICS: ReadonlySet<string> = new Set(['assets', 'chains'])
const BROAD_TOPICS: ReadonlySet<string> = new Set([...PRICED_TOPICS, 'stablecoins'])
const PRICED = ['bitcoin', 'ethereum', 'solana']
const BROAD: ReadonlySet<string> = new Set([
  ...PRICED,
  'stablecoins',
  'blockchain',
  'exchanges',
  'wallets',
  'defi',
])
/**
 * What counts of an entry that is probably not meant: one so broad that none of its names is the subject,
 * one without a subject that is named, one about a place where none is asked about.
 */
const LESS = 0.6
/** What an entry scores if the whole question is its names. */
const FOR_NAMES = 1.5
/** What the entry scores to whose section the question comes nearest by its words. */
const FOR_WORDS = 1.5
/** What the entry for a kind of project scores before anything of it stands in the question. */
const FOR_A_KIND = 0.25
/** What an entry scores more if its names, or a project of its kind, are all that is asked about. */
const FOR_A_WHOLE = 1.5

/** What an entry scores more if it is known to answer just this question. */
const FOR_ALIKE = 1
/** The share of a question that makes an entry near to it, in words or in what it is known to answer. */
const NEAR = 0.4

/** From where on a section that holds so much of what the words of a question tell answers it. */
const COVERED = 0.6
/** The same of a question of which nothing else says that it is of the field. */
const SURELY_COVERED = 0.8

/** Where something is kept and what is asked about it are no subject. */
const NO_SUBJECT: ReadonlySet<string> = new Set(['wallets', 'exchanges', ...ASPECT_SLUGS])

/** From where on a question is one that an entry is known to answer. */
export const KNOWN = 0.75
/** From where on two questions are the same. */
export const SAME = 0.85
const OTHER_PLACE = 0.1
/** The share of the best score from which on another subject is one of its own. */
const BESIDE = 0.4

/** Ranks the entries that fit a question. */
export class Ranking {
  readonly #broad: ReadonlySet<string>
  readonly #priced: ReadonlySet<string>
  /** Of each entry the countries or regions that it is about. */
  readonly #places: ReadonlyMap<string, readonly Place[]>
  /** Of each entry on something of one coin, such as its history, that coin. */
  readonly #coinOf: ReadonlyMap<string, string>

  constructor(handbook: Handbook, { places, projects }: Vocabulary) {
    this.#places = new Map(
      [...handbook].map(([slug, { en, zh }]) => [
        slug,
        places.filter((place) => place.isNamedIn(`${en.title} ${zh.title}`)),
      ]),
    )
    const slugsOn = (topics: ReadonlySet<string>) => {
      const on = [...handbook].filter(([, { en }]) => topics.has(en.topics[0] ?? ''))
      return new Set(on.map(([slug]) => slug))
    }
    const names = new Set(projects.map(({ name }) => name))
    const companies = [...handbook].filter(([, { en }]) => names.has(en.title))
    this.#broad = new Set([...BROAD, ...slugsOn(BROAD_TOPICS), ...companies.map(([slug]) => slug)])
    this.#priced = new Set([...PRICED, ...slugsOn(PRICED_TOPICS)])
    this.#coinOf = new Map(
      [...handbook].flatMap(([slug, { en }]) => {
        const words = this.#priced.has(slug) ? [] : wordsOf(en.title)
        const coin = words.find((word) => this.#priced.has(word))
        return coin ? [[slug, coin] as const] : []
      }),
    )
  }

  isBroad(slug: string): boolean {
    return this.#broad.has(slug)
  }

  /** True for an entry about one of the places in a question. */
  isOfPlace(slug: string, { places }: ParsedQuestion): boolean {
    return this.#places.get(slug)?.some((place) => places.includes(place)) === true
  }

  /** True for a coin, of which people ask what its price will do. */
  isPriced(slug: string): boolean {
    return this.#priced.has(slug)
  }

  /** True if a question names a subject that has no price, or is one that an entry is known to answer. */
  isSpecial(ranked: readonly Ranked[]): boolean {
    return ranked.some(
      ({ alike, names, slug }) => alike >= KNOWN || (names.some(isTelling) && !this.isPriced(slug)),
    )
  }

  /** The entries that fit, best first. */
  rank(reading: ParsedQuestion, search: EntrySearch): Ranked[] {
    const { text, mentions } = reading
    const subject = termsOf(reading.subject).length > 0 ? reading.subject : text
    const weightOf = (term: string) => search.weightOf(term)
    const knownOfText = measureKnown(text, weightOf)
    const knownOfSubject = measureKnown(subject, weightOf)
    const isOfField = reading.speaksOfMoney || mentions.some(isTelling)
    const forAKind = reading.isOfProject ? FOR_A_WHOLE : FOR_A_KIND
    // By phrase, since a long question may name the same often.
    const subjects = new Map(
      mentions
        .filter((each) => isTelling(each) && !each.isProject && !NO_SUBJECT.has(each.slug))
        .map(({ phrase }) => [phrase, termsOf(phrase)]),
    )
    const mentionsOf = Map.groupBy(mentions, ({ slug }) => slug)
    const hits = search.find(text)
    // What is asked about a project holds for another that is asked about alike.
    const known = reading.isOfProject ? new Map<string, never>() : search.alike(text)
    const hitOf = new Map(hits.map((hit) => [hit.slug, hit]))
    const namesCoin = mentions.some(({ slug }) => this.isPriced(slug))
    const isAsked = [...known.values()].some((each) => Math.max(...each.values()) >= SAME)
    const slugs = new Set([...[...mentions, ...hits].map(({ slug }) => slug), ...known.keys()])
    const ranked = [...slugs].map((slug) => {
      const named = mentionsOf.get(slug) ?? []
      const own = named.filter(({ project }) => project === null)
      const telling = own.filter(isTelling)
      // A word of daily life is a name where the rest of the question is of the field.
      const names = isOfField ? own : telling
      const projects = named.filter(({ project }) => project !== null)
      const hit = hitOf.get(slug)
      const held = new Set(hit?.held)
      const isForeign =
        named.length === 0 &&
        !this.isOfPlace(slug, reading) &&
        [...subjects.values()].some((of) => !of.some((term) => held.has(term)))
      const terms = new Set(own.flatMap(({ phrase }) => termsOf(phrase)))
      const depth = knownOfText(new Set([...terms, ...(hit?.held ?? [])]))
      // What is known of one coin or company is meant of no other.
      const coin = this.#coinOf.get(slug)
      const isOfOther = coin !== undefined && namesCoin && !mentionsOf.has(coin)
      const fit =
        (knownOfText(terms) * FOR_NAMES + (isOfOther ? 0 : (hit?.near ?? 0)) ** 2 * FOR_WORDS) *
        (isForeign || (namesCoin && named.length === 0 && this.isPriced(slug)) ? LESS : 1)
      const isMeant = named.length > 0 || !(this.isBroad(slug) || isOfOther)
      const likeness = isMeant ? Math.max(0, ...(known.get(slug)?.values() ?? [])) : 0
      const alike = isForeign && likeness < KNOWN ? likeness * LESS : likeness
      const share = knownOfSubject(terms)
      // A word of daily life is none beside a question that is known as it stands.
      const forAll = share > 0.99 && (telling.length > 0 || !isAsked) ? FOR_A_WHOLE : 0
      const broad = LESS + (1 - LESS) * share
      const score =
        (this.isBroad(slug) ? fit * broad : fit) +
        forAll +
        FOR_ALIKE * alike ** 2 +
        (alike >= SAME ? FOR_A_WHOLE : 0)
      return {
        slug,
        names,
        projects,
        score: (score + (projects.length > 0 ? forAKind : 0)) * this.#inPlace(slug, reading, alike),
        named: share,
        alike,
        coverage: Math.max(alike, knownOfSubject(new Set([...terms, ...(hit?.named ?? [])]))),
        depth: Math.max(alike, depth),
        covered: hit?.covered ?? 0,
      }
    })
    return ranked.sort((one, other) => other.score - one.score)
  }

  /** How far an entry about a country or region holds for a question. */
  #inPlace(slug: string, { places }: ParsedQuestion, alike: number): number {
    const own = this.#places.get(slug) ?? []
    if (own.length === 0) return 1
    // Who asks just what it is known to answer need not say where.
    if (places.length === 0) return alike >= SAME ? 1 : LESS
    return own.some((place) => places.includes(place)) ? 1 : OTHER_PLACE
  }

  /** True for another subject that the question names beside the best one. */
  addsTo(best: Ranked, { names, slug, score }: Ranked): boolean {
    return (
      !this.isBroad(slug) &&
      // “Why are the fees of … low” is no question on fees, where it is known what answers it.
      (best.alike < KNOWN || !ASPECT_SLUGS.has(slug)) &&
      score >= best.score * BESIDE &&
      names.some(({ start, end }) =>
        best.names.every((name) => end <= name.start || start >= name.end),
      )
    )
  }
}

/** More than this of the subject in whole names says what a question is about, be they words of daily life. */
const HALF = 0.5
/** True if the names in a question say what it is about. */
export function hasNamedSubject({ mentions }: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  return mentions.some(isTelling) || ranked.some(({ named }) => named > HALF)
}

/** True for “what is X” of a name. */
export function asksForName({ aspects }: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  return aspects.join() === 'how' && ranked.some(({ named }) => named === 1)
}

/** True for a name alone, or “what is” and a name. */
export function isOfName({ aspects, isName, mentions, terms }: ParsedQuestion): boolean {
  const named = new Set(mentions.flatMap(({ phrase }) => termsOf(phrase)))
  return isName || (aspects.join() === 'how' && terms.every((term) => named.has(term)))
}

/** True if one name of the entry is the whole question. */
export function isAll({ names }: Ranked, { words }: ParsedQuestion): boolean {
  return names.some(({ start, end }) => end - start >= words.length)
}

/** From where on a question is not of the field, by how surely its names and words say that it is. */
const UNRELATED = { sure: 0.98, likely: 0.5, none: 0.05 } as const

/** True if a question is about crypto, money or investing. */
export function isRelevant(reading: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  if (reading.leans && reading.before !== null) return true
  const sign = signOfField(reading, ranked)
  const { likely, unrelatedBySubject } = reading
  // “How do I … a …” is asked of everything.
  const unrelated =
    sign === 'none' ? Math.max(likely.unrelated, unrelatedBySubject) : likely.unrelated
  return unrelated < UNRELATED[sign]
}

/** True if names or words of the field stand in a question. */
export function isOfField(reading: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  return signOfField(reading, ranked) !== 'none'
}

/** How surely its names and words say that a question is of the field. */
function signOfField(reading: ParsedQuestion, ranked: readonly Ranked[]): keyof typeof UNRELATED {
  const isNamed = reading.mentions.some((mention) => mention.isProject && isTelling(mention))
  if (isNamed || ranked.some((each) => each.named > HALF || isKnown(each, reading))) return 'sure'
  const isNamedByWords = reading.mentions.some(isTelling) || reading.speaksOfMoney
  return isNamedByWords ||
    ranked.some(
      ({ coverage, covered }) =>
        coverage >= KNOWN || (reading.terms.length > SHORT && covered >= SURELY_COVERED),
    )
    ? 'likely'
    : 'none'
}

/** True if a question of daily words is one that the entry is known to answer. */
function isKnown({ alike, depth, slug }: Ranked, { mentions }: ParsedQuestion): boolean {
  const isNamed = mentions.some((mention) => mention.slug === slug)
  return isNamed ? alike >= NEAR && depth >= HALF : alike >= KNOWN
}

/** True if an entry is near enough to a relevant question to answer it. */
export function answers(
  { names, projects, coverage, depth, covered }: Ranked,
  { terms, unknown }: ParsedQuestion,
): boolean {
  if (names.length > 0 || projects.length > 0) return true
  const isNear = Math.max(coverage, depth) >= NEAR || (terms.length > SHORT && covered >= COVERED)
  return isNear && (unknown.length === 0 || coverage >= KNOWN)
}
