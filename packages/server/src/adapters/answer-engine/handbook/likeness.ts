import type { Likeness } from './asked-questions.ts'
import type { LookUp } from './look-up.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Reason } from './plan.ts'

/**
 * How near a question comes to what the sections of an entry are known to answer. A follow-up leaves words out that the
 * question before has: a section to which it brings that one nearer is as near as both together.
 */
export function likenessTo(
  slug: string,
  reason: Reason,
  { before, language, text }: ParsedQuestion,
  lookUp: LookUp,
): Likeness {
  const likenessOf = (each: string): Likeness =>
    lookUp.alike({ text: each, language }).get(slug) ?? new Map()
  const own = likenessOf(text)
  if (before === null || reason !== 'continued') return own
  const earlier = likenessOf(before.text)
  const nearer = [...likenessOf(`${before.text} ${text}`)].filter(
    ([section, share]) => share > Math.max(own.get(section) ?? 0, earlier.get(section) ?? 0),
  )
  return new Map([...own, ...nearer])
}
