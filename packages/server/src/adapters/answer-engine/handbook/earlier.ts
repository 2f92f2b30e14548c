import type { LookUp } from './look-up.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Ranked } from './ranking.ts'
import { subjectOf } from './subject.ts'

/** Of the entries on what was asked before the one that fits that and what is asked now best. */
export function earlierIn({ before, text }: ParsedQuestion, lookUp: LookUp): Ranked | undefined {
  if (!before) return undefined
  const spoken = lookUp.rank(before)
  const ofKind = before.unlisted.length > 0 && spoken.find(({ projects }) => projects.length > 0)
  if (ofKind) return ofKind
  const now = new Map(
    lookUp.rank(lookUp.together(subjectOf(before), text)).map((each) => [each.slug, each]),
  )
  const fits = ({ slug, score }: Ranked) => score + (now.get(slug)?.score ?? 0)
  const [best] = spoken.toSorted((one, other) => fits(other) - fits(one))
  return best && (now.get(best.slug) ?? best)
}
