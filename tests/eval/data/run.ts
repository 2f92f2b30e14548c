import {
  type AnswerEngine,
  createAnswerEngine,
  DataFailure,
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

/** How often a question is asked anew whose source failed. */
const MOST_AGAIN = 3

export interface JudgedData {
  readonly question: DataQuestion
  readonly text: string
  readonly faults: readonly string[]
}

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
  let current = await startEngine(env)
  for (const question of questions) {
    let reply = await ask(current.engine, question)
    for (let again = 0; current.hasFailed() && again < MOST_AGAIN; again += 1) {
      current = await startEngine(env)
      reply = await ask(current.engine, question)
    }
    judged.push({ question, text: reply.text, faults: faultsOf(question, reply) })
  }
  return judged
}

/**
 * An engine, and whether a source has failed it: it may be asked only so often in a minute, and a
 * busy machine may keep it waiting. Another engine begins anew.
 */
async function startEngine(env: Readonly<Record<string, string>>) {
  let failed = false
  const engine = await createAnswerEngine(readEnv(env), (_what, error) => {
    if (error instanceof DataFailure) failed = true
  })
  return { engine, hasFailed: () => failed }
}

async function ask(engine: AnswerEngine, { ask: text, after }: DataQuestion): Promise<DataReply> {
  const history = after.map((content) => ({ role: 'user' as const, content }))
  const reply = {
    ...{ text: '', question: text, earlier: history },
    ...{ figures: [] as DataReply['figures'][number][], handbook: [] as string[] },
    sources: [] as DataReply['sources'][number][],
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
