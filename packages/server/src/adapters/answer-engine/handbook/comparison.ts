import { ASPECTS, type Aspect, aspectsOf } from './aspects.ts'
import type { Entry, Section } from './entry.ts'
import { termsOf } from './words.ts'

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
  return entry.sections.filter(({ heading, body }) => {
    if (heading.search(ASPECTS.comparison.told) < 0) return false
    const told = new Set(termsOf(`${heading}\n${body}`))
    return names.some((name) => told.has(name))
  })
}

/** What a comparison asks for of each side alone. */
export function aspectsOfEachSide(question: string): Aspect[] {
  return aspectsOf(question).filter((aspect) => aspect !== ASPECTS.comparison)
}
