import type { Schemas } from '@coinquiry/api-client/contract'
import type { Language } from '../../../ports.ts'
import type { Focus } from './focus.ts'
import type { Entry, EntrySource } from './handbook.ts'
import { isGreeting } from './parse-question.ts'
import { PHRASES } from './phrases.ts'
import type { AnswerPlan, Part, Plan, UnknownPlan } from './plan.ts'

interface Composed {
  readonly text: string
  readonly sources: readonly Schemas['Source'][]
}

/** The titles of entries, in the language of the answer. */
type TitlesOf = (slugs: readonly string[]) => string[]

const MOST_RELATED = 4
/** Puts a plan into words: the direct answer first, the sections that fit, and where it comes from. */
export function compose(plan: Plan, titlesOf: TitlesOf): Composed {
  const phrases = PHRASES[plan.reading.language]
  if (plan.kind === 'offTopic') {
    const text = isGreeting(plan.reading.text) ? phrases.greeting : phrases.offTopic
    return { text, sources: [] }
  }
  const citations = new Citations()
  const blocks = plan.kind === 'unknown' ? admission(plan) : answer(plan, citations, titlesOf)
  return {
    text: [...blocks, `*${phrases.footer(dateOf(plan))}*`].join('\n\n'),
    sources: citations.items,
  }
}

/** An answer is as old as the oldest entry that it was taken from. */
function dateOf(plan: UnknownPlan | AnswerPlan): string | null {
  if (plan.kind === 'unknown') return null
  return plan.parts.map(({ entry }) => entry.updated).sort()[0] ?? null
}

/** Something to ask next: the app puts it into the question, to others it is a link to nowhere. */
const offered = (title: string): string => `[${title}](#ask)`

function admission({ reading, nearest }: UnknownPlan): string[] {
  const phrases = PHRASES[reading.language]
  const entries = nearest.map(({ title, summary }) => `- ${phrases.pair(offered(title), summary)}`)
  return [
    ...statements(reading.focus, reading.language),
    phrases.unknown(reading.missing),
    ...(entries.length > 0 ? [phrases.nearest, entries.join('\n')] : []),
  ]
}

function answer(
  { reading, parts, focus, backgroundOnly }: AnswerPlan,
  citations: Citations,
  titlesOf: TitlesOf,
): string[] {
  const phrases = PHRASES[reading.language]
  const slugs = parts.map(({ entry }) => entry.slug)
  const related = new Set(parts.flatMap(({ entry }) => entry.related))
  const others = [...related].filter((slug) => !slugs.includes(slug)).slice(0, MOST_RELATED)
  return [
    ...statements(focus, reading.language),
    ...reservations(reading.missing, backgroundOnly, phrases),
    lead(parts, citations, phrases.pair),
    ...parts.flatMap((part) => stated(part, citations, parts.length > 1)),
    ...(others.length > 0 ? [phrases.related(titlesOf(others).map(offered))] : []),
  ]
}

/** How far the answer falls short of the question. */
function reservations(
  missing: readonly string[],
  backgroundOnly: boolean,
  phrases: typeof PHRASES.en,
): string[] {
  if (missing.length > 0) return [phrases.missing(missing)]
  return backgroundOnly ? [phrases.background] : []
}

/** Says plainly what is not known here, and where it can be found. */
function statements(focus: readonly Focus[], language: Language): string[] {
  const phrases = PHRASES[language]
  if (focus.length === 0) return []
  const joint = language === 'zh' ? '' : ' '
  const plainly = focus.map((each) => phrases.statement[each]).join(joint)
  return focus.includes('live') ? [plainly, phrases.check] : [plainly]
}

/** What the subject is, in a sentence or two; of several, each. */
function lead(
  parts: AnswerPlan['parts'],
  citations: Citations,
  pair: (name: string, text: string) => string,
): string {
  const summary = ({ entry, sections }: Part) =>
    sections.some(({ body }) => Citations.in(body)) ? entry.summary : cited(entry, citations)
  if (parts.length === 1) return summary(parts[0])
  return parts.map((part) => `- ${pair(part.entry.title, summary(part))}`).join('\n')
}

/** The summary of an entry with a mark of its first source. */
function cited({ summary, sources: [source] }: Entry, citations: Citations): string {
  if (!source) return summary
  return summary.replace(/[.。]?$/, (end) => ` ${citations.cite(source)}${end}`)
}

/** The entry that explains what was said before, in brief. */
export function composeEntry(entry: Entry, titlesOf: TitlesOf): Composed {
  const phrases = PHRASES[entry.language]
  const citations = new Citations()
  const text = [
    phrases.pair(entry.title, cited(entry, citations)),
    phrases.related(titlesOf(entry.related.slice(0, MOST_RELATED)).map(offered)),
    `*${phrases.footer(entry.updated)}*`,
  ].join('\n\n')
  return { text, sources: citations.items }
}

function stated({ entry, sections }: Part, citations: Citations, several: boolean): string[] {
  return sections.map(({ heading, body }) => {
    const title = several ? `${entry.title} – ${heading}` : heading
    return `### ${title}\n\n${citations.renumber(body, entry.sources)}`
  })
}

/** A citation, not the text of a link. */
const MARK = /\[(\d+)\](?!\()/g

/** Gives the sources of an answer numbers of their own, in the order in which they are cited. */
export class Citations {
  readonly #sources: EntrySource[] = []

  static in(text: string): boolean {
    return text.search(MARK) >= 0
  }

  /** The text with its `[n]` pointing into this answer's list. */
  renumber(text: string, sources: readonly EntrySource[]): string {
    return text.replace(MARK, (mark, index: string) => {
      const source = sources[Number(index) - 1]
      return source ? this.cite(source) : mark
    })
  }

  cite(source: EntrySource): string {
    const known = this.#sources.findIndex(({ url }) => url === source.url)
    const at = known >= 0 ? known : this.#sources.push(source) - 1
    return `[${at + 1}]`
  }

  get items(): Schemas['Source'][] {
    return this.#sources.map(({ title, url }, at) => ({ index: at + 1, title, url }))
  }
}
