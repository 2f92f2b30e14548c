import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { readEnv } from '../../env.ts'
import { permit, share } from '../../features/share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../../features/share/testing/share-world.ts'
import { createLog } from '../../log.ts'
import { testDatabase } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'

const open = testDatabase()
const SHELL = '<html><head><title>Coinquiry</title></head><body>Shell</body></html>'
let root: string
let world: ShareWorld
let token: string
let app: Awaited<ReturnType<typeof createApp>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coinquiry-shared-'))
  for (const name of ['index.html', 'shell.html']) await writeFile(join(root, name), SHELL)
})
afterAll(() => rm(root, { recursive: true }))

beforeEach(async () => {
  world = await shareWorld(open())
  token = await share(world.mei, await world.newTopic(world.mei))
})
afterEach(async () => {
  await app.close()
  await world.close()
})

async function start(limits: string) {
  const { generations } = world.mei.ctx()
  const now = () => new Date('2026-03-01T12:00:00Z')
  const draw = async () => new Uint8Array(1)
  app = await createApp({
    context: handlerContext(open(), {
      env: readEnv({ RATE_LIMITS: limits }),
      generations,
      ports: { clock: { now }, previewPictures: { draw } },
    }),
    log: createLog('silent'),
    web: root,
    checkReplies: true,
  })
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'en', ...headers } })
const call = (headers?: Record<string, string>) => get(`/api/v1/topics/share/${token}`, headers)

test('page, picture and call of a shared topic are read by a network as often as it may', async () => {
  await start('read_ip=3/60')
  const urls = [`/share/${token}`, `/share/${token}/preview.png`, `/api/v1/topics/share/${token}`]
  for (const url of urls) expect((await get(url)).statusCode).toBe(200)
  for (const url of urls) {
    const refused = await get(url)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  }
  expect((await call()).json()).toMatchObject({ code: 1, error_key: 'error.tooManyRequests' })
  const page = await get(`/share/${token}`, { 'accept-language': 'zh' })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('操作过于频繁，请稍后再试')
})

test('a topic that has not changed is not sent again, and one that was closed is not shown', async () => {
  await start('off')
  const first = await call()
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(first.json()).toMatchObject({ code: 0 })
  const again = await call({ 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])

  await open().db.updateTable('topics').set({ title: 'Gas, renamed' }).execute()
  const changed = await call({ 'if-none-match': etag })
  expect(changed.json().data.cur_topics_info.title).toBe('Gas, renamed')
  await permit(world.mei, token, 0)
  const closed = await call({ 'if-none-match': String(changed.headers.etag) })
  expect(closed.json()).toMatchObject({ code: 1, error_key: 'error.invalidShareToken' })
  expect(closed.headers['cache-control']).toBe('no-store')
})

test('a crowd is served from memory, within a second of what is true, on every node', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  try {
    await start('off')
    const node = app
    await start('off')
    const nodes = [node, app]
    const calls = nodes.flatMap((each) => [
      async () => (await each.inject(`/api/v1/topics/share/${token}`)).body,
      async () => (await each.inject(`/share/${token}`)).body,
    ])
    const crowd = async (read: () => Promise<string>) => {
      for (let at = 0; at < 20; at += 1) await read()
      return read()
    }
    for (const read of calls) expect(await crowd(read)).toContain('What is gas?')
    await open().db.updateTable('topics').set({ title: 'Gas, renamed' }).execute()
    for (const read of calls) expect(await read()).not.toContain('Gas, renamed')
    vi.advanceTimersByTime(500)
    for (const read of calls) expect(await crowd(read)).toContain('Gas, renamed')

    await permit(world.mei, token, 0)
    vi.advanceTimersByTime(500)
    for (const read of calls) expect(await read()).not.toContain('Gas, renamed')
    await node.close()
  } finally {
    vi.useRealTimers()
  }
})
