import { DataFailure } from '../../../ports/data-failure.ts'
import type { DataKind, LiveData } from '../../../ports/live-data.ts'
import type { EngineEvent, Question } from '../../../ports.ts'
import type { NameTable } from '../../../subjects/name-table.ts'
import type { Likelihoods } from '../handbook/wants.ts'
import { answerLanguage } from '../language.ts'
import { RESEARCH_MESSAGES } from '../research/messages.ts'
import type { Report } from '../research/research.ts'
import { SourceList } from '../research/source-list.ts'
import type { NewSource } from '../research/tool.ts'
import { type SettledPlan, settledAssets } from './meant-assets.ts'
import { sayIn } from './messages/messages.ts'
import { type DeskPlan, isAddition, type Part, type Plan } from './plan.ts'
import { deskPlanOf } from './planner/planner.ts'
import { type PlanResult, unknown } from './topics/topic.ts'
import { topicOf } from './topics/topics.ts'
import { settledWithin, WAIT_MS } from './waiting.ts'
import { Writer } from './writer.ts'

/** What the desk is made with. */
export interface DeskSettings {
  readonly data: LiveData
  readonly names: () => Promise<NameTable>
  readonly now: () => Date
  readonly report: Report
  readonly waitMs?: number
}

/** What the handbook says to a part of a question; its sources are cited from 1. */
export interface Explained {
  readonly text: string
  readonly sources: readonly NewSource[]
}

interface Work {
  readonly question: Question
  readonly signal: AbortSignal
  /** Null where the handbook has nothing on it. */
  readonly explain: (text: string) => Explained | null
  /** What is said where no figures can be added to it. */
  readonly handbookAlone: () => Iterable<EngineEvent>
}

/** Answers questions about data by fixed rules, from what the configured sources give. */
export class Desk {
  readonly #settings: DeskSettings

  constructor(settings: DeskSettings) {
    this.#settings = settings
  }

  /** Null for a question that wants no data. */
  async planOf(
    question: Question,
    likelyOf: (text: string) => Likelihoods,
  ): Promise<DeskPlan | null> {
    const { names, data, now } = this.#settings
    const plan = deskPlanOf(question, { table: await names(), likelyOf, now: now() })
    // Nobody has asked for the figures that would be missing.
    return plan && isAddition(plan) && !data.market ? null : plan
  }

  async *answer(
    plan: DeskPlan,
    { question, signal, explain, handbookAlone }: Work,
  ): AsyncGenerator<EngineEvent> {
    const { parts } = plan
    const plans = parts.filter((part) => part.kind !== 'explain')
    for (const step of new Set(plans.map((plan) => topicOf(plan).step(plan, question.language))))
      yield { event: 'progress', step }
    const language = answerLanguage(question)
    const readings = plans.map((plan) => this.#read(plan, signal))
    const pending = settledWithin(readings, this.#settings.waitMs ?? WAIT_MS)
    for (let waiting = await pending; waiting.length > 0; waiting = []) {
      const kinds = waiting.map((at) => plans[at]).filter((plan) => plan !== undefined)
      const { say, names } = new Writer(question.language, [])
      const called = kinds.map((plan) => say('answer.kind', { kind: topicOf(plan).port }))
      yield {
        event: 'progress',
        step: say('answer.waiting', { kinds: names([...new Set(called)]) }),
      }
    }
    const read = await Promise.all(readings)
    if (signal.aborted) return
    const wasRead = read.some(({ sources }) => sources.length > 0)
    if (!wasRead && isAddition(plan)) return yield* handbookAlone()
    yield* written(parts, {
      language,
      explain,
      readings: read,
      missed: plans
        .filter((_, at) => read[at]?.sources.length === 0)
        .map((plan) => topicOf(plan).port),
      credits: this.#credits(plans, read),
    })
  }

  async #read(plan: Plan, signal: AbortSignal): Promise<PlanResult> {
    const { data, now, report } = this.#settings
    const { port, read } = topicOf(plan)
    const reportFailure = (error: unknown) => {
      const isExpected = error instanceof DataFailure
      report(isExpected ? 'A search failed' : 'A search is broken', error)
    }
    try {
      const settled = await settledAssets(plan, data.market, signal)
      const reading = settled.plan
        ? await read(settled.plan, { data, now: now(), signal, reportFailure })
        : unknown(() => [])
      return reading
        ? withNotes(reading, settled)
        : unknown(({ say }) => [say('answer.noSource', { kind: port })])
    } catch (error) {
      if (!signal.aborted) reportFailure(error)
      return unknown(({ language, say }) => [
        say('answer.failed', { failure: RESEARCH_MESSAGES[language].failed[port] }),
      ])
    }
  }

  /** The words by which sources want to be named. */
  #credits(plans: readonly Plan[], readings: readonly PlanResult[]): string {
    const titles = readings.flatMap(({ sources }) => sources.map(({ title }) => title))
    const { market, defi, chains, sentiment } = this.#settings.data
    const credit = {
      market: market?.attribution.text,
      defi: defi?.attribution.text,
      chain: chains
        ?.filter(({ name }) => titles.some((title) => title.endsWith(`– ${name}`)))
        .map(({ attribution }) => attribution.text)
        .join('; '),
      sentiment: sentiment?.attribution.text,
      news: undefined,
    }
    const named = plans.flatMap((plan) => credit[topicOf(plan).port]?.split('; ') ?? [])
    return [...new Set(named)].join('; ')
  }
}

/** What was read, and of what else it could have been. */
const withNotes = (reading: PlanResult, { others, questions }: SettledPlan): PlanResult => ({
  ...reading,
  write: (writer) => {
    const notes = reading.sources.length > 0 ? [...others, ...questions] : questions
    return [...reading.write(writer), ...notes.map((note) => note(writer))]
  },
})

interface Writing {
  readonly language: Writer['language']
  readonly explain: Work['explain']
  /** Of the plans, in their order. */
  readonly readings: readonly PlanResult[]
  readonly missed: readonly DataKind[]
  readonly credits: string
}

/** The answer of what was read, in the order of the question. */
function* written(
  parts: readonly Part[],
  { language, explain, readings, missed, credits }: Writing,
): Generator<EngineEvent> {
  const asked = parts.find((part) => part.kind === 'explain')
  const explained = asked ? explain(asked.text) : null
  const list = new SourceList()
  // The handbook's own marks count from 1.
  for (const source of explained?.sources ?? []) list.add(source)
  const left = [...readings]
  const said = parts.flatMap((part) => {
    if (part.kind === 'explain') return part === asked && explained ? [explained.text] : []
    const reading = left.shift()
    const numbers = reading?.sources.map((source) => list.add(source)) ?? []
    return reading?.write(new Writer(language, numbers)).filter(Boolean) ?? []
  })
  const wasRead = readings.some(({ sources }) => sources.length > 0)
  if (wasRead) {
    const figures = readings.flatMap(({ figures }) => figures)
    const sums = readings.flatMap(({ sums = [] }) => sums)
    yield { event: 'found', figures, sums, texts: explained ? [explained.text] : [] }
  }
  if (missed.length > 0) yield { event: 'found', figures: [], missed }
  yield { event: 'relevant', relevant: true }
  if (list.items.length > 0) yield { event: 'sources', items: list.items }
  const footer = sayIn(language)('answer.footer', {
    isExplained: explained !== null && wasRead,
    ...{ hasCredits: wasRead && credits !== '', credits },
  })
  yield { event: 'message', content: [...new Set(said), footer].join('\n\n') }
}
