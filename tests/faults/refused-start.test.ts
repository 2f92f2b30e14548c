import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedStart, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { call } from './call.ts'
import { newStore, type Store } from './store.ts'

const shared = new AsyncDisposableStack()
let store: Store

beforeAll(async () => {
  store = shared.use(await newStore('embedded'))
})
afterAll(() => shared.disposeAsync())

/** The single line that it prints. */
async function reasonFor(env: Record<string, string>, dataDir = store.dataDir): Promise<string> {
  const { code, stdout, stderr } = await refusedStart({ dataDir, env })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  const [line = '', ...rest] = stderr.split('\n')
  expect(rest).toEqual([''])
  return line
}

test('a setting that cannot be used is named', async () => {
  expect(await reasonFor({ RATE_LIMITS: 'ask=20' })).toMatch(/\bRATE_LIMITS\b/)
})

test('a port in use is named', async () => {
  await using database = await newStore('postgresql')
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const line = await reasonFor({ ...database.env, PORT: String(port) })
  expect(line).toContain(`PORT ${port} is in use`)
  holder.close()
})

test('a data directory that cannot be written is named', async () => {
  const file = join(store.dataDir, 'a-file')
  await writeFile(file, '')
  const dataDir = join(file, 'data')
  expect(await reasonFor({}, dataDir)).toContain(`DATA_DIR ${dataDir} cannot be written`)
})

test('a database that cannot be reached is named without its password', async () => {
  const line = await reasonFor({ DATABASE_URL: 'postgresql://ada:secret@127.0.0.1:1/coinquiry' })
  expect(line).toContain('DATABASE_URL')
  expect(line).not.toContain('secret')
})

test('a second process on one data directory is refused and does the first no harm', async () => {
  await using first = await startServer(store)
  const { token, email } = await newUser(first)
  expect(await reasonFor({})).toContain(store.dataDir)
  expect((await call(first, '/auth/user', { method: 'GET', token })).status).toBe(200)

  await first.kill()
  await using second = await startServer(store)
  const { body } = await call(second, '/auth/user', { method: 'GET', token })
  expect(body).toMatchObject({ code: 0, data: { email } })
})
