import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openPostgresql, recordAsk } from '@coinquiry/server/testing'
import { type HeapReport, heapReport, reportingTo } from '../../fakes/heap-report.ts'
import { startServer } from '../../fakes/server-process.ts'
import { addUser } from '../../fixtures/stored.ts'
import { forked } from '../forked.ts'
import type { Question } from './heard-answer.ts'

/** Something that can be asked as many questions at once as there are users. */
export interface Target {
  readonly name: TargetName
  readonly pid: number
  /** The model's words follow the first event. */
  readonly streams: boolean
  question(): Question
}

export type TargetName = 'raw SSE server' | 'bare proxy' | 'bare node http and pg' | 'server'

export interface Targets extends AsyncDisposable {
  readonly all: readonly Target[]
  /** Where the streams that the model holds are let go. */
  readonly model: string
  /** What the server holds, once it has collected its garbage. */
  memory(): Promise<HeapReport>
}

const headers = { 'content-type': 'application/json' }

/** The server on PostgreSQL, and what it is compared with; each answers so many questions. */
export async function startTargets(
  { databaseUrl, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
  questions: number,
): Promise<Targets> {
  const cleanUp = new AsyncDisposableStack()
  try {
    const model = cleanUp.use(await forked(new URL('./model-load.ts', import.meta.url)))
    const completions = `${model.address}/v1/chat/completions`
    const report = join(dataDir, 'heap.json')
    const server = cleanUp.use(
      await startServer({
        dataDir,
        checked: false,
        env: {
          DATABASE_URL: databaseUrl,
          AI_BASE_URL: `${model.address}/v1`,
          AI_MODEL: 'load',
          ...reportingTo(report),
        },
      }),
    )
    const { recorder, tokens } = await addAskers(databaseUrl, questions)
    const recorded = JSON.stringify(await recordAsk(databaseUrl, recorder))
    const proxyScript = new URL('../bare-proxy.ts', import.meta.url)
    const proxy = cleanUp.use(await forked(proxyScript, completions))
    const bareScript = new URL('./bare-ask.ts', import.meta.url)
    const bare = cleanUp.use(await forked(bareScript, databaseUrl, recorded))
    const raw = (url: string) => () => rawQuestion(url)
    return {
      model: model.address,
      memory: () => heapReport(server.pid, report),
      all: [
        { ...model, name: 'raw SSE server', streams: true, question: raw(completions) },
        { ...proxy, name: 'bare proxy', streams: true, question: raw(proxy.address) },
        {
          ...{ ...bare, name: 'bare node http and pg', streams: false },
          question: asked(bare.address, tokens),
        },
        {
          ...{ pid: server.pid, name: 'server', streams: true },
          question: asked(`${server.api}/ask`, tokens),
        },
      ],
      [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
    }
  } catch (error) {
    await cleanUp.disposeAsync()
    throw error
  }
}

/** Each asks once of each target, so that nobody has to pay. */
export async function addAskers(databaseUrl: string, count: number) {
  const database = await openPostgresql(databaseUrl)
  const recorder = await addUser(database.db)
  const adding = Array.from({ length: count }, () => addUser(database.db))
  const tokens = (await Promise.all(adding)).map(({ token }) => token)
  await database.close()
  return { recorder, tokens }
}

function rawQuestion(url: string): Question {
  const messages = [{ role: 'user', content: 'Why?' }]
  return { url, headers, body: JSON.stringify({ stream: true, messages }) }
}

function asked(url: string, tokens: readonly string[]): () => Question {
  let next = 0
  return () => {
    const token = tokens[next]
    next += 1
    return {
      url,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        question: 'Why?',
        topics_id: randomUUID(),
        deepthink: false,
        internet_search: false,
        detached: true,
      }),
    }
  }
}
