import { fileURLToPath } from 'node:url'
import { type AnswerEngine, createAnswerEngine, readEnv } from '@coinquiry/server/testing'
import { startFakeModel } from '../../fakes/fake-model.ts'
import { type FakeSearch, startFakeSearch } from '../../fakes/fake-search.ts'
import { askResearch, script } from './ask.ts'
import type { Fault, JudgeName } from './judges/fault.ts'
import { type ResearchReply, researchFaults } from './judges/judge.ts'
import { type ResearchQuestion, readResearchQuestions } from './questions.ts'
import { type RecordedWeb, startRecordedWeb, THIS_MACHINE } from './web.ts'

/** The day on which the pages were recorded, and which engines are told. */
const TODAY = new Date('2026-11-26T09:00:00Z')
/** More at once only wait for each other. */
const AT_ONCE = 6
const SOURCE_CLASSES_FILE = fileURLToPath(new URL('web/classes.yaml', import.meta.url))

export interface JudgedResearch {
  readonly question: ResearchQuestion
  readonly reply: ResearchReply
  readonly faults: readonly Fault[]
  /** Who has to notice something, where the scripted answer is a bad one; null for a good one. */
  readonly planted: readonly JudgeName[] | null
}

export interface ScriptedRun {
  readonly judged: readonly JudgedResearch[]
  /** Pages that were asked for though no search had found them. */
  readonly strangers: readonly string[]
}

/** Asks the real engine all questions, over a model that writes what each question says. */
export async function runScripted(): Promise<ScriptedRun> {
  await using web = await startRecordedWeb()
  await using search = await startFakeSearch()
  await using model = await startFakeModel()
  const questions = readResearchQuestions()
  const byText = new Map(questions.map((question) => [question.ask, question]))
  search.pages = (query) => byText.get(query)?.finds.map(web.found) ?? []
  const engine = await engineOver(search, model.env)
  const judged: JudgedResearch[] = []
  const most = Math.max(...questions.map(({ bad }) => bad.length))
  for (let at = -1; at < most; at += 1) {
    const asked = questions.filter(({ bad }) => at < bad.length)
    await together(asked, async (question) => {
      const bad = question.bad[at]
      script(model, web, question, bad ?? { text: question.good })
      const reply = await askResearch(engine, web, question)
      const faults = researchFaults(question, reply)
      judged.push({ question, reply, faults, planted: bad?.noticed ?? null })
    })
  }
  const findable = new Set(questions.flatMap(({ finds }) => finds))
  return { judged, strangers: [...web.asked].filter((name) => !findable.has(name)) }
}

type ModelSettings = Readonly<Record<string, string | undefined>>

/** Asks the model of the settings over the same pages; an answer that fails is a fault. */
export async function runModel(
  { AI_BASE_URL, AI_API_KEY, AI_MODEL }: ModelSettings,
  report: (judged: JudgedResearch) => void | Promise<void>,
  questions = readResearchQuestions(),
): Promise<JudgedResearch[]> {
  await using web = await startRecordedWeb()
  const judged: JudgedResearch[] = []
  await together(questions, async (question) => {
    // A search of its own: whatever the model searches for, it finds the pages of its question.
    await using search = await startFakeSearch()
    search.pages = question.finds.map(web.found)
    const engine = await engineOver(search, { AI_BASE_URL, AI_API_KEY, AI_MODEL })
    const one = await judgedReply(engine, web, question)
    judged.push(one)
    await report(one)
  })
  return judged
}

async function judgedReply(
  engine: AnswerEngine,
  web: RecordedWeb,
  question: ResearchQuestion,
): Promise<JudgedResearch> {
  try {
    const reply = await askResearch(engine, web, question)
    return { question, reply, faults: researchFaults(question, reply), planted: null }
  } catch (error) {
    const faults = [{ judge: 'content', what: String(error), isMarked: false } as const]
    return { question, reply: NO_REPLY, faults, planted: null }
  }
}

const NO_REPLY: ResearchReply = {
  ...{ text: '', relevant: true, sources: [], figures: null, read: [], numbers: [] },
  opened: new Map(),
}

function engineOver(search: FakeSearch, model: ModelSettings): Promise<AnswerEngine> {
  const env = readEnv({ ...model, ...search.env.searxng, SOURCE_CLASSES_FILE })
  return createAnswerEngine(env, () => undefined, {
    pages: { addresses: THIS_MACHINE },
    now: () => TODAY,
  })
}

/** Some at a time, in whichever order they end. */
async function together<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
