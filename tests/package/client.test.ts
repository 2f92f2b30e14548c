import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
let alone: string
let complete: string

/** Two empty projects with the packed client: alone, and with what its mock needs. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  const unpacked = async (name: string) => {
    const path = join(folder, name)
    const to = join(path, 'node_modules/@coinquiry/api-client')
    await mkdir(to, { recursive: true })
    await run('tar', ['-xzf', inject('packed')['api-client'], '-C', to, '--strip-components=1'])
    return path
  }
  alone = await unpacked('alone')
  complete = await unpacked('complete')
  for (const needed of ['@mswjs/http-middleware', 'ajv', 'ajv-formats', 'express', 'msw']) {
    const link = join(complete, 'node_modules', needed)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(root, 'node_modules', needed), link, 'junction')
  }
})
afterAll(() => rm(folder, { recursive: true }))

async function said(cwd: string, script: string): Promise<string> {
  const { stdout } = await run('node', ['--input-type=module', '--eval', script], { cwd })
  return stdout.trim()
}

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

test('a client asks the mock of the same package', async () => {
  const script = `
    import { ask, newId } from '@coinquiry/api-client'
    import { describeConformance } from '@coinquiry/api-client/conformance'
    import { instantly, startHttpMock } from '@coinquiry/api-client/mock/http'
    const mock = await startHttpMock({ wait: instantly })
    const client = { baseUrl: mock.api, token: () => mock.resident.token }
    let last
    for await (last of ask({ question: 'Why?', topics_id: newId() }, { client }));
    await mock[Symbol.asyncDispose]()
    console.log(typeof describeConformance, last.event)`
  expect(await said(complete, script)).toBe('function close')
})
