import type { Schemas } from '@coinquiry/api-client/contract'
import { Citations } from './citations.ts'
import type { Entry } from './entry.ts'
import { PHRASES } from './phrases/phrases.ts'
import type { Part, Plan } from './plan.ts'

export interface Composed {
  readonly text: string
  readonly sources: readonly Schemas['Source'][]
}

export interface Circumstances {
  /** A search of the web was wished for. */
  readonly searchWished: boolean
  readonly titlesOf: (slugs: readonly string[]) => string[]
}

const MOST_RELATED = 4

/** Puts a plan into words: the direct answer first, the sections that fit, and where it comes from. */
export function compose(plan: Plan, circumstances: Circumstances): Composed {
  const phrases = PHRASES[plan.language]
  if (plan.kind === 'offTopic') {
    return { text: plan.greeting ? phrases.greeting : phrases.offTopic, sources: [] }
  }
  const citations = new Citations()
  const blocks = plan.kind === 'unknown' ? unknown(plan) : answer(plan, citations, circumstances)
  const searched = circumstances.searchWished ? phrases.notSearched : ''
  const footer = `*${phrases.footer.replace('{searched}', searched)}*`
  return { text: [...blocks, footer].join('\n\n'), sources: citations.items }
}

function unknown(plan: Extract<Plan, { kind: 'unknown' }>): string[] {
  const phrases = PHRASES[plan.language]
  const nearest = plan.nearest.map((entry) => `- ${phrases.pair(entry.title, entry.summary)}`)
  return [
    ...plan.reading.focus.map((focus) => phrases.statement[focus]),
    phrases.unknown(plan.missing),
    ...(nearest.length > 0 ? [phrases.nearest, nearest.join('\n')] : []),
  ]
}

function answer(
  plan: Extract<Plan, { kind: 'answer' }>,
  citations: Citations,
  { titlesOf }: Circumstances,
): string[] {
  const { parts, focus, missing, compared, language } = plan
  const phrases = PHRASES[language]
  const related = titlesOf(relatedTo(parts.map(({ entry }) => entry)))
  const live = focus.includes('live') || focus.includes('news')
  return [
    ...(focus.length > 0 ? [focus.map((each) => phrases.statement[each]).join(' ')] : []),
    ...(live ? [phrases.check] : []),
    ...(missing.length > 0 ? [phrases.missing(missing)] : []),
    ...leads(plan, citations),
    ...parts.flatMap((part) => told(part, citations, parts.length > 1 || compared)),
    ...(related.length > 0 ? [phrases.related(related)] : []),
  ]
}

/** What each subject is, in a sentence or two. */
function leads(
  { parts, language }: Extract<Plan, { kind: 'answer' }>,
  citations: Citations,
): string[] {
  const phrases = PHRASES[language]
  const lead = ({ entry, sections }: Part) => {
    const cited = sections.some(({ body }) => /\[\d+\]/.test(body))
    const [source] = entry.sources
    return cited || !source ? entry.summary : `${entry.summary} ${citations.cite(source)}`
  }
  const [first] = parts
  if (parts.length === 1) return [lead(first)]
  return [parts.map((part) => `- ${phrases.pair(part.entry.title, lead(part))}`).join('\n')]
}

function told({ entry, sections }: Part, citations: Citations, several: boolean): string[] {
  return sections.map(({ heading, body }) => {
    const title = several ? `${entry.title} – ${heading}` : heading
    return `### ${title}\n\n${citations.renumber(body, entry.sources)}`
  })
}

function relatedTo(entries: readonly Entry[]): string[] {
  const related = new Set(entries.flatMap((entry) => entry.related))
  for (const { slug } of entries) related.delete(slug)
  return [...related].slice(0, MOST_RELATED)
}
