import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startServer } from '../fakes/server-process.ts'
import { newStore } from '../faults/store.ts'
import {
  type ClientProject,
  clientProjects,
  type RunningMock,
  startPackedMock,
  writeExamples,
} from './packed-client.ts'

const tsc = fileURLToPath(new URL('../../node_modules/typescript-native/bin/tsc', import.meta.url))
const resources = new AsyncDisposableStack()
let alone: ClientProject
let complete: ClientProject
let inProcess: ClientProject
let mock: RunningMock

/**
 * Empty projects with the packed client: alone, with what its suite and the mock over HTTP need, and
 * with what the mock needs in a process of tests.
 */
beforeAll(async () => {
  const packed = resources.use(await clientProjects(inject('packed')['api-client']))
  alone = await packed.project('alone', '@types/node')
  complete = await packed.project('complete', 'ajv', 'ajv-formats', 'vitest')
  inProcess = await packed.project('in-process', 'ajv', 'ajv-formats', 'msw', 'vitest')
  await writeExamples(complete, 'conformance/README.md')
  await writeExamples(inProcess, 'mock/README.md')
  mock = resources.use(await startPackedMock(complete))
})
afterAll(() => resources.disposeAsync())

const said = async (project: ClientProject, script: string) =>
  (await project.run('node', '--input-type=module', '--eval', script)).stdout.trim()

test.each(['openapi.yaml', 'README.md', 'conformance/README.md', 'mock/README.md'])(
  '%s comes with it',
  async (file) => {
    const read = `
      import { readFileSync } from 'node:fs'
      const url = import.meta.resolve('@coinquiry/api-client/${file}')
      console.log(readFileSync(new URL(url), 'utf8').length)`
    expect(Number(await said(alone, read))).toBeGreaterThan(1000)
  },
)

test('it needs nothing else for calls', async () => {
  const script = `
    import { fetchUser } from '@coinquiry/api-client'
    import { HEARTBEAT_MS } from '@coinquiry/api-client/limits'
    console.log(typeof fetchUser, HEARTBEAT_MS > 0)`
  expect(await said(alone, script)).toBe('function true')
})

test('it says which versions of what its mock needs fit', async () => {
  const path = join(alone.path, 'node_modules/@coinquiry/api-client/package.json')
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(await readFile(path, 'utf8'))
  expect(peerDependencies).toEqual({ ajv: '^8.17.0', 'ajv-formats': '^3.0.1', msw: '^2.10.0' })
  const optional = { optional: true }
  expect(peerDependenciesMeta).toEqual({ ajv: optional, 'ajv-formats': optional, msw: optional })
})

test.each([
  ['mock/node', 'createNodeMock', 'npm install --save-dev msw@2 ajv@8 ajv-formats@3'],
  ['mock/http', 'startHttpMock', 'npm install --save-dev ajv@8 ajv-formats@3'],
  ['conformance', 'describeConformance', 'npm install --save-dev ajv@8 ajv-formats@3'],
])('%s says what to install where that is missing', async (entry, name, install) => {
  const script = `
    try { await (await import('@coinquiry/api-client/${entry}')).${name}() }
    catch (error) { console.log(error.message) }`
  const line = await said(alone, script)
  expect(line).toMatch(new RegExp(`^@coinquiry/api-client/${entry} needs the package \\S+, which`))
  expect(line).toContain(install)
})

test('no type of it needs the library of pages in Node', async () => {
  const entries = ['', '/contract', '/contract/validation', '/limits', '/source-classes']
  const others = ['/figure-ages', '/conformance', '/mock/http', '/mock/node']
  const lines = [...entries, ...others].map(
    (entry, n) => `import * as e${n} from '@coinquiry/api-client${entry}'\nvoid e${n}`,
  )
  await writeFile(join(alone.path, 'entries.mts'), lines.join('\n'))
  const library = ['--lib', 'es2023', '--types', 'node', '--skipLibCheck', 'false', '--strict']
  const modules = ['--module', 'nodenext', '--target', 'es2023', '--noEmit', '--singleThreaded']
  const { stdout: faults } = await alone.run('node', tsc, 'entries.mts', ...library, ...modules)
  // Types of packages beside it are missing here, some of which are written for pages.
  const lacking = /Cannot find module '(?:ajv|msw)\b/
  expect(faults).toMatch(lacking)
  expect(faults.split('\n').filter((line) => line !== '' && !lacking.test(line))).toEqual([])
})

test('a client asks the mock of the same package', async () => {
  const script = `
    import { ask, newId } from '@coinquiry/api-client'
    import { instantly, startHttpMock } from '@coinquiry/api-client/mock/http'
    const mock = await startHttpMock({ wait: instantly })
    const client = { baseUrl: mock.api, token: () => mock.resident.token }
    let last
    for await (last of ask({ question: 'Why?', topics_id: newId() }, { client }));
    await mock[Symbol.asyncDispose]()
    console.log(last.event)`
  expect(await said(complete, script)).toBe('close')
})

/** A few cases with calls and streams: the whole suite runs in tests/conformance. */
const PART = ['--only', 'shareTopic', '--only', 'config', '--parallel', '24']

test('its command holds its mock against the contract, by the subject of the README', async () => {
  const args = ['conformance', '--api', mock.api, '--subject', 'subject.mjs', ...PART]
  const { code, stdout: report } = await complete.run(
    'npx',
    '--no',
    '@coinquiry/api-client',
    ...args,
  )
  expect(report).toMatch(/cases \d{2} passed, 0 failed, \d left out\.$/m)
  expect(report).toMatch(/^– withoutProviders: not made yet \(one case\)$/m)
  expect(code).toBe(0)
})

/** Where the server's mails go while it is tested. */
const OUTBOX_CODES = `
  import { readdir, readFile } from 'node:fs/promises'
  const outbox = process.env.OUTBOX
  export async function codeFor(email) {
    for (const name of (await readdir(outbox)).sort().reverse()) {
      const mail = await readFile(outbox + '/' + name, 'utf8')
      const [, code] = /^Subject: ([A-Z0-9]{6})/m.exec(mail) ?? []
      if (mail.includes(email) && code) return code
    }
  }`

test('its command holds the server against the contract', async () => {
  await using store = await newStore('postgresql')
  await using server = await startServer(store)
  const folder = join(complete.path, 'server')
  await mkdir(folder)
  const example = await readFile(join(complete.path, 'subject.mjs'), 'utf8')
  const subject = example
    .replace('decides: false', 'decides: true')
    .replace("notOffered: ['stripeWebhook'],", '')
  await writeFile(join(folder, 'subject.mjs'), subject)
  await writeFile(join(folder, 'codes.mjs'), OUTBOX_CODES)
  const outbox = `OUTBOX=${join(store.dataDir, 'outbox')}`
  const args = ['--api', server.api, '--subject', 'server/subject.mjs', ...PART, '--json']
  const { stdout } = await complete.run(
    'env',
    outbox,
    'node_modules/.bin/coinquiry-api',
    'conformance',
    ...args,
  )
  const report = JSON.parse(stdout)
  expect(report.failed).toEqual([])
  expect(report.passed).toBeGreaterThan(30)
})

test.each([
  ['node:test', 'node', '--test', '--test-name-pattern=fetchLegalPage', 'conformance.mjs'],
  ['Vitest', 'node_modules/vitest/vitest.mjs', 'run', '-t', 'fetchLegalPage'],
])('the README has what %s needs', async (_, program, ...args) => {
  const { code, stdout: report } = await complete.run('env', `API=${mock.api}`, program, ...args)
  expect(stripVTControlCharacters(report)).toMatch(/\b4 passed|^# pass 4$|^ℹ pass 4$/m)
  expect(code).toBe(0)
})

test('the README of the mock has what a test needs that runs it in its process', async () => {
  const program = 'node_modules/vitest/vitest.mjs'
  const { code, stdout: report } = await inProcess.run('node', program, 'run', 'chat.test.mjs')
  expect(stripVTControlCharacters(report)).toMatch(/Tests +1 passed/)
  expect(code).toBe(0)
})
