import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startServer } from '../peers/server-process.ts'
import { lastTurn, newAsker } from './asker.ts'
import { call } from './call.ts'
import { hearNew } from './hearing.ts'
import { newStore, type Store } from './store.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run data`, without npm. */
async function data({ dataDir, env }: Store, ...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=coinquiry', 'scripts/data.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, stdout, stderr }
}

test('people, their sessions and their answers move from the embedded database to PostgreSQL', async () => {
  await using embedded = await newStore('embedded')
  await using postgresql = await newStore('empty')
  const file = join(embedded.dataDir, 'moved.gz')
  await using server = await startServer(embedded)
  const asker = await newAsker(server)
  const hearing = hearNew(asker.at(server), 'What is gas?')
  await hearing.ended

  const meanwhile = await data(embedded, 'export', file)
  expect(meanwhile).toMatchObject({ code: 1, stdout: '' })
  expect(meanwhile.stderr).toBe(
    `DATA_DIR ${embedded.dataDir} is in use by process ${server.pid}: stop it, or choose another DATA_DIR\n`,
  )
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })

  expect(await data(embedded, 'export', file)).toMatchObject({ code: 0, stderr: '' })
  expect(await data(postgresql, 'import', file)).toMatchObject({ code: 0, stderr: '' })
  await using moved = await startServer(postgresql)
  const { answer } = await lastTurn(asker.at(moved), hearing.topicId)
  expect(answer).toMatchObject({ status: 'done', content: hearing.state.text })

  const twice = await data(postgresql, 'import', file)
  expect(twice).toMatchObject({ code: 1, stdout: '' })
  expect(twice.stderr).toMatch(/^The database is not empty \(\w+\): [^\n]*\n$/)
})

test('an operator changes the hot topics, and is told what is wrong with a command', async () => {
  await using store = await newStore('postgresql')
  const file = join(store.dataDir, 'hot.json')
  await writeFile(file, JSON.stringify({ zh: ['什么是燃料费？'], en: ['What is gas?'] }))
  expect(await data(store, 'hot-topics', file)).toMatchObject({ code: 0, stderr: '' })
  await using server = await startServer(store)
  const { body } = await call(server, '/topics/fetch_hot_topics?language=en', { method: 'GET' })
  expect(JSON.stringify(body)).toContain('What is gas?')

  for (const args of [[], ['export'], ['destroy', file], ['import', file, file]]) {
    const { code, stdout, stderr } = await data(store, ...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^Usage: npm run data/)
  }
  const wrong = await data(store, 'import', file)
  expect(wrong).toMatchObject({ code: 1, stderr: 'This is no export of Coinquiry\n' })
})
