import type { Language, Question } from '../../../ports.ts'
import { languageOf } from '../language.ts'
import { ASPECT_SLUGS, type Aspect, aspectsOf, withoutAspects } from './aspects.ts'
import { missingIn } from './finance-words.ts'
import { type Focus, focusOf } from './focus.ts'
import type { Entry, Section } from './handbook.ts'
import type { Mention, Names } from './names.ts'
import { isHan, termsOf, wordsOf } from './words.ts'

/** What can be stated from the words of a question alone. */
export interface ParsedQuestion {
  readonly text: string
  readonly language: Language
  readonly words: readonly string[]
  /** The words worth looking up. */
  readonly terms: readonly string[]
  /** The text without the words that ask for an aspect of its subject. */
  readonly subject: string
  /** Entries that the question names. */
  readonly mentions: readonly Mention[]
  readonly focus: readonly Focus[]
  /** What it names and no entry is about. */
  readonly missing: readonly string[]
  /** True if a coin is among that. */
  readonly missesCoin: boolean
  /** What the conversation was about, if the question refers to it. */
  readonly before: ParsedQuestion | null
}

/** Continues the conversation, even with a new subject: "and what about …". */
const CONTINUES = /^\W*(?:and|but|what about|how about)\b|^(?:那|还有)/i
/** Refers to the subject of an earlier question. */
const REFERS =
  /\b(?:it|its|they|them|that|those|this|these)\b|它|这个|这种|那个|那种|那么|上面|刚才|具体|^(?:then|why|how so|为什么)\W*$/i

/** In UTF-16 units; bounds the time that a question can take. */
const LONG = 400

export function parseQuestion({ text, history }: Question, names: Names): ParsedQuestion {
  const reading = parseText(text, names)
  if (!leans(reading)) return reading
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => parseText(content, names))
    .findLast((earlier) => hasSubject(earlier))
  return { ...reading, before: before ?? null }
}

/** Parses a text; of a long one its beginning and end, where the question mostly is. */
export function parseText(whole: string, names: Names): ParsedQuestion {
  const text = whole.length > LONG ? `${whole.slice(0, LONG / 2)} ${whole.slice(-LONG / 2)}` : whole
  const words = wordsOf(text)
  const mentions = names.mentionsIn(words)
  const unnamed = words.filter(
    (_, at) => !mentions.some(({ start, end }) => start <= at && at < end),
  )
  const { coins, elsewhere } = missingIn(unnamed)
  return {
    text,
    language: languageOf(text),
    words,
    terms: termsOf(text),
    subject: withoutAspects(text),
    mentions,
    focus: focusOf(text),
    missing: [...coins, ...elsewhere],
    missesCoin: coins.length > 0,
    before: null,
  }
}

function leans({ text, mentions, terms, subject }: ParsedQuestion): boolean {
  if (isGreeting(text)) return false
  if (CONTINUES.test(text)) return true
  if (hasSubject({ mentions })) return false
  return REFERS.test(text) || (terms.length > 0 && !termsOf(subject).some(isSubject))
}

/** A single Chinese character, such as 对 or 大, is left over from the words around it. */
function isSubject(term: string): boolean {
  return !isHan(term) || term.length > 1
}

function hasSubject({ mentions }: Pick<ParsedQuestion, 'mentions'>): boolean {
  return mentions.some(({ slug }) => !ASPECT_SLUGS.has(slug))
}

const GREETING =
  /^\W*(?:hi|hello|hey|ok|okay|thanks?|thank you|good (?:morning|evening)|who are you|what can you do|你好|您好|嗨|谢谢|多谢|好的|早上好|晚上好|在吗|你是谁|你能做什么|你会什么)[\s\p{P}啊呀了你您吗]*$/iu

/** True for a text that only greets, thanks or asks who answers. */
export function isGreeting(text: string): boolean {
  return GREETING.test(text)
}

const PATTERNS: readonly RegExp[] = [
  /(.+?)(?:和|与|跟|同|以及|对比|相比|比较|\bvs\.?|\bor\b|\band\b)(.+?)(?:的|之间|有|相比|比|到底|，|,)*(?:区别|不同|差别|差异|哪个|哪种|谁更|怎么选|对比|比较|优劣)/i,
  /(?:区别|不同|差别|对比|比较)(?:一下)?(.+?)(?:和|与|跟|\bvs\.?)(.+)/i,
  /(.+?)还是(.+)/,
  /(.+?)\s*(?:\bvs\b\.?|\bversus\b|\bcompared (?:to|with)\b|\b(?:better|safer|cheaper|riskier) than\b)\s*(.+)/i,
  /\bdifferen(?:ce|t) between\b(.+?)\band\b(.+)/i,
  /\bcompare\b(.+?)\b(?:and|to|with)\b(.+)/i,
  /(.+?)\bor\b(.+)/i,
]

/** The two sides of a comparison, or null if the question makes none. */
export function sidesOf(question: string): readonly [string, string] | null {
  const pattern = PATTERNS.find((each) => each.test(question))
  const [, left, right] = pattern?.exec(question) ?? []
  return left?.trim() && right?.trim() ? [left, right] : null
}

/** The sections of an entry that compare its subject with that of the other one. */
export function sectionsComparing(entry: Entry, other: Entry): Section[] {
  const names = termsOf([other.title, ...other.aliases.slice(0, 3)].join('\n'))
  return entry.sections.filter(({ heading, aspects, body }) => {
    if (!aspects.includes('compare')) return false
    const stated = new Set(termsOf(`${heading}\n${body}`))
    return names.some((name) => stated.has(name))
  })
}

/** What a comparison asks for of each side alone. */
export function aspectsOfEachSide(question: string): Aspect[] {
  return aspectsOf(question).filter((aspect) => aspect !== 'compare')
}
