import { isDefinition, withoutAspects } from './aspects.ts'
import type { Entry } from './handbook.ts'
import { isTelling } from './names.ts'
import { type ParsedQuestion, SHORT } from './parse-question.ts'
import { type Ranked, SAME } from './ranking.ts'
import { AGAINST } from './sides.ts'
import { termsOf } from './words.ts'

/** What a question is about, without what it asks of it. */
export function subjectOf({ mentions, text }: Pick<ParsedQuestion, 'mentions' | 'text'>): string {
  const subject = [...mentions.map(({ phrase }) => phrase), withoutAspects(text)].join(' ')
  return termsOf(subject).length > 0 ? subject : text
}

/** Stands for what is spoken of where that is set against another; in “is it better to …” it stands for nothing. */
const IT = /\b(?:they|that|this|these|those|it(?! \w+ to\b| more \w+ to\b))\b|[它这那]/i

/**
 * True for a question that names something, but asks it of what was spoken of: how that compares, what is known of it,
 * or what one of its sections is on (staking, after a coin). `ranked` fits it alone, the last ones with that subject.
 */
export function staysWith(
  { aspects, mentions, subject, terms, text }: ParsedQuestion,
  entry: Entry | null,
  ranked: readonly Ranked[],
  [best]: readonly Ranked[],
): boolean {
  const named = new Set(mentions.filter(({ isProject }) => isProject).map(({ slug }) => slug))
  if (named.size < 2 && IT.test(text) && AGAINST.test(text)) return true
  if (named.size > 0 || !entry) return false
  const known = Math.max(SAME, ...ranked.map(({ alike }) => alike))
  const isNew = terms.length > SHORT && mentions.some(isTelling)
  if (!isNew && best?.slug === entry.slug && best.alike >= known) return true
  if (isDefinition(aspects)) return false
  const asked = termsOf(subject)
  return (
    asked.length > 0 &&
    entry.sections.some(({ heading }) => {
      const held = termsOf(heading)
      return asked.every((term) => held.includes(term))
    })
  )
}
