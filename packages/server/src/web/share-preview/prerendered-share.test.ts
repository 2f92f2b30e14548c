import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { permit, share } from '../../features/share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../../features/share/testing/share-world.ts'
import { createLog } from '../../log.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { RENDERER } from '../renderer.ts'

const SHELL = '<html><head><title>Coinquiry</title></head><body>Shell</body></html>'
/** Shows in the page what it was told to render. */
const MODULE = `
export async function renderPage(page) {
  if (page.content.cur_topics_info.title === 'Break') throw new Error('No colours')
  const told = JSON.stringify(page).replaceAll('<', '')
  return '<html><head><title>Old</title></head><body><title>Kept</title>' + told + '</body></html>'
}`
let root: string

beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'coinquiry-prerendered-')), 'dist')
  const renderer = join(root, RENDERER)
  await mkdir(dirname(renderer), { recursive: true })
  await mkdir(root)
  for (const name of ['index.html', 'shell.html']) await writeFile(join(root, name), SHELL)
  await writeFile(renderer, MODULE)
  await writeFile(join(dirname(renderer), 'package.json'), '{"type":"module"}')
})
afterAll(() => rm(dirname(root), { recursive: true }))

describeDatabases('the prerendered page of a shared topic', (open) => {
  let world: ShareWorld
  let app: Awaited<ReturnType<typeof createApp>>
  let topic: string
  let token: string

  beforeEach(async () => {
    world = await shareWorld(open())
    topic = await world.newTopic(world.mei)
    token = await share(world.mei, topic)
    const { generations } = world.mei.ctx()
    const clock = { now: () => new Date('2026-03-01T12:00:00Z') }
    app = await createApp({
      context: handlerContext(open(), { generations, ports: { clock } }),
      log: createLog('silent'),
      web: root,
      checkReplies: true,
    })
  })
  afterEach(async () => {
    await app.close()
    await world.close()
  })

  const get = (language: string) =>
    app.inject({ url: `/share/${token}`, headers: { 'accept-language': language } })
  /** The first request gets the prerendered page only if it is there soon. */
  const body = (language = 'en') => eventually(async () => (await get(language)).body)

  test('shows what a visitor may know, in the language that is asked for', async () => {
    await body().toContain('"screen":"share"')
    const { body: page, headers } = await get('en')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    expect(headers.vary).toContain('accept-language')
    expect(page).toContain('"language":"en"')
    expect(page).toContain('"content":"A fee."')
    expect(page).not.toContain(topic)
    expect(page).not.toContain(world.mei.user.userId)
    await body('zh-CN').toContain('"language":"zh"')
    // Nor does a crowd get each other's.
    for (let at = 0; at < 40; at += 1) {
      const language = at % 2 === 0 ? 'en' : 'zh'
      expect((await get(language)).body).toContain(`"language":"${language}"`)
    }
  })

  test('is described in its head, and left alone below', async () => {
    await body().toContain('"screen":"share"')
    const { body: page } = await get('en')
    expect(page).not.toContain('<title>Old</title>')
    expect(page).toContain('<title>Kept</title>')
    expect(page.indexOf('og:title')).toBeLessThan(page.indexOf('</head>'))
  })

  test('is rendered of the first 30 turns, while the call gives all of them', async () => {
    let parent_id = (await world.mei.fetchTopic(topic)).cur_message.at(-1)?.message_id ?? null
    const rows = Array.from({ length: 2 * 40 }, (_, at) => {
      const id = randomUUID()
      const role = at % 2 === 0 ? ('user' as const) : ('assistant' as const)
      const ids = { id, parent_id, topic_id: topic, request_id: randomUUID() }
      parent_id = id
      // The topic has a turn already.
      const content = `Turn ${2 + Math.floor(at / 2)}.`
      return { ...ids, role, content, status: role === 'user' ? null : ('done' as const) }
    })
    await open().db.insertInto('messages').values(rows).execute()
    await body().toContain('"content":"Turn 30."')
    expect((await get('en')).body).not.toContain('"content":"Turn 31."')
    const { data } = (await app.inject(`/api/v1/topics/share/${token}`)).json()
    expect(data.cur_message).toHaveLength(82)
  })

  test('goes without where it can’t be rendered, and ends with the sharing', async () => {
    await open().db.updateTable('topics').set({ title: 'Break' }).where('id', '=', topic).execute()
    expect((await get('en')).body).toContain('Shell')
    await open().db.updateTable('topics').set({ title: 'Gas' }).where('id', '=', topic).execute()
    await body().toContain('"screen":"share"')
    await permit(world.mei, token, 0)
    const closed = await get('en')
    expect(closed.statusCode).toBe(404)
    expect(closed.body).not.toContain('A fee.')
  })
})
