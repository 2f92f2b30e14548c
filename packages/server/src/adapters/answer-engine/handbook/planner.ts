import type { Language, Question } from '../../../ports.ts'
import { ASPECT_SLUGS } from './aspects.ts'
import { EntrySearch } from './entry-search.ts'
import { ANY_COIN, ANY_MONEY, guideFor } from './guides.ts'
import type { Entry, Handbook } from './handbook.ts'
import { Names } from './names.ts'
import {
  aspectsOfEachSide,
  type ParsedQuestion,
  parseQuestion,
  parseText,
  sectionsComparing,
  sidesOf,
} from './parse-question.ts'
import type { Part, Plan, Reason } from './plan.ts'
import { addsTo, answers, isBackground, isRelevant, type Ranked, rankEntries } from './ranking.ts'
import { type Choice, chooseSections } from './sections.ts'

const NEAREST = 3

interface Wanted extends Omit<Choice, 'withoutSums'> {
  readonly slug: string
  readonly reason: Reason
}

/** Decides what to say to a question: which entries, which of their sections, or that none fits. */
export class Planner {
  readonly #handbook: Handbook
  readonly #names: Names
  readonly #searches = new Map<Language, EntrySearch>()

  constructor(handbook: Handbook) {
    this.#handbook = handbook
    this.#names = new Names(handbook)
  }

  plan(question: Question): Plan {
    const reading = parseQuestion(question, this.#names)
    const ranked = this.#rank(reading)
    const base = { reading, considered: ranked.slice(0, NEAREST) }
    if (!isRelevant(reading, ranked)) return { ...base, kind: 'offTopic' }
    const [first, ...others] = this.#parts(reading, ranked)
    if (first) {
      const entry = ranked.find(({ slug }) => slug === first.entry.slug)
      const backgroundOnly = first.reason === 'named' && entry !== undefined && isBackground(entry)
      const focus = reading.focus.filter(
        (requested) => requested !== 'advice' || isBought(first.entry),
      )
      return { ...base, kind: 'answer', parts: [first, ...others], focus, backgroundOnly }
    }
    const near = nearTo(reading, base.considered)
    const nearest = near.flatMap((slug) => this.#entry(slug, reading.language) ?? [])
    return { ...base, kind: 'unknown', nearest }
  }

  #rank(reading: ParsedQuestion): Ranked[] {
    return rankEntries(reading, this.#searchIn(reading.language))
  }

  /** Made when first needed: it takes a tenth of a second. */
  #searchIn(language: Language): EntrySearch {
    const search = this.#searches.get(language) ?? new EntrySearch(this.#handbook, language)
    this.#searches.set(language, search)
    return search
  }

  #parts(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] {
    return (
      this.#guided(reading, ranked) ??
      this.#continued(reading, ranked) ??
      this.#compared(reading, ranked) ??
      this.#plain(reading, ranked)
    )
  }

  /** For a request that can't be granted: what helps instead. */
  #guided(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] | null {
    const guide = guideFor(reading, ranked)
    return guide && this.#take(reading, { ...guide, reason: 'guide', least: guide.most })
  }

  /** For a question that refers to the one before. */
  #continued(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] | null {
    const [earlier] = reading.before ? this.#rank(reading.before) : []
    if (!earlier) return null
    const continued = { slug: earlier.slug, reason: 'continued' } as const
    const own = ranked.find(({ names }) => names.length > 0)
    if (!own || own.slug === earlier.slug) {
      return this.#take(reading, { ...continued, least: 1, most: 2 })
    }
    const named = { slug: own.slug, reason: 'named', least: 1, most: 2 } as const
    if (!ASPECT_SLUGS.has(own.slug)) return this.#take(reading, named)
    return this.#take(reading, named, { ...continued, least: 0, most: 0 })
  }

  #compared(reading: ParsedQuestion, [best]: readonly Ranked[]): Part[] | null {
    const sides = sidesOf(reading.text)
    if (!sides || (best && isAll(best, reading))) return null
    const [one, other] = sides.map((side) => this.#namedIn(side))
    if (!one || !other || one === other) return null
    const aspects = aspectsOfEachSide(reading.text)
    const most = aspects.length > 0 ? 1 : 2
    const wanted = { reason: 'compared', least: 1, most, aspects } as const
    const parts = this.#take(reading, { slug: one, ...wanted }, { slug: other, ...wanted })
    const comparing = parts.map((part, at) => {
      const against = parts[1 - at]
      return { ...part, sections: against ? sectionsComparing(part.entry, against.entry) : [] }
    })
    return comparing.some(({ sections }) => sections.length > 0) ? comparing : parts
  }

  #namedIn(side: string): string | undefined {
    return this.#rank(parseText(side, this.#names)).find(({ names }) => names.length > 0)?.slug
  }

  #plain(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] {
    const best = ranked.find((each) => answers(each, reading))
    if (!best) return []
    const second = ranked.slice(0, NEAREST).find((each) => addsTo(best, each))
    const reason = best.names.length > 0 ? 'named' : 'words'
    if (!second) return this.#take(reading, { slug: best.slug, reason, least: 2, most: 3 })
    return this.#take(
      reading,
      { slug: best.slug, reason, least: 1, most: 2 },
      { slug: second.slug, reason: 'named', least: 1, most: 1 },
    )
  }

  #take(reading: ParsedQuestion, ...wanted: readonly Wanted[]): Part[] {
    const withoutSums = reading.focus.length > 0
    return wanted.flatMap(({ slug, reason, ...choice }) => {
      const entry = this.#entry(slug, reading.language)
      if (!entry) return []
      return { entry, reason, sections: chooseSections(entry, reading, { ...choice, withoutSums }) }
    })
  }

  #entry(slug: string, language: Language): Entry | undefined {
    return this.#handbook.get(slug)?.[language]
  }
}

/** True if one name of the entry is the whole question. */
function isAll({ names }: Ranked, { words }: ParsedQuestion): boolean {
  return names.some(({ start, end }) => end - start >= words.length)
}

/** False for means of safekeeping: whether to get a wallet is no investment decision. */
function isBought({ topics: [topic = ''] }: Entry): boolean {
  return !['security', 'wallets', 'scams'].includes(topic)
}

function nearTo(
  { missing, missesCoin }: ParsedQuestion,
  ranked: readonly Ranked[],
): readonly string[] {
  if (missing.length === 0) return ranked.map(({ slug }) => slug)
  return missesCoin ? ANY_COIN : ANY_MONEY
}
