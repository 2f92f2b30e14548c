import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask, newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { type FakeToolServer, startToolServer } from '../fakes/fake-tool-server.ts'
import { calling, instantly } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { saying } from '../fakes/tool-server.ts'
import { newUser } from '../fixtures/users.ts'
import { recordAnswer } from './recorded-answer.ts'
import { newStore } from './store.ts'

const PAGE = 'https://studies.example.org/'

const shared = new AsyncDisposableStack()
let model: FakeModel
let studies: FakeToolServer
let server: ServerProcess

beforeAll(async () => {
  model = shared.use(await startFakeModel())
  studies = shared.use(
    await startToolServer({ find: { run: () => saying('There are 4,217 studies of it.') } }),
  )
  const store = shared.use(await newStore('postgresql'))
  const MCP_SERVERS = join(store.dataDir, 'servers.json')
  const script = fileURLToPath(new URL('../fakes/tool-server-process.ts', import.meta.url))
  const tools = { pid: null, echo: null }
  const declared = {
    studies: { url: studies.url, page: PAGE, tools: { find: null, absent: null } },
    // So that it starts sooner, it shares what servers have compiled.
    desk: { command: process.execPath, args: [script], env: ['NODE_COMPILE_CACHE'], tools },
  }
  await writeFile(MCP_SERVERS, JSON.stringify(declared))
  const env = { ...store.env, ...model.env, MCP_SERVERS }
  server = shared.use(await startServer({ ...store, env }))
})
afterAll(() => shared.disposeAsync())

async function asked(question: string) {
  const client = (await newUser(server)).at(server)
  const topics_id = newId()
  const request = { question, topics_id, deepthink: false, internet_search: true }
  const recorded = recordAnswer(ask(request, { client }), topics_id)
  await recorded.ended
  expect(recorded.failure).toBeNull()
  return recorded.state
}

/** On a busy machine a server may take longer to be reached than an answer waits for it. */
const STARTS_MS = 120_000

async function isThere(tool: string) {
  const question = `Is ${tool} there?`
  const offered = async () => {
    await asked(question)
    return model.requestsFor(question).at(-1)?.offered
  }
  await expect.poll(offered, { timeout: STARTS_MS, interval: 500 }).toContain(tool)
}

test(
  'a number of a tool with a page is found there',
  async () => {
    await isThere('studies__find')
    const call = { name: 'studies__find', arguments: {} }
    const answer = 'There are 4,217 studies of it [1].'
    model.answer('How many studies?', calling([call], instantly(answer)))
    expect(await asked('How many studies?')).toMatchObject({
      ...{ status: 'done', text: expect.stringContaining(answer) },
      sources: [
        { index: 1, title: 'studies', url: PAGE, excerpt: 'There are 4,217 studies of it.' },
      ],
      figures: { check: { basis: 'lookups', checked: 1, found: 1 } },
    })
  },
  STARTS_MS,
)

test(
  'a number of a tool without a page is not found in the sources',
  async () => {
    await isThere('desk__pid')
    const call = { name: 'desk__echo', arguments: { text: '8,431 studies' } }
    model.answer('And at the desk?', calling([call], instantly('There are 8,431 studies.')))
    const { figures, sources } = await asked('And at the desk?')
    expect(figures).toMatchObject({ check: { basis: 'lookups', checked: 1, found: 0 } })
    expect(sources ?? []).toEqual([])
  },
  STARTS_MS,
)

test(
  'a tool that its server lacks, and a server that fails, cost an answer a sentence',
  async () => {
    await isThere('studies__find')
    await isThere('desk__pid')
    model.answer('What is lacking?', instantly('Nothing of use.'))
    expect((await asked('What is lacking?')).text).toBe(
      'Nothing of use.\n\n*Of the tools of studies these could not be used: `absent`.*',
    )
    studies.replace((_, response) => Boolean(response.writeHead(500).end('a private reason')))
    const question = 'How many studies now?'
    const call = { name: 'studies__find', arguments: {} }
    model.answer(question, calling([call], instantly('I could not count them.')))
    const { status, text, sources } = await asked(question)
    expect([status, text]).toEqual([
      'done',
      'I could not count them.\n\n*The tools of studies could not be used.*',
    ])
    expect(sources ?? []).toEqual([])
    const result = model.requestsFor(question).at(-1)?.messages.at(-1)?.content
    expect(result).toContain('failed just now')
    expect(result).not.toContain('private')
  },
  STARTS_MS,
)

test(
  'the process of a tool ends with the server',
  async () => {
    await isThere('desk__pid')
    let pid = 0
    model.answer(
      'Which process?',
      calling([{ name: 'desk__pid', arguments: {} }], ({ results, ...reply }) => {
        pid = Number(JSON.parse(results[0] ?? '{}').result)
        reply.say('That one.')
        reply.end()
      }),
    )
    await asked('Which process?')
    expect(() => process.kill(pid, 0)).not.toThrow()
    const { code, stderr } = await server.stop()
    expect([code, stderr]).toEqual([0, ''])
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  },
  STARTS_MS,
)
