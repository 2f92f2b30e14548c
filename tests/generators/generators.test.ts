import { readFileSync } from 'node:fs'
import { errors } from '@coinquiry/api-client/contract'
import { createCompiler } from '@coinquiry/api-client/contract/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeModel, startFakeModel } from '../fakes/fake-model.ts'
import { held } from '../fakes/model-scripts.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newStore } from '../faults/store.ts'
import { newProject, type Project } from './project.ts'
import { asYesterday, type Contract, repliesOf } from './yesterday.ts'

const guide = readFileSync(new URL('../../docs/generators.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/^npx (.+)$/gm)].map(([, command = '']) => command)
/** What the programs ask. */
const QUESTION = 'Is the Bitcoin supply really fixed?'

const shared = new AsyncDisposableStack()
let model: FakeModel
let server: ServerProcess
let project: Project
/** Yesterday's, as served for clients that check what they decode, and as written. */
let openEnded: Contract
let written: Contract

beforeAll(async () => {
  model = shared.use(await startFakeModel())
  const store = shared.use(await newStore('postgresql'))
  server = shared.use(await startServer({ ...store, env: { ...store.env, ...model.env } }))
  project = shared.use(await newProject(server))
  for (const command of commands) {
    const [program = '', ...args] = command
      .replace('http://localhost:3000', server.address)
      .split(' ')
    await project.run(program, ...args)
  }
  const served = async (name: string) =>
    asYesterday((await (await fetch(`${server.address}/api/docs/${name}`)).json()) as Contract)
  openEnded = await served('openapi.open-ended.json')
  written = await served('openapi.json')
  await project.addChecking('yesterday', openEnded)
})
afterAll(() => shared.disposeAsync())

/** Runs a program; the model says the rest only when the program has written the beginning. */
async function answered(program: string): Promise<string> {
  const email = `${program.replace('/', '-')}@example.com`
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  model.answer(QUESTION, held('Yes: the rules', released, ' of the network fix it.'))
  const onText = (text: string) => {
    if (text.endsWith('Yes: the rules')) release()
  }
  return project.program(program, email, { onText })
}

describe('clients made by the commands of docs/generators.md', () => {
  test('compile strictly, with the programs that use them', async () => {
    await project.compile()
  })

  test.each(['openapi-fetch', 'hey-api', 'swagger-typescript-api'])(
    'of %s sign in, read an answer while it is written, and list topics',
    async (program) => {
      const text = await answered(program)
      expect(text).toContain('Yes: the rules of the network fix it.\n3 more questions today\n')
      expect(text).toMatch(/^Topic: \S.+$/m)
      expect(text).not.toContain('undefined')
    },
  )
})

describe('a client of yesterday that checks what it decodes', () => {
  test('signs in, reads an answer and lists topics, whatever was added to them', async () => {
    const text = await answered('yesterday/hey-api')
    expect(text).toContain('Yes: the rules of the network fix it.\n3 more questions today\n')
    expect(text).toMatch(/^Topic: \S.+$/m)
  })

  test('is told why it is refused, by a key that it does not know', async () => {
    const wrong = project.program('yesterday/hey-api', 'wrong@example.com', { code: 'AAAAAA' })
    await expect(wrong).rejects.toThrow(`Error: ${errors['error.wrongCode'].zh}`)
  })

  test('takes every reply of today, some of which the contract as written refuses', () => {
    expect(refusedBy(openEnded)).toEqual([])
    expect(refusedBy(written)).toContain('ask 200 text/event-stream')
  })
})

/** The replies of which a contract refuses an example. */
function refusedBy(contract: Contract): readonly string[] {
  const compile = createCompiler(contract.components.schemas)
  return repliesOf(contract)
    .filter(({ schema, examples }) => !examples.every((example) => compile(schema)(example)))
    .map(({ name }) => name)
}
