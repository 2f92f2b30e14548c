import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyEmbeddedTemplate } from '../../testing/embedded-database.ts'
import { openDatabase } from './open-database.ts'
import { pgliteIn } from './pglite-proxy.ts'

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coinquiry-test-'))
  await copyEmbeddedTemplate(inject('embedded'), directory)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const open = () => openDatabase({ DATABASE_URL: undefined, DATA_DIR: directory })

it('keeps what was written, and lets no second server in meanwhile', async () => {
  const first = await open()
  await first.db.insertInto('users').values({ user_name: 'Ada' }).execute()
  await expect(open()).rejects.toThrow(`DATA_DIR ${directory} is in use`)
  await first.close()

  const second = await open()
  expect(await second.db.selectFrom('users').select('user_name').execute()).toEqual([
    { user_name: 'Ada' },
  ])
  await second.close()
})

it('loses nothing that was acknowledged when the process is killed', async () => {
  const module = new URL('./open-database.ts', import.meta.url).href
  const script = `const { openDatabase } = await import(${JSON.stringify(module)})
    const { db } = await openDatabase({ DATA_DIR: ${JSON.stringify(directory)} })
    for (;;) {
      const id = crypto.randomUUID()
      await db.insertInto('nodes').values({ id }).execute()
      process.stdout.write(id + '\\n')
    }`
  // Sources, not what a build may have left.
  const flags = ['--conditions=coinquiry', '--input-type=module', '--eval']
  const child = spawn(process.execPath, [...flags, script])
  let acknowledged = ''
  for await (const chunk of child.stdout) {
    acknowledged += chunk
    if (acknowledged.length > 10_000) child.kill('SIGKILL')
  }
  const after = await open()
  const rows = await after.db.selectFrom('nodes').select('id').execute()
  await after.close()
  const found = new Set(rows.map(({ id }) => id))
  const lost = acknowledged
    .split('\n')
    .slice(0, -1)
    .filter((id) => !found.has(id))
  expect(found.size).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

it('fails what waits, and tells, when the engine dies', async () => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: join(directory, 'database'),
  })
  const death = Promise.withResolvers<Error>()
  const pglite = await pgliteIn(worker, death.resolve)
  const waiting = pglite.query('select pg_sleep(5)')
  await worker.terminate()
  await expect(waiting).rejects.toThrow('ended with code 1')
  expect((await death.promise).message).toContain('ended with code 1')
  await expect(pglite.query('select 1')).rejects.toThrow('closed')
})
