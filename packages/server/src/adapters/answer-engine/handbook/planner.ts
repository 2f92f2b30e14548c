import type { Question } from '../../../ports.ts'
import { answerOf } from './answer-plan.ts'
import { ASPECT_SLUGS, isDefinition } from './aspects.ts'
import { isExplained, sectionsComparing } from './comparison.ts'
import { planCompound } from './compound.ts'
import { earlierIn } from './earlier.ts'
import { asksForMeaning, type Glossary, termAskedIn } from './glossary.ts'
import {
  ANY_MONEY,
  GUIDES,
  guideFor,
  ITS_RISKS,
  isOfOther,
  isOnLawOf,
  isOnSavings,
  lawGuideFor,
  surelyRequested,
  withoutSums,
} from './guides.ts'
import type { Handbook } from './handbook.ts'
import { likenessTo, nearnessTo } from './likeness.ts'
import { type LookUp, OWN_SUBJECT } from './look-up.ts'
import { type Meanings, meaningsOf } from './meanings.ts'
import { isTelling } from './names.ts'
import { isSubject, type ParsedQuestion, SHORT } from './parse-question.ts'
import type { Part, Plan, Reason } from './plan.ts'
import {
  answers,
  asksForName,
  hasNamedSubject,
  isAll,
  isOfName,
  isRelevant,
  KNOWN,
  type Ranked,
  SAME,
} from './ranking.ts'
import { type Choice, chooseSections, fits, saidIn } from './sections.ts'
import { AGAINST, WHICH } from './sides.ts'
import { smallTalkIn } from './small-talk.ts'
import { sumOf } from './sums/continued-sum.ts'
import { type Likelihoods, NOW, SURE } from './wants.ts'
import { termsOf } from './words.ts'
import { asksYesOrNo } from './yes-or-no.ts'

const NEAREST = 3
/** From where on a question without a subject is one of daily life. */
const UNRELATED = 0.5

interface Wanted extends Omit<Choice, 'withoutSums' | 'said' | 'alike' | 'near'> {
  readonly slug: string
  readonly reason: Reason
}

/**
 * Decides what to say to a question. Names decide first: an entry, a project, a word of the glossary
 * that stands in the question. Only a question without any is searched for by its words, and then an
 * entry answers if its names hold enough of what is asked. What is wanted (a comparison, a cost, steps)
 * chooses the sections; nothing else is said.
 */
export class Planner {
  readonly #handbook: Handbook
  readonly #glossary: Glossary
  readonly #lookUp: LookUp
  readonly #meanings: Meanings

  constructor(handbook: Handbook, glossary: Glossary, lookUp: LookUp, meanings: Meanings) {
    this.#handbook = handbook
    this.#glossary = glossary
    this.#lookUp = lookUp
    this.#meanings = meanings
  }

  /** How likely a text wants what. */
  likelyOf(text: string): Likelihoods {
    return this.#lookUp.likelyOf(text)
  }

  plan(question: Question): Plan {
    return planCompound(question, (one) => this.#planOne(one))
  }

  #planOne(question: Question): Plan {
    const parsed = this.#lookUp.parse(question)
    const subject = this.#lookUp.withSubject(parsed)
    const ranked = this.#lookUp.rank(subject)
    const known = Math.max(0, ...ranked.map(({ alike }) => alike))
    const nearest = asksForName(subject, ranked) ? 1 : known
    const reading = { ...subject, focus: surelyRequested(subject, nearest, known) }
    const base = { reading, considered: ranked.slice(0, NEAREST) }
    const about = smallTalkIn(question.text)
    if (about) return { ...base, kind: 'smallTalk', about }
    const sum = sumOf(question)
    if (sum)
      return { ...base, kind: 'sum', sum, entry: this.#lookUp.entry(sum.entry, reading.language) }
    const special = this.#lookUp.ruled(reading, ranked)
    // What is asked of this moment is no word.
    const isOfNow = NOW.test(reading.text)
    const term = special || isOfNow ? null : termAskedIn(this.#glossary, reading.text)
    if (term) {
      return {
        ...base,
        kind: 'term',
        term,
        entry: this.#lookUp.entry(term.entry, reading.language),
      }
    }
    // What is asked of everything in two words is known by accident.
    const isKnown = known >= SAME && reading.terms.length > SHORT
    const isOpen =
      !special && !isKnown && reading.isBare && !reading.before && !asksForMeaning(reading.text)
    if (isOpen && !this.#saysEnough(reading) && !hasNamedSubject(reading, ranked)) {
      return { ...base, kind: 'choice', choices: this.#meantBy(reading, ranked) }
    }
    if (!special && !isRelevant(reading, ranked)) return { ...base, kind: 'offTopic' }
    const parts = special
      ? this.#take({ ...reading, focus: [] }, { ...special, reason: 'guide' })
      : this.#parts(reading, ranked, saidIn(question.history))
    const [first, ...others] = parts
    if (first) {
      const answer = answerOf(reading, [first, ...others], special, this.#lookUp, question.history)
      return { ...base, ...answer }
    }
    const near = reading.unknown.length > 0 ? ANY_MONEY : base.considered.map(({ slug }) => slug)
    return { ...base, kind: 'unknown', nearest: this.#lookUp.entries(near, reading) }
  }

  /** True if a question without a subject says what it wants, or that it is of daily life. */
  #saysEnough({ focus, likely, terms }: ParsedQuestion): boolean {
    if (likely.unrelated >= UNRELATED) return true
    return terms.length > 0 && focus.some((requested) => likely[requested] >= SURE)
  }

  /** What is often asked so, or else entries that hold most of what is left of the question. */
  #meantBy({ aspects, language, subject }: ParsedQuestion, ranked: readonly Ranked[]) {
    const entryOf = (slug: string) => this.#lookUp.entry(slug, language)
    const hasWords = termsOf(subject).some(isSubject)
    const meant = ranked.filter(({ coverage }) => coverage >= OWN_SUBJECT).slice(0, NEAREST)
    if (!hasWords || meant.length < 2) return meaningsOf(aspects, this.#meanings, entryOf)
    return meant.flatMap(({ slug }) => {
      const entry = entryOf(slug)
      return entry ? { entry, section: null } : []
    })
  }

  #parts(reading: ParsedQuestion, ranked: readonly Ranked[], said: readonly string[]): Part[] {
    return (
      this.#lawful(reading, ranked) ??
      this.#guided(reading, ranked) ??
      this.#continued(reading, ranked, said) ??
      this.#compared(reading, ranked) ??
      this.#plain(reading, ranked)
    )
  }

  /** For the law of a country: the entry on it, or else what holds everywhere. */
  #lawful(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] | null {
    const { aspects, places, text } = reading
    if (!aspects.includes('law') || places.length === 0) return null
    const guide = lawGuideFor(text)
    const entryOf = (slug: string) => this.#lookUp.entry(slug, reading.language)
    const own = ranked.find(
      ({ names, slug }) => names.some(isTelling) && isOnLawOf(entryOf(slug), reading),
    )
    const local =
      own ??
      ranked.find(
        ({ alike, names, slug }) =>
          (alike >= KNOWN && names.some(isTelling)) ||
          (this.#lookUp.ranking.isOfPlace(slug, reading) && this.#isAlike(slug, guide.slug)),
      )
    if (local) return this.#take(reading, { slug: local.slug, reason: 'named', least: 1, most: 2 })
    return this.#take(reading, { ...guide, reason: 'guide', least: 1 })
  }

  /** True for two entries on one topic, such as taxes. */
  #isAlike(one: string, other: string): boolean {
    const topicOf = (slug: string) => this.#handbook.get(slug)?.en.topics[0]
    return topicOf(one) === topicOf(other)
  }

  /** For a request that can't be granted: what helps instead. */
  #guided(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] | null {
    if (reading.unknown.length > 0 && !isOnSavings(reading)) return null
    // Which of two to buy is not said, but what sets them apart is.
    const { before, focus, text } = reading
    const compares = before && WHICH.test(text) ? before.text : text
    if (focus.includes('advice') && this.#lookUp.comparedIn(compares).length > 0) return null
    const spokenOf = (reading.leans && reading.before) || reading
    const spoken = spokenOf === reading ? ranked : this.#lookUp.rank(spokenOf)
    const [requested] = reading.focus
    const isUnsure = requested !== undefined && reading.likely[requested] < SURE
    const special =
      this.#lookUp.ranking.isSpecial(spoken) ||
      // What can happen to a coin is not what its price will do.
      (reading.aspects.includes('risk') && reading.mentions.some(isTelling)) ||
      isOfOther(reading, ranked) ||
      (isUnsure && ranked.some((each) => answers(each, reading)))
    const guide = guideFor(reading, special)
    const risky = guide === GUIDES.advice && this.#lookUp.riskOf(spokenOf, spoken)
    if (risky) return this.#take({ ...reading, focus: [] }, { ...ITS_RISKS, slug: risky.slug })
    return guide && this.#take(reading, { ...guide, reason: 'guide', least: guide.most })
  }

  /** For a question that refers to the one before. */
  #continued(
    reading: ParsedQuestion,
    ranked: readonly Ranked[],
    said: readonly string[],
  ): Part[] | null {
    const earlier = earlierIn(reading, this.#lookUp)
    if (!earlier) return null
    const continued = { slug: earlier.slug, reason: 'continued' } as const
    const whole = { ...reading, text: `${reading.before?.text} ${reading.text}` }
    const own = ranked.find((each) => this.#lookUp.isOwn(each, reading))
    const compared = WHICH.test(reading.text)
      ? this.#lookUp.comparedIn(reading.before?.text ?? '')
      : []
    if (compared.length > 0) return this.#beside(compared, reading)
    const sides = own && own.slug !== earlier.slug && AGAINST.test(reading.text)
    if (sides) return this.#beside([earlier.slug, own.slug], reading)
    // What is asked of another coin is not asked of the first.
    const isOther = own && own.slug !== earlier.slug && !this.#lookUp.ranking.isPriced(own.slug)
    if (isOther && earlier.alike >= KNOWN && earlier.alike > own.alike) {
      return this.#take(whole, { ...continued, least: 1, most: 1 })
    }
    // Its cost or law may stand in the entry on the subject itself.
    const isAspect = own && ASPECT_SLUGS.has(own.slug) && !isDefinition(reading.aspects)
    const isOnIt =
      !own ||
      own.slug === earlier.slug ||
      (reading.refers && this.#lookUp.speaksOf(earlier, own, reading))
    if (isOnIt || isAspect) {
      const more = { ...continued, least: 1, most: 2 }
      const rest = this.#take(reading, { ...more, said })
      if (rest[0] && fits(rest[0], reading)) return rest
      if (isOnIt) return this.#take(reading, more)
    }
    const named = { slug: own.slug, reason: 'named', least: 1, most: 2 } as const
    if (!ASPECT_SLUGS.has(own.slug)) return this.#take(reading, named)
    return this.#take(reading, named, { ...continued, least: 0, most: 0 })
  }

  #compared(reading: ParsedQuestion, [best]: readonly Ranked[]): Part[] | null {
    if (
      best &&
      (isAll(best, reading) ||
        isExplained(this.#lookUp.searchIn(reading.language).alike(reading.text).get(best.slug)))
    )
      return null
    const compared = this.#lookUp.comparedIn(reading.text)
    return compared.length > 0 ? this.#beside(compared, reading) : null
  }

  #beside(slugs: readonly string[], reading: ParsedQuestion): Part[] {
    const entries = this.#lookUp.entries(slugs, reading)
    return entries.map((entry) => {
      const others = entries.filter((other) => other !== entry)
      return { entry, reason: 'compared', sections: sectionsComparing(entry, others).slice(0, 1) }
    })
  }

  #plain(reading: ParsedQuestion, ranked: readonly Ranked[]): Part[] {
    const best = this.#lookUp.best(reading, ranked)
    if (!best) return []
    const isAnswered = asksYesOrNo(reading.text, reading.language) && ranked[0] !== best
    const others = isAnswered ? [] : ranked.slice(0, NEAREST)
    const second = others.find((each) => this.#lookUp.ranking.addsTo(best, each))
    const reason = best.names.length > 0 ? 'named' : best.projects.length > 0 ? 'kind' : 'words'
    const most = isDefinition(reading.aspects) ? 1 : 2
    // What a project is, only its kind can tell: how that is judged.
    const aspects = reason === 'kind' && most === 1 ? { aspects: [] } : {}
    if (!second) return this.#take(reading, { slug: best.slug, reason, least: 1, most, ...aspects })
    return this.#take(
      reading,
      { slug: best.slug, reason, least: 1, most },
      { slug: second.slug, reason: 'named', least: 1, most: 1 },
    )
  }

  #take(reading: ParsedQuestion, ...wanted: readonly (Wanted & Pick<Choice, 'said'>)[]): Part[] {
    // A name alone is near to whatever is asked about it.
    const from = !isOfName(reading) ? 0 : reading.terms.length > SHORT ? KNOWN : Infinity
    return wanted.flatMap(({ slug, reason, ...choice }) => {
      const entry = this.#lookUp.entry(slug, reading.language)
      if (!entry) return []
      const known = likenessTo(slug, reason, reading, this.#lookUp)
      const alike = new Map([...known].filter(([, share]) => share >= from))
      const sections = chooseSections(entry, reading, {
        ...choice,
        withoutSums: withoutSums(reading),
        alike,
        near: nearnessTo(slug, reason, reading, this.#lookUp),
      })
      return { entry, reason, sections }
    })
  }
}
