import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { call } from './call.ts'
import { dataCommand } from './data-command.ts'
import { askAndRecord, lastTurn } from './recorded-answer.ts'
import { newStore, type Store } from './store.ts'

const shared = new AsyncDisposableStack()
let store: Store
let server: ServerProcess

beforeAll(async () => {
  store = shared.use(await newStore('postgresql'))
  server = shared.use(await startServer(store))
})
afterAll(() => shared.disposeAsync())

test('people, their sessions and their answers move from the embedded database to PostgreSQL', async () => {
  await using embedded = await newStore('embedded')
  await using postgresql = await newStore('new postgresql')
  const file = join(embedded.dataDir, 'moved.gz')
  await using server = await startServer(embedded)
  const user = await newUser(server)
  const recorded = askAndRecord(user.at(server), 'What is gas?')
  await recorded.ended

  const meanwhile = await dataCommand(embedded, 'export', file)
  expect(meanwhile).toMatchObject({ code: 1, stdout: '' })
  expect(meanwhile.stderr).toBe(
    `DATA_DIR ${embedded.dataDir} is in use by process ${server.pid}: stop it, or choose another DATA_DIR\n`,
  )
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })

  expect(await dataCommand(embedded, 'export', file)).toMatchObject({ code: 0, stderr: '' })
  expect(await dataCommand(postgresql, 'import', file)).toMatchObject({ code: 0, stderr: '' })
  await using moved = await startServer(postgresql)
  const { answer } = await lastTurn(user.at(moved), recorded.topicId)
  expect(answer).toMatchObject({ status: 'done', content: recorded.state.text })

  const twice = await dataCommand(postgresql, 'import', file)
  expect(twice).toMatchObject({ code: 1, stdout: '' })
  expect(twice.stderr).toMatch(/^The database is not empty \(\w+\): [^\n]*\n$/)
})

test('an operator takes a topic down and blocks its owner while the server runs', async () => {
  const user = await newUser(server)
  const topics_id = await user.ask('What is gas?')
  const { share_token } = await user.post<{ share_token: string }>('/topics/share_topic', {
    topics_id,
  })
  const link = `${server.address}/share/${share_token}`
  const read = async () =>
    JSON.stringify(
      (await call(server, `/topics/share/${share_token}`, { method: 'GET' })).body,
    ).includes('What is gas?')
  const act = (...args: string[]) => dataCommand(store, ...args, '--why', 'A fraud', '--by', 'ops')

  expect(await act('reports', 'take-down', link)).toMatchObject({ code: 0, stderr: '' })
  expect(await read()).toBe(false)
  expect(await act('reports', 'restore', link)).toMatchObject({ code: 0, stderr: '' })
  expect(await read()).toBe(true)
  expect(await act('users', 'block', user.email)).toMatchObject({ code: 0, stderr: '' })
  expect(await read()).toBe(false)
  await expect(user.post('/topics/share_topic', { topics_id })).rejects.toThrow('401')
  expect(await act('users', 'unblock', user.email)).toMatchObject({ code: 0, stderr: '' })
  const { stdout } = await dataCommand(store, 'reports', 'log')
  expect(stdout.match(/ops {2}(?:take-down|restore|block|unblock) {2}.*A fraud\n/g)).toHaveLength(4)

  const unexplained = await dataCommand(store, 'reports', 'take-down', link)
  expect(unexplained).toMatchObject({ code: 1, stdout: '' })
  expect(unexplained.stderr).toMatch(/^Usage: npm run data/)
})

test('an operator changes the hot topics, and is told what is wrong with a command', async () => {
  const file = join(store.dataDir, 'hot.json')
  await writeFile(file, JSON.stringify({ zh: ['什么是燃料费？'], en: ['What is gas?'] }))
  expect(await dataCommand(store, 'hot-topics', file)).toMatchObject({ code: 0, stderr: '' })
  const { body } = await call(server, '/topics/fetch_hot_topics?language=en', { method: 'GET' })
  expect(JSON.stringify(body)).toContain('What is gas?')

  const { code, stdout, stderr } = await dataCommand(store, 'export')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^Usage: npm run data/)
  const wrong = await dataCommand(store, 'import', file)
  expect(wrong).toMatchObject({ code: 1, stderr: 'This is no export of Coinquiry\n' })
})
