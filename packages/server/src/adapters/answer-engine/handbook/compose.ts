import type { Schemas } from '@coinquiry/api-client/contract'
import type { Language } from '../../../ports.ts'
import { firstSentenceOf } from './comparison.ts'
import { titleOfTerm } from './glossary.ts'
import type { Entry, EntrySource } from './handbook.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { PHRASES } from './phrases.ts'
import type {
  AnswerPlan,
  ChoicePlan,
  Half,
  Part,
  Plan,
  SumPlan,
  TermPlan,
  UnknownPlan,
  Withheld,
} from './plan.ts'
import { offered } from './related.ts'
import { sumText } from './sums/sums.ts'

/** From where on what is asked about has nothing to do with the field. */
const UNRELATED = 0.5

interface Composed {
  readonly text: string
  readonly sources: readonly Schemas['Source'][]
}

/** The same without its footer, as a part of another answer. */
export function composePart(plan: AnswerPlan | TermPlan): Composed {
  const citations = new Citations()
  const blocks = blocksOf(plan, citations)
  return { text: blocks.join('\n\n'), sources: citations.items }
}

/** Puts a plan into words: the direct answer first, the sections that fit, and where it comes from. */
export function compose(plan: Plan): Composed {
  const phrases = PHRASES[plan.reading.language]
  if (plan.kind === 'offTopic') {
    const { likely, unlisted } = plan.reading
    const isName = unlisted.length > 0 && likely.unrelated < UNRELATED
    return { text: isName ? phrases.nameless(unlisted) : phrases.offTopic, sources: [] }
  }
  if (plan.kind === 'smallTalk') return { text: phrases.smallTalk[plan.about], sources: [] }
  const citations = new Citations()
  const blocks = blocksOf(plan, citations)
  return {
    text: [...blocks, `*${phrases.footer(dateOf(plan), changesOf(plan))}*`].join('\n\n'),
    sources: citations.items,
  }
}

type Stated = UnknownPlan | ChoicePlan | TermPlan | SumPlan | AnswerPlan

function blocksOf(plan: Stated, citations: Citations): string[] {
  if (plan.kind === 'unknown') return admission(plan)
  if (plan.kind === 'choice') return choice(plan, citations)
  if (plan.kind === 'term') return explained(plan, citations)
  if (plan.kind === 'sum') return computed(plan, citations)
  return answer(plan, citations)
}

/** An answer is as old as the oldest entry that it was taken from. */
function dateOf(plan: Stated): string | null {
  if (plan.kind === 'term' || plan.kind === 'sum') return plan.entry?.updated ?? null
  if (plan.kind !== 'answer') return null
  return plan.parts.map(({ entry }) => entry.updated).sort()[0] ?? null
}

/** What has to be looked up, where one entry is the whole answer. */
function changesOf(plan: Stated): string | null {
  return plan.kind === 'answer' && plan.parts.length === 1 ? changesIn(plan.parts[0].entry) : null
}

function changesIn({ changes }: Entry): string | null {
  return /^(?:nothing much|变化不大)/.test(changes) ? null : changes
}

/** Asks back, with what is said in short to each. */
function choice({ reading, choices }: ChoicePlan, citations: Citations): string[] {
  const phrases = PHRASES[reading.language]
  const lines = choices.map(({ entry, section }) => {
    const { title, summary, language, sources } = entry
    if (!section) return `- ${phrases.pair(offered(title), summary)}`
    const asked = offered(`${title} – ${section.heading}`)
    const said = firstSentenceOf(section, language)
    return `- ${said ? phrases.pair(asked, citations.renumber(said, sources)) : `**${asked}**`}`
  })
  return [phrases.choice, lines.join('\n')]
}

/** A word of the glossary, and where there is more. */
function explained(plan: TermPlan, citations: Citations): string[] {
  const { reading, entry } = plan
  const lead = meaning(plan, citations)
  return entry ? [lead, PHRASES[reading.language].related([offered(entry.title)])] : [lead]
}

function meaning({ reading, term, entry }: TermPlan, citations: Citations): string {
  const { language } = reading
  const [source] = entry?.sources ?? []
  const means = source
    ? term.means[language].replace(/[.。]?$/, (end) => ` ${citations.cite(source)}${end}`)
    : term.means[language]
  return PHRASES[language].pair(titleOfTerm(term, language), means)
}

/** A sum with its formula, and where it is explained. */
function computed({ reading, sum, entry }: SumPlan, citations: Citations): string[] {
  const phrases = PHRASES[reading.language]
  const text = sumText(sum, reading.language)
  if (!entry) return [text]
  return [text, ...source(entry, citations, phrases), phrases.related([offered(entry.title)])]
}

function admission({ reading, nearest }: UnknownPlan): string[] {
  const phrases = PHRASES[reading.language]
  const entries = nearest.map(({ title, summary }) => `- ${phrases.pair(offered(title), summary)}`)
  return [
    ...statements(reading.focus, reading.language),
    phrases.unknown(reading.unknown),
    ...(entries.length > 0 ? [phrases.nearest, entries.join('\n')] : []),
  ]
}

function answer(plan: AnswerPlan, citations: Citations): string[] {
  const { reading, parts, focus, related } = plan
  const phrases = PHRASES[reading.language]
  // Where nothing can be said, nothing is said in general either.
  if (!plan.halves && parts[0].reason === 'guide' && parts[0].sections.length === 0) {
    return [
      ...statements(focus, reading.language),
      ...(reading.unlisted.length > 0 ? [phrases.analysis.missing(reading.unlisted)] : []),
      ...furtherTo(
        parts.map(({ entry }) => entry),
        phrases,
      ),
    ]
  }
  const said = plan.halves?.flatMap((half) => saidIn(half, citations)) ?? saidIn(plan, citations)
  return [
    ...said,
    ...(citations.items.length === 0 ? source(parts[0].entry, citations, phrases) : []),
    ...furtherTo(related, phrases),
  ]
}

/** What an answer consists of, without where there is more. */
function saidIn(plan: Half, citations: Citations): string[] {
  const { reading } = plan
  const phrases = PHRASES[reading.language]
  if (plan.kind === 'term') return [meaning(plan, citations)]
  const { parts, focus, rows } = plan
  const said = [
    ...(rows.length > 0 ? [table(plan, citations)] : lead(plan, citations, phrases.pair)),
    ...parts.flatMap((part) => stated(part, citations, parts.length > 1 || !plan.defines)),
  ]
  return [...statements(focus, reading.language), ...reservations(plan, said, phrases), ...said]
}

/** What can be asked next, if there is anything. */
function furtherTo(entries: readonly Entry[], phrases: typeof PHRASES.en): string[] {
  return entries.length > 0 ? [phrases.related(entries.map(({ title }) => offered(title)))] : []
}

/** For an answer that cites nothing: where there is more. */
function source({ sources }: Entry, citations: Citations, phrases: typeof PHRASES.en): string[] {
  const [first] = sources
  return first ? [phrases.pair(phrases.source, `${first.title} ${citations.cite(first)}`)] : []
}

/** How far the answer falls short of the question. */
function reservations(
  { reading, lacks, untreated }: AnswerPlan,
  said: readonly string[],
  phrases: typeof PHRASES.en,
): string[] {
  const missing = missingFrom(reading, said)
  const place = untreated.length > 0 ? [phrases.untreated(untreated)] : []
  if (missing.length > 0) return [phrases.missing(missing), ...place]
  return lacks ? [phrases.lacks[lacks], ...place] : place
}

/** What the question names and the answer says nothing of. */
function missingFrom({ projects, unknown }: ParsedQuestion, said: readonly string[]): string[] {
  return [...projects.filter((name) => !said.some((text) => text.includes(name))), ...unknown]
}

/** The sides of a comparison beside each other. */
function table({ reading, parts, rows }: AnswerPlan, citations: Citations): string {
  const { compared } = PHRASES[reading.language]
  const cell = (text: string, part: Part | undefined) =>
    citations.renumber(text, part?.entry.sources ?? []).replaceAll('|', '\\|')
  const head = ['', ...parts.map(({ entry }) => entry.title)]
  const lines = rows.map(({ aspect, sides }) => [
    compared[aspect],
    ...sides.map((text, at) => cell(text, parts[at])),
  ])
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Says plainly what is not known here, and where it can be found. */
function statements(focus: readonly Withheld[], language: Language): string[] {
  const phrases = PHRASES[language]
  if (focus.length === 0) return []
  const joint = language === 'zh' ? '' : ' '
  const plainly = focus
    .map((each) => (typeof each === 'string' ? phrases.statement[each] : each.says[language]))
    .join(joint)
  return focus.includes('figures') ? [plainly, phrases.check] : [plainly]
}

/** What the subject is, where that is asked or no section says what is; of several subjects, each. */
function lead(
  { parts, defines, lacks }: AnswerPlan,
  citations: Citations,
  pair: (name: string, text: string) => string,
): string[] {
  const summary = ({ entry, sections }: Part) =>
    sections.some(({ body }) => Citations.in(body)) ? entry.summary : cited(entry, citations)
  const isNeeded = defines || lacks !== null || parts.some(({ sections }) => sections.length === 0)
  if (!isNeeded) return []
  if (parts.length === 1) return [summary(parts[0])]
  return [parts.map((part) => `- ${pair(part.entry.title, summary(part))}`).join('\n')]
}

/** The summary of an entry with a mark of its first source. */
function cited({ summary, sources: [source] }: Entry, citations: Citations): string {
  if (!source) return summary
  return summary.replace(/[.。]?$/, (end) => ` ${citations.cite(source)}${end}`)
}

/** The entry that explains what was said before, in brief. */
export function composeEntry(entry: Entry, related: readonly Entry[]): Composed {
  const phrases = PHRASES[entry.language]
  const citations = new Citations()
  const text = [
    phrases.pair(entry.title, cited(entry, citations)),
    ...furtherTo(related, phrases),
    `*${phrases.footer(entry.updated, changesIn(entry))}*`,
  ].join('\n\n')
  return { text, sources: citations.items }
}

/** Its headings name the entry where nothing above does. */
function stated({ entry, sections }: Part, citations: Citations, isNamed: boolean): string[] {
  return sections.map(({ heading, body }) => {
    const title = isNamed ? `${entry.title} – ${heading}` : heading
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
