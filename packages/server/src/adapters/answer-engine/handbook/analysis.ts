import type { Mention } from './names.ts'
import { PHRASES } from './phrases.ts'
import type { Plan } from './plan.ts'
import { runsOf } from './words.ts'

const MOST_WORDS = 12

/** The steps that really led to a plan, as a list. */
export function analysisOf(plan: Plan, titlesOf: (slugs: readonly string[]) => string[]): string {
  const { analysis } = PHRASES[plan.reading.language]
  const { reading, considered } = plan
  const titles = titlesOf(considered.map(({ slug }) => slug))
  const looked = [...new Set(runsOf(reading.text))].slice(0, MOST_WORDS)
  const steps = [
    analysis.language,
    looked.length > 0 ? analysis.terms(looked) : analysis.noTerms,
    ...(reading.before ? [analysis.before(phrasesOf(reading.before.mentions))] : []),
    ...(plan.kind === 'answer' ? plan : reading).focus.map((focus) =>
      typeof focus === 'string' ? analysis.focus[focus] : focus.asks[reading.language],
    ),
    ...(isAside(plan) ? [analysis[plan.kind]] : [...conclusions(plan, titles), analysis.limits]),
  ]
  return steps.map((step) => `- ${step}`).join('\n')
}

type Aside = Extract<Plan, { kind: 'offTopic' | 'smallTalk' }>

function isAside(plan: Plan): plan is Aside {
  return plan.kind === 'offTopic' || plan.kind === 'smallTalk'
}

function conclusions(plan: Exclude<Plan, Aside>, titles: readonly string[]): string[] {
  const { analysis } = PHRASES[plan.reading.language]
  const considered = titles.length > 0 ? [analysis.considered(titles)] : []
  const names = [...plan.reading.projects, ...plan.reading.unknown]
  const missing = names.length > 0 ? [analysis.missing(names)] : []
  if (plan.kind === 'choice') return [...considered, analysis.choice]
  if (plan.kind === 'sum') return [analysis.sum(plan.sum.missing.length > 0)]
  if (plan.kind === 'term') return [analysis.term(plan.term[plan.reading.language])]
  if (plan.kind === 'unknown') return [...considered, ...missing, analysis.unknown]
  const taken = plan.parts.flatMap(({ entry, reason, sections }) => [
    analysis.reason[reason](entry.title, namesOf(plan, entry.slug)),
    ...(sections.length > 0 ? [analysis.sections(sections.map(({ heading }) => heading))] : []),
  ])
  return [...considered, ...missing, ...taken]
}

/** How the question names an entry, wherever that stands among those considered. */
function namesOf({ reading }: Plan, slug: string): string[] {
  return phrasesOf(reading.mentions.filter((mention) => mention.slug === slug))
}

/** In the spelling of the handbook, each once. */
function phrasesOf(mentions: readonly Mention[]): string[] {
  const phrases = mentions.map(({ phrase, words }) => [words.join(' '), phrase] as const)
  return [...new Map(phrases).values()]
}
