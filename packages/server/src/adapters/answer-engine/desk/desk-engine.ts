import type { AnswerEngine, EngineEvent, Question } from '../../../ports.ts'
import { composePart } from '../handbook/compose.ts'
import { handbookEngine, writeFrom } from '../handbook/handbook-engine.ts'
import { type OpenHandbook, openHandbook } from '../handbook/open-handbook.ts'
import { PHRASES } from '../handbook/phrases.ts'
import { sumOf } from '../handbook/sums/continued-sum.ts'
import { sumIn } from '../handbook/sums/sums.ts'
import { answerLanguage, languageOf } from '../language.ts'
import { deskAnalysis } from './analysis.ts'
import type { Desk } from './desk.ts'
import { sayIn } from './messages/messages.ts'
import { type DeskPlan, isAddition } from './plan.ts'

/** The handbook, with a desk before it: questions about data are answered from what is read. */
export function deskEngine(
  desk: Desk,
  open: () => Promise<OpenHandbook> = openHandbook,
): AnswerEngine {
  const handbook = handbookEngine(open)
  return {
    ...handbook,
    readsLiveData: true,
    async *answer(question, signal) {
      if (question.opening) return yield* handbook.answer(question, signal)
      yield { event: 'progress', step: sayIn(question.language)('answer.reading') }
      const opened = await open()
      const plan = await planOf(desk, opened, question)
      if (signal.aborted) return
      if (!plan || (isAddition(plan) && !question.internetSearch))
        yield* fromHandbook(opened, question)
      else if (!question.internetSearch) yield* withoutData(opened, question)
      else yield* atDesk({ desk, plan, opened, question, signal })
    },
  }
}

/** A sum that has all that it takes needs no data. */
async function planOf(desk: Desk, { planner }: OpenHandbook, question: Question) {
  const plan = await desk.planOf(question, (text) => planner.likelyOf(text))
  const [first] = plan?.parts ?? []
  const sum = first?.kind === 'regular' ? atGivenRate(question) : sumOf(question)
  const isOwn = first?.kind === 'price' || first?.kind === 'ratio'
  return sum && (sum.missing.length === 0 || !isOwn) ? null : plan
}

/** Regular payments are over past prices, unless the question itself gives a rate at which they grow. */
function atGivenRate({ text }: Question) {
  const sum = sumIn(text)
  return sum?.kind === 'savingsPlan' ? sum : null
}

interface AtDesk {
  readonly desk: Desk
  readonly plan: DeskPlan
  readonly opened: OpenHandbook
  readonly question: Question
  readonly signal: AbortSignal
}

async function* atDesk({
  desk,
  plan,
  opened,
  question,
  signal,
}: AtDesk): AsyncIterable<EngineEvent> {
  if (question.deepThink) {
    yield { event: 'think', content: deskAnalysis(plan, answerLanguage(question)) }
    yield { event: 'thinkEnd' }
  }
  const explain = (text: string) => explained(opened, text, question)
  const handbookAlone = () => fromHandbook(opened, question)
  yield* desk.answer(plan, { question, signal, explain, handbookAlone })
}

/** Where there are live data, what is missing is a source of what was asked. */
function* fromHandbook(opened: OpenHandbook, question: Question): Generator<EngineEvent> {
  const language = answerLanguage(question)
  const { figures } = PHRASES[language].statement
  for (const event of writeFrom(opened, question)) {
    if (event.event !== 'message' || !question.internetSearch) yield event
    else {
      const notCovered = sayIn(language)('answer.notCovered')
      yield { ...event, content: event.content.replace(figures, notCovered) }
    }
  }
}

/** Without DeepSearch nothing is read: it says so, and what the handbook has on it. */
function* withoutData(opened: OpenHandbook, question: Question): Generator<EngineEvent> {
  const off = sayIn(answerLanguage(question))('answer.off')
  const { kind } = opened.planner.plan(question)
  if (kind !== 'answer' && kind !== 'term') {
    yield { event: 'relevant', relevant: true }
    yield { event: 'message', content: off }
    return
  }
  for (const event of writeFrom(opened, question)) {
    yield event.event === 'message' ? { ...event, content: `${off}\n\n${event.content}` } : event
  }
}

/** What the handbook has on a part of a question, if that is an entry or a term. */
function explained({ planner }: OpenHandbook, text: string, question: Question) {
  const language = answerLanguage(question)
  // A name alone, such as Solana, does not show the language that it is asked about in.
  const asked = languageOf(text) === language ? text : `什么是 ${text}？`
  const plan = planner.plan({ ...question, text: asked, history: [], language })
  if (plan.kind === 'term') return composePart(plan)
  return plan.kind === 'answer' ? composePart({ ...plan, focus: [] }) : null
}
