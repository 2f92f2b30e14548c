import type { AnswerEngine, EngineEvent, Language, Opening, Question } from '../../../ports.ts'
import { languageOf } from '../language.ts'
import { analysisOf } from './analysis.ts'
import { compose, composeEntry } from './compose.ts'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'
import { PHRASES } from './phrases.ts'
import type { Plan } from './plan.ts'
import { relatedTo } from './related.ts'

/** Answers come from the bundled handbook, searched on this machine; it is opened at the first question. */
export function handbookEngine(open = openHandbook): AnswerEngine {
  return {
    kind: 'handbook',
    model: null,
    searches: false,
    readsLiveData: false,
    async *answer(question, signal) {
      // Steps that no entry explains are the whole answer.
      if (question.opening?.entry === null) return
      const { progress } = PHRASES[question.language]
      yield { event: 'progress', step: progress.searching }
      const opened = await open()
      if (signal.aborted) return
      yield* writeFrom(opened, question)
    },
    // A question is the best title of its topic where no model words it shorter.
    title: async () => null,
  }
}

/** What the handbook has to say, once it is open. */
export function writeFrom(opened: OpenHandbook, question: Question): Generator<EngineEvent> {
  return question.opening ? explain(opened, question, question.opening) : write(opened, question)
}

function* write({ handbook, planner }: OpenHandbook, question: Question): Generator<EngineEvent> {
  const titlesIn = (language: Language) => (slugs: readonly string[]) =>
    slugs.flatMap((slug) => handbook.get(slug)?.[language].title ?? [])
  const { progress } = PHRASES[question.language]
  const plan = planner.plan(question)
  const slugs = entriesOf(plan)
  const isAside = plan.kind === 'offTopic' || plan.kind === 'smallTalk'
  if (!isAside) {
    const titles = titlesIn(question.language)(slugs)
    yield { event: 'progress', step: titles.length ? progress.reading(titles) : progress.nothing }
  }
  if (question.deepThink) {
    yield { event: 'think', content: analysisOf(plan, titlesIn(plan.reading.language)) }
    yield { event: 'thinkEnd' }
  }
  yield isAside
    ? // The handbook may be wrong about that, so nobody pays for it.
      { event: 'relevant', relevant: false, refunded: true }
    : { event: 'relevant', relevant: true }
  const { text, sources } = compose(plan)
  if (sources.length > 0) yield { event: 'sources', items: [...sources] }
  if (plan.kind === 'sum' && plan.sum.form) {
    yield { event: 'found', figures: [], sums: [plan.sum.form] }
  }
  yield { event: 'message', content: text }
}

/** The entries that the answer is taken from. */
function entriesOf(plan: Plan): string[] {
  if (plan.kind === 'term' || plan.kind === 'sum') return plan.entry ? [plan.entry.slug] : []
  return plan.kind === 'answer' ? plan.parts.map(({ entry }) => entry.slug) : []
}

/** What follows the steps for a person in trouble: the entry that explains them, if there is one. */
function* explain(
  { handbook }: OpenHandbook,
  question: Question,
  { entry: slug }: Opening,
): Generator<EngineEvent> {
  const entry = handbook.get(slug ?? '')
  if (!entry) return
  const { progress } = PHRASES[question.language]
  yield { event: 'progress', step: progress.reading([entry[question.language].title]) }
  const language = languageOf(question.text)
  const entryOf = (slug: string) => handbook.get(slug)?.[language] ?? null
  const related = relatedTo([entry[language]], question.history, entryOf)
  const { text, sources } = composeEntry(entry[language], related)
  yield { event: 'sources', items: [...sources] }
  yield { event: 'message', content: text }
}
