import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '../conformance/report.ts'
import { worldNames } from '../conformance/subject.ts'
import type { HttpMock } from '../mock/http.ts'
import { command } from './command.ts'

/** What a command says and how it ends; one that goes on is ended. */
async function called(args: readonly string[]) {
  const said: string[] = []
  const remarks: string[] = []
  const output = {
    say: (text: string) => said.push(text),
    remark: (text: string) => remarks.push(text),
  }
  const done = await command(args, output)
  return { done, said: said.join('\n'), remarks: remarks.join('\n') }
}

async function startedMock(...args: readonly string[]) {
  const { done, said } = await called(['mock', '--port', '0', ...args])
  return { mock: done as HttpMock, said }
}

let folder: string
let mock: HttpMock
let broken: HttpMock

const subjectText = (fields: string) => `
  export default ({ api, leftOut }) => ({
    ...Object.fromEntries(${JSON.stringify(worldNames)}.map((name) => [name, leftOut('not made')])),
    name: 'it', api, decides: false,
    questions: { quick: '', offTopic: '', failing: {} }, ${fields}
  })`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subjects-'))
  const files = {
    'good.mjs': subjectText(''),
    'lacking.mjs': subjectText('takenDown: undefined'),
    'failing.mjs': 'throw new Error("no database")',
    'nothing.mjs': 'export const subject = {}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  mock = (await startedMock()).mock
  broken = (await startedMock('--fault', 'bad-gateway:fetchLegalPage')).mock
})
afterAll(async () => {
  await mock[Symbol.asyncDispose]()
  await broken[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const conformance = (server: HttpMock, subject: string, ...args: readonly string[]) =>
  called(['conformance', '--api', server.api, '--subject', join(folder, subject), ...args])

describe('mock', () => {
  test('shows the world that is named, with the token of who is signed in', async () => {
    const { mock: pro, said } = await startedMock(
      '--world',
      'pro',
      '--language',
      'zh',
      '--seed',
      'a',
    )
    await using _ = pro
    const [, token] = /^Authorization: Bearer (.+)$/m.exec(said) ?? []
    const headers = { authorization: `Bearer ${token}` }
    const { data } = await (await fetch(`${pro.api}/auth/user`, { headers })).json()
    expect(data.is_membership).toBe(1)
    expect(said).toContain(`The mock is at ${pro.api}, in the world pro.`)
  })

  test('has every fault that is named, each as often as is said', async () => {
    const { mock: faulty } = await startedMock(
      ...['--fault', 'bad-gateway:fetchConfig:1', '--fault', 'too-many-requests:fetchConfig:1'],
    )
    await using _ = faulty
    const statuses: number[] = []
    for (let sent = 0; sent < 3; sent += 1) {
      statuses.push((await fetch(`${faulty.api}/config`)).status)
    }
    expect(statuses).toEqual([502, 429, 200])
  })

  test('says that a port is taken', async () => {
    const { port } = new URL(mock.api)
    const { done, remarks } = await called(['mock', '--port', port])
    expect([done, remarks]).toEqual([2, `Port ${port} is taken: name another by --port`])
  })
})

describe('conformance', () => {
  test('ends with 0 where nothing failed, and tells what was left out', async () => {
    const { done, said } = await conformance(mock, 'good.mjs', '--only', 'fetchLegalPage')
    expect(said).toMatch(/^– revokedToken: not made \(one case\)$/m)
    expect(said).toMatch(/only fetchLegalPage: of 4 cases 3 passed, 0 failed, 1 left out\.$/)
    expect(done).toBe(0)
  })

  test('ends with 1 where a case failed, and shows what was sent and answered', async () => {
    const { done, said } = await conformance(broken, 'good.mjs', '--only', 'fetchLegalPage')
    expect(said).toContain('✗ fetchLegalPage, success: gives each text')
    expect(said).toContain('fetchLegalPage: the reply 502 is not declared')
    expect(said).toMatch(/request\n {4}GET http:.*\/legal\/terms\n {4}accept-language: zh\n/)
    expect(said).toMatch(/reply\n {4}502\n/)
    expect(done).toBe(1)
  })

  test('leaves out a way to providers of which /config says that there are none', async () => {
    const { mock: without } = await startedMock('--world', 'without-providers')
    await using _ = without
    const { done, said } = await conformance(without, 'good.mjs', '--only', 'beginGoogleLogin')
    expect(said).toMatch(/^– \/config does not name google in social_providers \(one case\)$/m)
    expect(done).toBe(0)
  })

  test('gives the same as JSON', async () => {
    const { said } = await conformance(broken, 'good.mjs', '--only', 'fetchLegalPage', '--json')
    const report: Report = JSON.parse(said)
    expect(report).toMatchObject({ ok: false, subject: 'it', passed: 0, only: ['fetchLegalPage'] })
    expect(report.failed).toHaveLength(3)
    expect(report.failed[0]?.exchange?.reply?.line).toBe('502')
    expect(report.leftOut).toMatchObject([{ name: 'takes a dead token for none' }])
  })

  test.each([
    ['lacking.mjs', /the subject lacks takenDown\. A world .* leftOut\('why'\)/],
    ['failing.mjs', /could not be used:\nError: no database\n.*failing\.mjs/],
    ['nothing.mjs', /must export a function by default/],
    ['absent.mjs', /--subject: there is no file .*absent\.mjs/],
  ])('tests nothing by the subject file %s, and says why', async (file, why) => {
    const { done, remarks } = await conformance(mock, file)
    expect(remarks).toMatch(why)
    expect(done).toBe(2)
  })

  test.each([
    ['http://127.0.0.1:9/api/v1', /^Nothing answers at http:\/\/127\.0\.0\.1:9\/api\/v1\/config$/],
    ['the mock without its path', /answers with 404\. --api is where the contract's paths begin/],
  ])('tests nothing at %s', async (where, why) => {
    const api = where.startsWith('http') ? where : new URL(mock.api).origin
    const { done, remarks } = await conformance({ ...mock, api }, 'good.mjs')
    expect(remarks).toMatch(why)
    expect(done).toBe(2)
  })
})

test.each([
  ['', /^Usage: npx @coinquiry\/api-client mock/],
  ['mok', /^There is no command "mok"\.\nUsage: /],
  ['toString', /^There is no command "toString"/],
  ['mock --world prO', /^There is no world "prO", but: .*pro/],
  ['mock --fault late', /^There is no fault "late", but: .*late-close/],
  ['mock --fault late-close:aks', /^There is no operation "aks", but: .*ask/],
  ['mock --fault late-close:ask:0', /^--fault is "0", but must be a whole number of at least 1$/],
  ['mock --fault late-close:ask:1:2', /^--fault is "late-close:ask:1:2", not FAULT/],
  ['mock --clock slow', /^There is no clock "slow", but: system, ticking$/],
  ['mock --language fr', /^There is no language "fr", but: zh, en$/],
  ['mock --port 65536', /^--port is "65536", but must be a whole number from 0 to 65535$/],
  ['mock --port=-1', /^--port is "-1"/],
  ['mock --speed 0', /^--speed is "0", but must be a number of at least 0\.001$/],
  ['mock --latency 1.5', /^--latency is "1\.5", but must be a whole number of at least 0$/],
  ['mock --wrold pro', /^Unknown option '--wrold'\. The options are: --world, --port/],
  ['mock pro', /^Unexpected argument 'pro'\..*The options are: --world/],
  ['conformance', /^--api is missing/],
  ['conformance --api somewhere', /^--api is "somewhere", not an address/],
  ['conformance --api http://127.0.0.1', /^--subject is missing/],
  ['conformance --only aks', /^--only: there is no tag or operation "aks".*auth, users/],
  ['conformance --parallel 0', /^--parallel is "0", but must be a whole number from 1 to 100$/],
  ['conformance --parallel 101', /^--parallel is "101"/],
  ['conformance --timeout x', /^--timeout is "x"/],
])('%s is refused with what to do', async (line, why) => {
  const { done, remarks, said } = await called(line.split(' ').filter((word) => word !== ''))
  expect(remarks).toMatch(why)
  expect([done, said]).toEqual([2, ''])
})

test.each([
  ['--help', /conformance \[options\]/],
  ['mock --help', /Worlds: .*free-user.*\nFaults: .*late-close/],
  ['conformance -h', /Tags: auth, users/],
])('%s tells how it is used', async (line, usage) => {
  const { done, said } = await called(line.split(' '))
  expect(said).toMatch(usage)
  expect(done).toBe(0)
})
