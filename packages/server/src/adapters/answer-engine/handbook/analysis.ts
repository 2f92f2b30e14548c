import { PHRASES } from './phrases/phrases.ts'
import type { Plan } from './plan.ts'
import type { Ranked } from './ranking.ts'
import { runsOf } from './words.ts'

/** The steps that really led to a plan, as a list. */
export function analysisOf(plan: Plan, titlesOf: (slugs: readonly string[]) => string[]): string {
  const { analysis } = PHRASES[plan.reading.language]
  const { reading, considered } = plan
  const titles = titlesOf(considered.map(({ slug }) => slug))
  const looked = [...new Set(runsOf(reading.text))]
  const steps = [
    analysis.language,
    looked.length > 0 ? analysis.terms(looked) : analysis.noTerms,
    ...(reading.before ? [analysis.before(reading.before.text)] : []),
    ...(plan.kind === 'answer' ? plan : reading).focus.map((focus) => analysis.focus[focus]),
    ...(plan.kind === 'offTopic' ? [analysis.offTopic] : conclusions(plan, titles)),
    ...(plan.kind === 'offTopic' ? [] : [analysis.limits]),
  ]
  return steps.map((step) => `- ${step}`).join('\n')
}

function conclusions(
  plan: Exclude<Plan, { kind: 'offTopic' }>,
  titles: readonly string[],
): string[] {
  const { analysis } = PHRASES[plan.reading.language]
  const considered = titles.length > 0 ? [analysis.considered(titles)] : []
  const missing = plan.reading.missing.length > 0 ? [analysis.missing(plan.reading.missing)] : []
  if (plan.kind === 'unknown') return [...considered, ...missing, analysis.unknown]
  const taken = plan.parts.flatMap(({ entry, reason, sections }) => [
    analysis.reason[reason](entry.title, namesOf(plan.considered, entry.slug)),
    ...(sections.length > 0 ? [analysis.sections(sections.map(({ heading }) => heading))] : []),
  ])
  return [...considered, ...missing, ...taken]
}

function namesOf(considered: readonly Ranked[], slug: string): string[] {
  const names = considered.find((each) => each.slug === slug)?.names ?? []
  return [...new Set(names.map(({ phrase }) => phrase))]
}
