import type { Figure } from '../../../ports/figure.ts'
import type { DataKind, LiveData } from '../../../ports/live-data.ts'
import type { AnswerEngine, Question } from '../../../ports.ts'
import type { NameTable } from '../../../subjects/name-table.ts'
import { namesIn } from '../../../subjects/names-in.ts'
import type { NamedEntity, NamedKind } from '../../../subjects/subject.ts'
import { remembered } from '../../remembered.ts'
import { type Aspect, aspectsOf } from '../handbook/aspects.ts'
import { loadKnownNames } from '../handbook/known-names.ts'
import type { OpenHandbook } from '../handbook/open-handbook.ts'
import type { Plan } from '../handbook/plan.ts'
import { loadVocabulary } from '../handbook/vocabulary.ts'
import { answerLanguage } from '../language.ts'
import type { Report } from '../research/research.ts'
import { chooseFollowUps, type Reach } from './choose.ts'
import { HandbookQuestions } from './handbook-questions.ts'

/** What the sources give that there are, if the question lets them be asked. */
export function reachOf(
  { kind }: Pick<AnswerEngine, 'kind'>,
  { market, defi, chains, sentiment, news }: Partial<LiveData>,
  { internetSearch }: Pick<Question, 'internetSearch'>,
): Reach {
  const sources = { market, defi, chain: chains, sentiment, news }
  const data = Object.entries(sources).flatMap(([name, source]) =>
    source ? [name as DataKind] : [],
  )
  return {
    data: new Set(internetSearch ? data : []),
    chains: new Set(chains?.map(({ network }) => network.id)),
    // A model is given the calculators with DeepSearch alone; the handbook always has its own.
    sums: kind === 'handbook' || internetSearch,
  }
}

export interface Surroundings {
  /** What can be read of the world. */
  readonly data: Partial<LiveData>
  readonly open: () => Promise<OpenHandbook>
  readonly report: Report
}

/**
 * Whatever the engine, its complete answer is followed by questions to ask next. There are none
 * after an answer that is off topic, urgent or broken off: there the engine throws or is aborted.
 */
export function withFollowUps(
  engine: AnswerEngine,
  { data, open, report }: Surroundings,
): AnswerEngine {
  const prepare = remembered(() => prepared(open))
  return {
    ...engine,
    async *answer(question, signal, meter) {
      const figures: Figure[] = []
      const missed = new Set<DataKind>()
      let hasText = false
      let isOffered = true
      for await (const event of engine.answer(question, signal, meter)) {
        if (event.event === 'found') {
          figures.push(...event.figures)
          for (const kind of event.missed ?? []) missed.add(kind)
        }
        if (event.event === 'relevant') isOffered = event.relevant && !event.urgent
        // The first answer of a node reads the handbook for it while it is being written.
        if (event.event === 'message' && !hasText && isOffered) {
          hasText = true
          prepare().catch(() => undefined)
        }
        yield event
      }
      if (!hasText || !isOffered || signal.aborted) return
      try {
        const { data: all, ...reach } = reachOf(engine, data, question)
        // What has just given nothing has nothing to be asked for.
        const left = { ...reach, data: new Set([...all].filter((kind) => !missed.has(kind))) }
        const items = followUps(await prepare(), question, figures, left)
        if (items.length > 0 && !signal.aborted) yield { event: 'followups', items }
      } catch (error) {
        report('What may be asked next cannot be found', error)
      }
    },
  }
}

interface Prepared extends OpenHandbook {
  readonly names: NameTable
  readonly questions: HandbookQuestions
  /** The slug of the entry on what bears a name. */
  readonly slugs: ReadonlyMap<string, string>
}

export async function prepared(open: Surroundings['open']): Promise<Prepared> {
  const [opened, names, { projects }] = await Promise.all([
    open(),
    loadKnownNames(),
    loadVocabulary(),
  ])
  const proper = projects.flatMap(({ names, entry }) => {
    const title = opened.handbook.get(entry ?? '')?.en.title ?? ''
    // Curve Finance is called Curve as well.
    const first = names.map((name) => name.split(' ')[0] ?? name)
    return [...names, ...first.filter((word) => title.split(' ')[0] === word)]
  })
  const slugs = projects.flatMap(({ name, entry }) => (entry ? [[name, entry] as const] : []))
  const questions = new HandbookQuestions(opened, new Set(proper))
  return { ...opened, names, questions, slugs: new Map(slugs) }
}

/** What to ask after a question was answered, with figures that were found for it. */
export function followUps(
  { handbook, planner, names, slugs, questions }: Prepared,
  question: Question,
  figures: readonly Figure[],
  reach: Reach,
): string[] {
  const { text, history } = question
  const language = answerLanguage(question)
  const plan = planner.plan(question)
  const namedBy = (said: string) =>
    namesIn(said, names).flatMap(({ candidates: [first] }) => first ?? [])
  const written = namedBy(text)
  // “And its risks?” names nothing.
  const named = written.length > 0 ? written : namedBy(plan.reading.before?.text ?? '')
  const slug = slugOf(plan, slugs.get(named[0]?.name ?? ''), figures.length > 0)
  // Of several that are named, some may have been found and others not.
  const found = named.filter((known) => isFound(known, figures))
  const known = found.length > 0 ? found : named
  const of = (kind: NamedKind) => known.filter(({ kinds }) => kinds.includes(kind))
  const entry = handbook.get(slug ?? '')?.[language] ?? null
  return chooseFollowUps(
    {
      ...{ question: text, language, entry, figures, protocols: of('protocol') },
      assets: of('asset').filter(({ ticker }) => ticker !== null),
      earlier: history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    },
    reach,
    entry ? questions.after(entry, coveredBy(plan, text)) : [],
  )
}

const isFound = ({ name, ticker }: NamedEntity, figures: readonly Figure[]) =>
  figures.some(({ of = [] }) => of.includes(name) || (ticker !== null && of.includes(ticker)))

/**
 * The entry on what is asked; that on what is `named` where another only guides, or was found by
 * words of a question that figures have answered.
 */
function slugOf(plan: Plan, named: string | undefined, hasFigures: boolean): string | undefined {
  if (plan.kind === 'term' || plan.kind === 'sum') return plan.entry?.slug
  if (plan.kind !== 'answer') return undefined
  const [{ entry, reason }] = plan.parts
  return reason === 'guide' || (reason === 'words' && hasFigures)
    ? (named ?? entry.slug)
    : entry.slug
}

/** What was asked, and what the handbook would say to it. */
function coveredBy(plan: Plan, text: string): ReadonlySet<Aspect> {
  const said = plan.kind === 'answer' ? plan.parts[0].sections : []
  return new Set([
    ...aspectsOf(text),
    ...plan.reading.aspects,
    ...said.flatMap(({ aspects }) => aspects),
  ])
}
