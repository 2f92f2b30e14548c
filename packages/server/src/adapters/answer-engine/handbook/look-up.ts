import type { Language, Question } from '../../../ports.ts'
import { interchangeableTerms } from './asked-questions.ts'
import { ASPECT_SLUGS, isDefinition } from './aspects.ts'
import { EntrySearch } from './entry-search.ts'
import type { Glossary } from './glossary.ts'
import type { Entry, Handbook } from './handbook.ts'
import { isTelling } from './names.ts'
import { hasSubject, type ParsedQuestion, QuestionParser } from './parse-question.ts'
import { answers, isOfField, isRelevant, KNOWN, type Ranked, Ranking, SAME } from './ranking.ts'
import { type Rule, type Ruled, ruledIn } from './rules.ts'
import { sidesOf } from './sides.ts'
import { staysWith, subjectOf } from './subject.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { Likelihoods, Wants } from './wants.ts'
import { termsOf, wordsOf } from './words.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/** The share of a question that is names of an entry and makes a subject of its own. */
export const OWN_SUBJECT = 0.6
/** From how near on the entry that is named first is known to answer. */
const ANSWERED = 0.65
/** In terms. */
const REMARK = 3
/** A wider table is hard to read. */
const MOST_COMPARED = 4
/** From where on a question that names nothing has nothing to do with the conversation. */
const OF_DAILY_LIFE = 0.85
/** The share of a question that the entry spoken of must hold. */
const OF_THE_SUBJECT = 0.2

/** Finds what a question is about: the entries that it names or that are near to it. */
export class LookUp {
  readonly ranking: Ranking
  readonly #handbook: Handbook
  readonly #parser: QuestionParser
  readonly #wants: Wants
  readonly #rules: readonly Rule[]
  readonly #interchangeable: ReadonlySet<string>
  readonly #searches = new Map<Language, EntrySearch>()
  readonly #ranked = new WeakMap<ParsedQuestion, readonly Ranked[]>()

  constructor(
    handbook: Handbook,
    glossary: Glossary,
    vocabulary: Vocabulary,
    wants: Wants,
    rules: readonly Rule[],
  ) {
    this.#handbook = handbook
    this.#wants = wants
    this.#rules = rules
    this.#parser = new QuestionParser(handbook, glossary, vocabulary, wants)
    this.ranking = new Ranking(handbook, vocabulary)
    const coins = [...handbook].filter(([slug]) => this.ranking.isPriced(slug))
    const entries = coins.flatMap(([, { en, zh }]) => [en, zh])
    this.#interchangeable = interchangeableTerms(entries, vocabulary)
  }

  /** How likely a text wants what. */
  likelyOf(text: string): Likelihoods {
    return this.#wants.of(text)
  }

  /** Parses a question. */
  parse(question: Question): ParsedQuestion {
    return this.#parser.parse(question)
  }

  /**
   * A question that names no subject keeps that of the conversation if it leans on it in words, or
   * else if the entry on it holds a part of what is asked. A country alone takes the place of another.
   */
  withSubject(reading: ParsedQuestion): ParsedQuestion {
    const { before, places, terms } = reading
    if (!before) return reading
    if (!isRelevant(before, this.rank(before))) return { ...reading, before: null }
    const ranked = this.rank(reading)
    const alone = { ...reading, before: null }
    const [earlier] = this.rank(before)
    const entry = earlier ? this.entry(earlier.slug, reading.language) : null
    if (!reading.leans && hasSubject(reading)) {
      const both = this.rank(this.together(subjectOf(before), reading.text))
      return staysWith(reading, entry, ranked, both)
        ? { ...reading, leans: true, refers: true }
        : alone
    }
    if (!reading.leans && isOfDailyLife(reading, ranked)) return alone
    if (places.length > 0 && !reading.mentions.some(isTelling)) {
      return { ...this.together(before.text, reading.text), language: reading.language, places }
    }
    if (reading.leans) return { ...reading, places: places.length > 0 ? places : before.places }
    const isOwn = isOfField(alone, ranked) && ranked.some(({ coverage }) => coverage >= OWN_SUBJECT)
    const texts = entry?.sections.flatMap(({ heading, asked, body }) => [heading, ...asked, body])
    const held = new Set(termsOf(texts?.join('\n') ?? ''))
    const share = terms.filter((term) => held.has(term)).length / Math.max(terms.length, 1)
    if (this.#isRemark(reading) || isOpen(reading)) return { ...reading, leans: true }
    if (isOwn || share < OF_THE_SUBJECT) return alone
    return { ...reading, leans: true }
  }

  /** A question and what was asked before as one. */
  together(before: string, text: string): ParsedQuestion {
    return this.#parser.parseText(`${before} ${text}`)
  }

  /** True for a few words of the field that name nothing: “how long?”, “could it be stolen?”. */
  #isRemark({ terms, mentions, language }: ParsedQuestion): boolean {
    const search = this.searchIn(language)
    const isKnown = (term: string) => search.weightOf(term) < 1
    return terms.length <= REMARK && !mentions.some(isTelling) && terms.every(isKnown)
  }

  /** The search through the entries of a language; made when first needed, for it takes a tenth of a second. */
  searchIn(language: Language): EntrySearch {
    const search =
      this.#searches.get(language) ??
      new EntrySearch(this.#handbook, language, this.#interchangeable)
    this.#searches.set(language, search)
    return search
  }

  /** The entries that fit, best first. */
  rank(reading: ParsedQuestion): readonly Ranked[] {
    const ranked =
      this.#ranked.get(reading) ?? this.ranking.rank(reading, this.searchIn(reading.language))
    this.#ranked.set(reading, ranked)
    return ranked
  }

  /**
   * The entry that fits best. Beside a name that the handbook doesn't know, or a coin whose risks it treats and that
   * are asked about, no other is taken for some words that it shares with the question.
   */
  best(reading: ParsedQuestion, ranked: readonly Ranked[]): Ranked | undefined {
    const fitting = ranked.filter((each) => answers(each, reading))
    const [first] = fitting
    if (!first || first.alike >= KNOWN || first.projects.length > 0) return first
    if (first.names.length > 0) {
      return (first.alike < ANSWERED && this.#tellingOne(reading, fitting)) || first
    }
    const isOnRisk = reading.aspects.includes('risk')
    const meant =
      reading.unlisted.length > 0 || reading.projects.length > 0
        ? fitting.find(({ projects }) => projects.length > 0)
        : isOnRisk && this.riskOf(reading, fitting)
    return meant || first
  }

  /** True if an entry names the subject of another one in its first words. */
  tells({ summary, slug, language }: Entry, other: string): boolean {
    const entry = slug === other ? null : this.entry(other, language)
    const names = entry ? [entry.title, ...entry.aliases] : []
    return names.some((name) => isWithin(name, summary))
  }

  /** True for an entry that a follow-up names, or that it is known to ask for and fits best with what is spoken of. */
  isOwn({ alike, names, slug }: Ranked, { before, text }: ParsedQuestion): boolean {
    if (names.length > 0 || before === null || alike < SAME) return names.length > 0
    const [best] = this.rank(this.together(subjectOf(before), text))
    return best?.slug === slug && best.alike > 0
  }

  /** True if what is spoken of has something to do with another subject: that is no new one, or stands in its entry. */
  speaksOf({ slug }: Ranked, other: Ranked, { language }: ParsedQuestion): boolean {
    if (!this.ranking.isBroad(other.slug)) return true
    const sections = this.entry(slug, language)?.sections ?? []
    const said = sections.map(({ heading, body }) => `${heading}\n${body}`).join('\n')
    return this.entry(other.slug, language)?.aliases.some((name) => isWithin(name, said)) === true
  }

  /** Of several entries that are named where yes or no is asked, the one that says how it stands to another. */
  #tellingOne(
    { aspects, text, language }: ParsedQuestion,
    fitting: readonly Ranked[],
  ): Ranked | undefined {
    const named = fitting.filter(({ names }) => names.some(isTelling))
    if (named.length < 2 || !isDefinition(aspects) || !asksYesOrNo(text, language)) return undefined
    return named.find(({ slug }) => {
      const entry = this.entry(slug, language)
      return entry && named.some((other) => this.tells(entry, other.slug))
    })
  }

  /** The coin that is all that a question names, if its entry treats its risks. */
  riskOf({ language, mentions }: ParsedQuestion, ranked: readonly Ranked[]): Ranked | undefined {
    if (!mentions.filter(isTelling).every(({ slug }) => this.ranking.isPriced(slug)))
      return undefined
    return ranked.find(
      ({ names, slug }) =>
        names.some(isTelling) &&
        this.ranking.isPriced(slug) &&
        this.entry(slug, language)?.sections.some(({ aspects }) => aspects.includes('risk')),
    )
  }

  /** The section that a question asks for by its words alone, if a rule says so. */
  ruled(reading: ParsedQuestion, ranked: readonly Ranked[]): Ruled | null {
    const topicOf = (slug: string) => this.#handbook.get(slug)?.en.topics[0]
    return ruledIn(this.#rules, reading, ranked, topicOf)
  }

  /** The entries that a text compares; none if it names fewer than two. */
  comparedIn(text: string): string[] {
    const sides = sidesOf(text)
    const { mentions } = this.#parser.parseText(sides.length > 0 ? text : '')
    const named = sides.flatMap(
      (side) =>
        this.#namedWith(side, sides.at(-1) ?? '') ??
        this.#namedIn(side) ??
        // A name that is also a word of daily life is known by the one beside it.
        mentions.find(({ phrase, project }) => !project && isWithin(phrase, side))?.slug ??
        [],
    )
    const compared = [...new Set(named)].slice(0, MOST_COMPARED)
    return compared.length > 1 ? compared : []
  }

  /** The entries that fit a text, best first; none for what is not of the field. */
  entriesOn(text: string, language: Language): Entry[] {
    const question = { text, history: [], language, deepThink: false, internetSearch: false }
    const reading = this.parse(question)
    const ranked = this.rank(reading)
    if (!isRelevant(reading, ranked)) return []
    return ranked.flatMap(({ slug }) => this.entry(slug, language) ?? [])
  }

  entries(slugs: readonly string[], { language }: ParsedQuestion): Entry[] {
    return slugs.flatMap((slug) => this.entry(slug, language) ?? [])
  }

  entry(slug: string, language: Language): Entry | null {
    return this.#handbook.get(slug)?.[language] ?? null
  }

  /** The entry that is named in a side of a comparison. */
  #namedIn(side: string): string | undefined {
    const reading = this.#parser.parseCorrected(side)
    return bestNamed(this.rank(reading), reading)?.slug
  }

  /** The same for a side that shares a word with the last one: “hot” beside “cold wallet”. */
  #namedWith(side: string, last: string): string | undefined {
    const own = wordsOf(side).at(-1)
    // A coin is a side of its own.
    if (this.#isProject(side)) return undefined
    if (own === undefined || side === last) return undefined
    const shared = wordsOf(last).find((word) => this.#isName(`${own} ${word}`))
    const slug = shared && this.#namedIn(`${own} ${shared}`)
    return slug === this.#namedIn(last) ? undefined : slug
  }

  #isProject(side: string): boolean {
    const { mentions, words } = this.#parser.parseText(side)
    return mentions.some(({ isProject, start, end }) => isProject && end - start === words.length)
  }

  #isName(text: string): boolean {
    const { mentions } = this.#parser.parseText(text)
    return mentions.some(({ words }) => words.length > 1)
  }
}

/** True for a question that names nothing, is known to nobody and surely unrelated. */
function isOfDailyLife(reading: ParsedQuestion, ranked: readonly Ranked[]): boolean {
  const { likely, mentions, unrelatedBySubject } = reading
  const isKnown = ranked.some(({ alike }) => alike >= KNOWN)
  const unrelated = Math.min(likely.unrelated, unrelatedBySubject)
  return mentions.length === 0 && !isKnown && unrelated >= OF_DAILY_LIFE
}

function isWithin(phrase: string, text: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `)
}

/** True if all that is said can be said of anything: “which should I use?”. */
function isOpen({ isBare, mentions }: ParsedQuestion): boolean {
  return isBare && !mentions.some(isTelling)
}

/** The entry that is named, be it by a word of daily life, or else the one for the kind of a project. */
function bestNamed(ranked: readonly Ranked[], { mentions }: ParsedQuestion): Ranked | undefined {
  const own = mentions.filter(({ project, slug }) => !project && !ASPECT_SLUGS.has(slug))
  return (
    ranked.find(({ names }) => names.some(isTelling)) ??
    ranked.find(({ slug }) => own.some((mention) => mention.slug === slug)) ??
    ranked.find(({ projects }) => projects.length > 0)
  )
}
