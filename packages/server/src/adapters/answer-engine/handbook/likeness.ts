import type { Likeness } from './asked-questions.ts'
import type { LookUp } from './look-up.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Reason } from './plan.ts'
import type { Nearness } from './section-index.ts'
import { subjectOf } from './subject.ts'
import { termsOf } from './words.ts'

/** In terms beside the names of an entry; fewer say less on what of it is meant. */
const ENOUGH = 5
/** What it counts of a follow-up to be known, beside the words; its own are few. */
const FOR_ASKED = 0.6

/**
 * How near a question comes to what the sections of an entry are known to answer. A follow-up leaves the name out: a
 * section to which it brings that nearer is as near as both together.
 */
export function likenessTo(
  slug: string,
  reason: Reason,
  { before, language, text }: ParsedQuestion,
  lookUp: LookUp,
): Likeness {
  const likenessOf = (each: string): Likeness =>
    lookUp.searchIn(language).alike(each).get(slug) ?? new Map()
  const own = likenessOf(text)
  if (before === null || reason !== 'continued') return own
  const spokenOf = subjectOf(before)
  const earlier = likenessOf(spokenOf)
  const nearer = [...likenessOf(`${spokenOf} ${text}`)].filter(
    ([section, share]) => share > Math.max(own.get(section) ?? 0, earlier.get(section) ?? 0),
  )
  return new Map([...own, ...nearer])
}

/** How much the words of a question speak for each section of an entry, 1 for the nearest. */
export function nearnessTo(
  slug: string,
  reason: Reason,
  { before, language, mentions, text }: ParsedQuestion,
  lookUp: LookUp,
): Nearness {
  if (reason === 'guide') return new Map()
  const names = mentions.filter((mention) => mention.slug === slug).map(({ phrase }) => phrase)
  const beside =
    reason === 'continued' && before
      ? `${subjectOf(before)} ${text}`
      : names.reduce((left, name) => left.replaceAll(name.toLowerCase(), ' '), text.toLowerCase())
  const search = lookUp.searchIn(language)
  const near = search.near(beside).get(slug)?.sections ?? new Map<never, never>()
  const known = reason === 'continued' ? search.alike(beside).get(slug) : undefined
  const nearest = Math.max(...near.values())
  const sure = Math.min(1, termsOf(beside).length / ENOUGH)
  return new Map(
    [...near].map(([section, share]) => {
      const asked = FOR_ASKED * (known?.get(section) ?? 0) ** 2
      return [section, sure * (share / nearest) ** 2 + asked]
    }),
  )
}
