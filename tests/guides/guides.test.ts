import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { grayPng } from '../../packages/api-client/conformance/png.ts'
import { startFakeStripe } from '../fakes/fake-stripe.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newestCode } from '../fakes/sign-in.ts'
import { newStore } from '../faults/store.ts'
import type { Store } from '../fixtures/store.ts'
import { addUser } from '../fixtures/stored.ts'
import { newUser } from '../fixtures/users.ts'
import { codeBlocks, type Sample, samplesOf } from './code-blocks.ts'
import { curlExamples, TOKEN } from './reference-curl.ts'
import { runSamples } from './run-samples.ts'
import { shapes } from './shape.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const GUIDES = join(ROOT, 'docs/guides')
/** Where a guide's server listens, and who signs in there. */
const SHOWN = { address: 'http://localhost:3000', email: 'ada@example.org' }
const guides = (await readdir(GUIDES)).filter((name) => name.endsWith('.md'))
const blocksOf = async (path: string) => codeBlocks(await readFile(join(GUIDES, path), 'utf8'))
/** What the quick start has its readers type where the machine has no such program. */
const uuidgen =
  samplesOf(await blocksOf('quick-start.md')).find(({ command }) => command.includes('uuidgen()'))
    ?.command ?? ''

const shared = new AsyncDisposableStack()
let store: Store
let server: ServerProcess
let stripe: Readonly<Record<string, string>>

beforeAll(async () => {
  stripe = shared.use(await startFakeStripe()).env
  store = shared.use(await newStore('postgresql'))
  // With the limits that a server has by default, for a guide tells of them.
  const env = { RATE_LIMITS: '', CORS_ORIGINS: 'https://app.example.org' }
  server = shared.use(await startServer({ ...store, env: { ...store.env, ...stripe, ...env } }))
})
afterAll(() => shared.disposeAsync())

async function typeCode(): Promise<string> {
  const code = () => newestCode(server.dataDir, SHOWN.email)
  return `${await vi.waitFor(code, { timeout: 60_000, interval: 100 })}\n`
}

/** Runs them in an empty folder, with `avatar.png` if given, as `token`. */
async function run(samples: readonly Sample[], token: string, picture?: Blob) {
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-guide-'))
  const variables = { ...stripe, API: server.api, TOKEN: token }
  try {
    if (picture) await writeFile(join(folder, 'avatar.png'), await picture.bytes())
    return await runSamples(samples, folder, variables, { begun: uuidgen, answer: typeCode })
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe.each(guides)('%s', (guide) => {
  test('shows what its commands do', async () => {
    const samples = samplesOf(await blocksOf(guide)).map((sample) => ({
      ...sample,
      command: sample.command.replaceAll(SHOWN.address, server.address),
    }))
    const { token } = await newUser(server)
    const ended = await run(samples, token)
    for (const [at, { command, shown }] of samples.entries()) {
      const { status, output = '' } = ended[at] ?? {}
      expect(status, `${command}\n${output}`).toBe(0)
      if (!shown) continue
      const [expected, came] = shapes(shown, output)
      expect(came, `${command}\n${output}`).toEqual(expected)
    }
  })

  test('has the same commands in Chinese', async () => {
    expect(await blocksOf(`zh/${guide}`)).toEqual(await blocksOf(guide))
  })
})

test('each curl example of the API reference is a request that is understood', async () => {
  const contract = await readFile(join(ROOT, 'openapi.yaml'), 'utf8')
  // From the end, so that downloads find nothing yet, which would take long to write.
  const examples = [...curlExamples(contract, server.api)].reverse()
  const { db, close } = await store.open()
  const member = async () => (await addUser(db, { member: true })).token
  // These two end what the others use.
  const tokens = { logout: await member(), deleteUser: await member(), others: await member() }
  await close()
  const samples = examples.map(([id, example]) => {
    const token = tokens[id === 'logout' || id === 'deleteUser' ? id : 'others']
    const quiet = `-s -o reply.txt -w '%{http_code}\\n'`
    const command = `${example.replace(TOKEN, token)} ${quiet}\nhead -c 500 reply.txt | tr -cd '[:print:]'\n`
    return { command, files: [], shown: null }
  })
  expect(samples).toHaveLength(48)
  const ended = await run(samples, tokens.others, grayPng(8, 8))
  const misunderstood = ended.flatMap(({ output }, at) => {
    const isRight =
      /^(?:200|303)\n(?!.*error\.)|error\.(?!badRequest|internal|notBuilt|payload|unsup)/s
    return isRight.test(output) ? [] : [`${examples[at]?.join('\n')}\n${output}`]
  })
  expect(misunderstood).toEqual([])
})
