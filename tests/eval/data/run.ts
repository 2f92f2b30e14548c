import {
  type AnswerEngine,
  createAnswerEngine,
  languageOf,
  readEnv,
} from '@coinquiry/server/testing'
import { startFakeChains } from '../../fakes/fake-chains.ts'
import { startFakeDefi } from '../../fakes/fake-defi.ts'
import { startFakeMarket } from '../../fakes/fake-market.ts'
import { startFakeNews } from '../../fakes/fake-news.ts'
import { startFakeSentiment } from '../../fakes/fake-sentiment.ts'
import { type DataReply, faultsOf } from './judge.ts'
import { type DataQuestion, readDataQuestions } from './questions.ts'

export interface JudgedData {
  readonly question: DataQuestion
  readonly text: string
  readonly faults: readonly string[]
}

/** Kinds that begin with an engine of their own. */
const BUDGETS: readonly DataQuestion['kind'][] = ['ranking', 'defi']

/** Asks all questions of an engine without a model whose sources are the fakes. */
export async function runData(): Promise<JudgedData[]> {
  await using fakes = new AsyncDisposableStack()
  const started = await Promise.all([
    ...[startFakeMarket(), startFakeDefi(), startFakeChains(), startFakeNews()],
    startFakeSentiment(),
  ])
  for (const fake of started) fakes.use(fake)
  const env = Object.assign({}, ...started.map(({ env }) => env))
  const questions = readDataQuestions()
  const judged: JudgedData[] = []
  let engine: AnswerEngine | null = null
  for (const [at, question] of questions.entries()) {
    // No source may be asked more often in a minute than it allows: each engine has a budget.
    const isNew =
      at > 0 && BUDGETS.includes(question.kind) && questions[at - 1]?.kind !== question.kind
    if (!engine || isNew) engine = createAnswerEngine(readEnv(env), () => undefined)
    const reply = await ask(engine, question)
    judged.push({ question, text: reply.text, faults: faultsOf(question, reply) })
  }
  return judged
}

async function ask(engine: AnswerEngine, { ask: text, after }: DataQuestion): Promise<DataReply> {
  const history = after.map((content) => ({ role: 'user' as const, content }))
  const reply = {
    ...{ text: '', question: text, earlier: history },
    ...{ figures: [] as DataReply['figures'][number][], handbook: [] as string[] },
    sources: [] as { title: string; excerpt?: string | undefined }[],
  }
  const question = {
    ...{ text, history, deepThink: false, internetSearch: true, language: languageOf(text) },
  }
  for await (const event of engine.answer(question, new AbortController().signal)) {
    if (event.event === 'message') reply.text += event.content
    if (event.event === 'sources') reply.sources = [...event.items]
    if (event.event !== 'found') continue
    reply.figures.push(...event.figures)
    reply.handbook.push(...(event.texts ?? []))
  }
  return reply
}
