import type { Language, Question } from '../../../ports.ts'
import { languageOf } from '../language.ts'
import { ASPECT_SLUGS, type Aspect, aspectsOf, withoutAspects } from './aspects.ts'
import type { Glossary } from './glossary.ts'
import type { Handbook } from './handbook.ts'
import { keepingLast } from './last-results.ts'
import { isTelling, type Mention, Names } from './names.ts'
import type { Place } from './place.ts'
import { smallTalkIn } from './small-talk.ts'
import { Typos } from './typos.ts'
import { UnknownProjects } from './unknown-projects.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Focus, focusOf, isVague, type Likelihoods, NOW, SURE, type Wants } from './wants.ts'
import { isHan, runsOf, termsOf, wordsOf } from './words.ts'

/** What can be stated from the words of a question alone. */
export interface ParsedQuestion {
  readonly text: string
  readonly language: Language
  readonly words: readonly string[]
  /** The words worth looking up. */
  readonly terms: readonly string[]
  /** The text without the words that ask for an aspect of its subject. */
  readonly subject: string
  /** Entries and projects that the question names. */
  readonly mentions: readonly Mention[]
  /** What is asked about its subject. */
  readonly aspects: readonly Aspect[]
  readonly focus: readonly Focus[]
  /** How likely it wants what, from its words alone. */
  readonly likely: Likelihoods
  /** How likely the words worth looking up alone make it unrelated to the field, from 0 to 1. */
  readonly unrelatedBySubject: number
  /** True if a name is the whole question, which asks at most what that is. */
  readonly isName: boolean
  /** True if nothing else than a project and an aspect of it is asked about. */
  readonly isOfProject: boolean
  /** Projects that it names and no entry is about. */
  readonly projects: readonly string[]
  /** Those of them that stand in no list of the handbook either. */
  readonly unlisted: readonly string[]
  /** What else it names and no entry is about. */
  readonly unknown: readonly string[]
  /** Countries and regions in it, each with all of its names. */
  readonly places: readonly Place[]
  /** True if a word in it belongs to money or markets. */
  readonly speaksOfMoney: boolean
  /** True if its subject stands elsewhere, in an earlier question or nowhere. */
  readonly leans: boolean
  /** True if it says so by a word such as “it”. */
  readonly refers: boolean
  /** True if it has none of its own. */
  readonly isBare: boolean
  /** What the conversation was about, if the question names no subject of its own. */
  readonly before: ParsedQuestion | null
}

/** Continues the conversation, even with a new subject: "and what about …". */
const CONTINUES = /^\W*(?:and|but|what about|how about|so|then)\b|^(?:那|还有|然后|接着)/i
/** Refers to the subject of an earlier question. */
const REFERS =
  /\b(?:it|its|they|them|that|those|this|these|which one|another|what else|anything else|more|example)\b|它|这个|这种|那个|那种|那么|上面|刚才|具体|别的|其他|其它|更多|继续|详细|展开|例子|还有吗|^哪一?[个种](?:比较|更|最)|^(?:then|why|how so|为什么)\W*$/i

/**
 * Refers to it even beside a subject of its own. In Chinese 它 always stands for something; in English, “is it safe
 * to …” refers to nothing.
 */
const BACK =
  /它|^\W*[和跟与同]|^\W*(?:and |so |but )?(?:does|do|can|will|has|have|did|could) (?:it|they)\b|^\W*(?:is|are) (?:it|they) (?:the same|compatible|like|part of|related|built|based|made|backed|owned|run)\b|\b(?:have|has|get) one\b|(?<!\b(?:is|are|was|were|if) )\bthere\W*$/i

/** Tells a question from the name of a thing. */
const ASKS =
  /[吗呢?？]|怎[么样]|如何|什么|[为是]啥|为何|多[少久大]|几[个天年]|哪|谁|能不能|会不会|是不是|要不要|\b(?:how|what|whats|which|who|whose|when|where|why)\b|^(?:is|are|was|do|does|did|can|could|should|will|would|has|have)\b/i

/** Where “layer2” may be “layer 2”. */
const NUMBERED = /(?<=[a-z]{3})(?=\d)/gi

/** Where a price will be. */
const RISE = /涨|\breach|\d+x\b/i

/** So few words to look up don't say what a question is about. */
const VAGUE = 1

/** In terms; a name that has more says what of its entry is meant. */
export const SHORT = 2

/** In UTF-16 units; bounds the time that a question can take. */
const LONG = 400

/** Parses questions with the names and words of the handbook. */
export class QuestionParser {
  readonly #names: Names
  readonly #handbook: Handbook
  readonly #unknown: UnknownProjects
  #typos: Typos | null = null
  readonly #vocabulary: Vocabulary
  readonly #general: RegExp
  readonly #wants: Wants

  constructor(handbook: Handbook, glossary: Glossary, vocabulary: Vocabulary, wants: Wants) {
    this.#names = new Names(handbook, vocabulary)
    this.#unknown = new UnknownProjects(vocabulary, {
      // Spelling last, for it is made of all entries.
      word: (word) =>
        this.#names.begins(word) ||
        glossary.has(word) ||
        wants.knows(word) ||
        this.#spelling().knows(word),
      han: (text) => this.#names.has(text) || this.#spelling().knowsHan(text),
    })
    this.#handbook = handbook
    this.#wants = wants
    this.#vocabulary = vocabulary
    const general = vocabulary.general.map((each) => (isHan(each) ? each : String.raw`\b${each}\b`))
    this.#general = new RegExp(general.join('|'), 'gi')
  }

  /** Parses a question with what the conversation was about, if it leans on that. */
  parse({ text, history, language }: Question): ParsedQuestion {
    const parsed = this.parseCorrected(text)
    const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content)
    // A name is of no language: it is answered in that of the conversation, or else of the reader.
    const spoken = asked.findLast((earlier) => !this.#isNameAlone(earlier))
    const reading = !this.#isNameAlone(text)
      ? parsed
      : { ...parsed, language: spoken === undefined ? language : languageOf(spoken) }
    const earlier = asked.map((each) => this.parseText(each))
    const before =
      this.#subjectOf(earlier) ?? earlier.findLast(({ isBare }) => !isBare) ?? earlier.at(-1)
    if (!before) return reading
    // “And ETH?” wants of another subject what was wanted before.
    const focus = CONTINUES.test(text) && reading.focus.length === 0 ? before.focus : reading.focus
    return { ...reading, before, focus }
  }

  /** The last subject of a conversation, with the one before if it leaned on that. */
  #subjectOf(earlier: readonly ParsedQuestion[]): ParsedQuestion | null {
    return earlier.filter(hasSubject).reduce<ParsedQuestion | null>((before, reading) => {
      const continues = before !== null && (reading.refers || CONTINUES.test(reading.text))
      return continues ? this.parseText(`${before.text} ${reading.text}`) : reading
    }, null)
  }

  /** True for a name in Latin letters that asks for nothing. */
  #isNameAlone(text: string): boolean {
    return languageOf(text) === 'en' && !ASKS.test(text) && this.parseText(text).isName
  }

  /** Made when first needed: it reads every word of the entries. */
  #spelling(): Typos {
    this.#typos ??= new Typos(this.#handbook, this.#vocabulary)
    return this.#typos
  }

  /** A question that names nothing may have misspelled it. */
  parseCorrected(text: string): ParsedQuestion {
    const reading = this.parseText(text)
    const { mentions, unlisted } = reading
    // “BlorpChain” is spelled with care.
    const isMeant = ({ project }: Mention) =>
      !project || !unlisted.includes(project.name) || /[a-z][A-Z]/.test(project.name)
    if (mentions.some((mention) => isTelling(mention) && isMeant(mention))) return reading
    const corrected = this.#spelling().correct(text.replace(NUMBERED, ' '))
    return corrected === text ? reading : this.parseText(corrected)
  }

  /** Parses a text; of a long one its beginning and end, where the question mostly is. */
  readonly parseText = keepingLast((whole) => this.#parseText(whole))

  #parseText(whole: string): ParsedQuestion {
    const text =
      whole.length > LONG ? `${whole.slice(0, LONG / 2)} ${whole.slice(-LONG / 2)}` : whole
    const words = wordsOf(text)
    const { elsewhere, market, places } = this.#vocabulary
    const named = this.#names.mentionsIn(text, words)
    const unlisted = this.#unknown.in(text, words, named)
    const mentions = [...named, ...unlisted]
    const unnamed = words.filter(
      (_, at) => !mentions.some(({ start, end }) => start <= at && at < end),
    )
    const rest = withoutProjects(text, mentions)
    const isOfProject = rest !== text && termsOf(withoutAspects(rest)).length === 0
    const isWhole = mentions.some(({ start, end }) => end - start >= words.length)
    const asked = aspectsOf(text)
    const isWhat = asked.join() === 'how'
    const isName = isWhole && (isWhat || !(ASKS.test(text) || asked.includes('trouble')))
    const projects = new Set(mentions.flatMap(({ project }) => project?.name ?? []))
    const likely = this.#wants.of(text)
    const terms = termsOf(text)
    const isShort = terms.length <= SHORT
    const aspects: readonly Aspect[] = !isName ? asked : isWhat || isShort ? ['how'] : []
    const coins = mentions.filter(({ isProject }) => isProject)
    const ofCoins = new Set(coins.flatMap(({ phrase }) => termsOf(phrase)))
    // “What is X” wants nothing else, whatever else is mostly asked of an X.
    const asksWhat =
      isWhat && terms.every((term) => ofCoins.has(term) || this.#vocabulary.ofCoins.has([term]))
    const others = elsewhere.in(unnamed)
    const reading = {
      text,
      language: languageOf(text),
      words,
      terms,
      subject: withoutAspects(isOfProject ? text : rest),
      isOfProject,
      mentions,
      aspects,
      isName,
      likely,
      unrelatedBySubject: terms.some((term) => !/^\d+$/.test(term))
        ? this.#wants.of(runsOf(text).join(' ')).unrelated
        : 1,
      focus: asksWhat || (isWhole && !mayBeMeant(text, likely)) ? [] : focusOf(likely),
      projects: [...projects],
      unlisted: unlisted.flatMap(({ project }) => project?.name ?? []),
      unknown: others,
      places: places.filter((place) => place.isNamedIn(text)),
      speaksOfMoney:
        others.length > 0 ||
        unlisted.some(({ ambiguous }) => !ambiguous) ||
        market.in(unnamed).length > 0,
      before: null,
    }
    const refers = REFERS.test(text) || BACK.test(text)
    const saysNothing = isVague(likely) && !mentions.some(isTelling)
    return {
      ...reading,
      refers,
      leans: leans(reading) || (saysNothing && !smallTalkIn(text)),
      isBare: this.#isOpen(reading) || this.#isVague(reading) || saysNothing,
    }
  }

  /** “Is it worth it?”: all that it says can be said of anything. */
  #isOpen({ words, subject }: Pick<ParsedQuestion, 'words' | 'subject'>): boolean {
    return isBare({ words, subject: subject.replace(this.#general, ' ') })
  }

  /** “Can I get it back?”, “is there a fee?”: nothing but a word of the field, of which many things can be meant. */
  #isVague({
    text,
    subject,
    mentions,
    speaksOfMoney,
  }: Pick<ParsedQuestion, 'text' | 'subject' | 'mentions' | 'speaksOfMoney'>) {
    const terms = termsOf(subject)
    const isOneWord = speaksOfMoney && mentions.length === 0 && termsOf(text).length === 1
    return (
      (REFERS.test(text) || isOneWord) &&
      terms.length <= VAGUE &&
      terms.every((term) => isHan(term) || this.#spelling().knows(term))
    )
  }
}

/** An entry by this name answers it, except a request for advice, for a price to come or for what is now. */
function mayBeMeant(text: string, { advice, forecast }: Likelihoods): boolean {
  if (forecast >= SURE && RISE.test(text)) return true
  return ASKS.test(text) && (advice >= SURE || NOW.test(text))
}

/** What is asked about a project, so that the entry that says it can be found. */
function withoutProjects(text: string, mentions: readonly Mention[]): string {
  const projects = mentions.filter(({ project }) => project !== null)
  return projects.reduce(
    (left, { phrase }) => left.replace(new RegExp(escaped(phrase), 'gi'), ' '),
    text,
  )
}

function escaped(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function leans({
  text,
  words,
  mentions,
  subject,
}: Pick<ParsedQuestion, 'text' | 'words' | 'mentions' | 'subject'>): boolean {
  if (smallTalkIn(text)) return false
  if (CONTINUES.test(text)) return true
  if (BACK.test(text)) return true
  if (hasSubject({ mentions })) return false
  return REFERS.test(text) || isBare({ words, subject })
}

function isBare({ words, subject }: Pick<ParsedQuestion, 'words' | 'subject'>): boolean {
  return words.length > 0 && !termsOf(subject).some(isSubject)
}

/** A single Chinese character, such as 对 or 大, is left over from the words around it. */
export function isSubject(term: string): boolean {
  return !isHan(term) || term.length > 1
}

export function hasSubject({ mentions }: Pick<ParsedQuestion, 'mentions'>): boolean {
  return mentions.some(({ slug }) => !ASPECT_SLUGS.has(slug))
}
