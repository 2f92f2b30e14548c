import type { Language, Question } from '../../../ports.ts'
import { sidesOf } from './comparison.ts'
import type { Entry } from './entry.ts'
import { EntrySearch } from './entry-search.ts'
import { isTelling } from './everyday-names.ts'
import { speaksOfMoney, uncoveredIn } from './finance-words.ts'
import type { Focus } from './focus.ts'
import type { Handbook } from './handbook.ts'
import { Names } from './names.ts'
import type { Part, Plan, Reason } from './plan.ts'
import { type Reading, readQuestion } from './question-reading.ts'
import { isBroad, type Ranked, rankEntries } from './ranking.ts'
import { chooseSections } from './sections.ts'

/** The share of a question's terms that must be names of an entry if nothing else tells. */
const ENOUGH = 0.6
const NEAREST = 3
const GREETING =
  /^\W*(hi|hello|hey|thanks?|thank you|good (morning|evening)|你好|您好|嗨|谢谢|早上好|晚上好|在吗|你是谁|who are you|what can you do|你能做什么|你会什么)/i

/** What helps where a wish can't be granted. */
const GUIDES: Readonly<Record<Focus, string>> = {
  live: 'volatility',
  news: 'volatility',
  prediction: 'market-cycles',
  advice: 'dollar-cost-averaging',
}
const CHOOSING = /哪|什么币|推荐|which|what|best|top|recommend/i

export class Planner {
  readonly #handbook: Handbook
  readonly #names: Names
  readonly #search: Readonly<Record<Language, EntrySearch>>

  constructor(handbook: Handbook) {
    this.#handbook = handbook
    this.#names = new Names(handbook)
    this.#search = { zh: new EntrySearch(handbook, 'zh'), en: new EntrySearch(handbook, 'en') }
  }

  plan(question: Question): Plan {
    const reading = readQuestion(question, this.#names)
    const { language } = reading
    const considered = this.#rank(reading)
    const base = { reading, language, considered: considered.slice(0, NEAREST) }
    if (!isRelevant(reading, considered)) {
      return { ...base, kind: 'offTopic', greeting: GREETING.test(reading.text) }
    }
    const missing = uncoveredIn(reading.words)
    const parts = this.#parts(reading, considered, missing)
    const [first, ...others] = parts
    if (!first) {
      const nearest = considered.slice(0, NEAREST).map(({ slug }) => this.#entry(slug, language))
      return { ...base, kind: 'unknown', missing, nearest: nearest.filter((each) => each !== null) }
    }
    const compared = first.reason === 'compared'
    return {
      ...base,
      kind: 'answer',
      parts: [first, ...others],
      compared,
      focus: reading.focus,
      missing,
    }
  }

  #rank(reading: Reading): Ranked[] {
    return rankEntries(reading, this.#search[reading.language])
  }

  #parts(reading: Reading, ranked: readonly Ranked[], missing: readonly string[]): Part[] {
    return (
      this.#guided(reading, ranked) ??
      this.#continued(reading, ranked) ??
      this.#compared(reading, ranked) ??
      this.#plain(reading, ranked, missing)
    )
  }

  /** For a wish that can't be granted: what helps instead. */
  #guided(reading: Reading, [best]: readonly Ranked[]): Part[] | null {
    const [focus] = reading.focus
    if (!focus || (best && best.names.length > 0 && !isBroad(best.slug))) return null
    const slug =
      focus === 'advice' && CHOOSING.test(reading.text) ? 'altcoins-evaluation' : GUIDES[focus]
    return this.#take([{ slug, reason: 'guide', most: 2 }], reading)
  }

  /** For a question that leans on the one before. */
  #continued(reading: Reading, ranked: readonly Ranked[]): Part[] | null {
    if (!reading.before) return null
    const [earlier] = this.#rank(reading.before)
    if (!earlier) return null
    const own = ranked.find(({ names }) => names.length > 0)
    if (!own || own.slug === earlier.slug) {
      return this.#take([{ slug: earlier.slug, reason: 'continued', most: 2 }], reading)
    }
    return this.#take(
      [
        { slug: own.slug, reason: 'named', most: 2 },
        { slug: earlier.slug, reason: 'continued', most: 1 },
      ],
      reading,
    )
  }

  #compared(reading: Reading, [best]: readonly Ranked[]): Part[] | null {
    const sides = sidesOf(reading.text)
    if (!sides || (best && coversAll(best, reading))) return null
    const slugs = sides.map((side) => {
      const text = {
        text: side,
        history: [],
        deepThink: false,
        internetSearch: false,
        language: reading.language,
      }
      return this.#rank(readQuestion(text, this.#names)).find(({ names }) => names.length > 0)?.slug
    })
    const [one, other] = slugs
    if (!one || !other || one === other) return null
    return this.#take(
      slugs.map((slug) => ({ slug: slug ?? '', reason: 'compared', most: 1 })),
      reading,
    )
  }

  #plain(reading: Reading, ranked: readonly Ranked[], missing: readonly string[]): Part[] {
    const [best] = ranked
    if (!best || !isCovered(best, missing)) return []
    const second = ranked
      .slice(1)
      .find(({ names, slug }) =>
        names.some((name) => isTelling(name.words) && !isBroad(slug) && !overlaps(best, name)),
      )
    const wanted = [
      {
        slug: best.slug,
        reason: best.names.length ? 'named' : 'words',
        most: second ? 2 : 3,
      } as const,
    ]
    return this.#take(
      second ? [...wanted, { slug: second.slug, reason: 'named', most: 1 }] : wanted,
      reading,
    )
  }

  #take(
    wanted: readonly { slug: string; reason: Reason; most: number }[],
    reading: Reading,
  ): Part[] {
    const withoutSums = reading.focus.length > 0
    return wanted.flatMap(({ slug, reason, most }) => {
      const entry = this.#entry(slug, reading.language)
      return entry
        ? [{ entry, reason, sections: chooseSections(entry, reading, { most, withoutSums }) }]
        : []
    })
  }

  #entry(slug: string, language: Language): Entry | null {
    return this.#handbook.get(slug)?.[language] ?? null
  }
}

function isRelevant(reading: Reading, [best]: readonly Ranked[]): boolean {
  return (
    reading.before !== null ||
    reading.mentions.some(({ words }) => isTelling(words)) ||
    speaksOfMoney(reading.words) ||
    uncoveredIn(reading.words).length > 0 ||
    (best !== undefined && best.coverage >= ENOUGH)
  )
}

function isCovered(best: Ranked, missing: readonly string[]): boolean {
  if (missing.length > 0 && (best.names.length === 0 || isBroad(best.slug))) return false
  return best.names.length > 0 || best.coverage >= ENOUGH
}

function coversAll({ names }: Ranked, { words }: Reading): boolean {
  return names.some(({ start, end }) => end - start >= words.length)
}

function overlaps({ names }: Ranked, mention: { start: number; end: number }): boolean {
  return names.some(({ start, end }) => start < mention.end && mention.start < end)
}
