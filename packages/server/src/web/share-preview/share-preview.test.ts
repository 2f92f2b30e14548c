import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readEnv } from '../../env.ts'
import { permit, share } from '../../features/share/testing/share-client.ts'
import { type ShareWorld, shareWorld } from '../../features/share/testing/share-world.ts'
import { createLog } from '../../log.ts'
import { PicturesBusy, type PreviewText } from '../../ports/preview-pictures.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'

const SHELL = `<!doctype html><html lang="zh-CN"><head><title>Coinquiry</title>
<meta name="description" content="Answers" /></head><body><div id="root"></div></body></html>`
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coinquiry-previews-'))
  for (const name of ['index.html', 'shell.html']) await writeFile(join(root, name), SHELL)
})
afterAll(() => rm(root, { recursive: true }))

describeDatabases('the preview of a shared topic', (open) => {
  let world: ShareWorld
  let topic: string
  let token: string
  let drawn: PreviewText[]
  let get: (path?: string, headers?: Record<string, string>) => Promise<Reply>

  beforeEach(async () => {
    world = await shareWorld(open())
    drawn = []
    topic = await world.newTopic(world.mei)
    token = await share(world.mei, topic)
    const draw = async (text: PreviewText) => {
      if (text.title === 'Busy') throw new PicturesBusy(5)
      drawn.push(text)
      return new TextEncoder().encode(`picture of ${text.title}`)
    }
    const env = readEnv({ PUBLIC_URL: 'https://ask.example.org', MAIL: 'outbox' })
    const { generations } = world.mei.ctx()
    const ports = { previewPictures: { draw }, clock: { now: () => new Date() } }
    const app = await createApp({
      context: handlerContext(open(), { env, generations, ports }),
      log: createLog('silent'),
      web: root,
      checkReplies: true,
    })
    get = (path = '', headers = {}) => app.inject({ url: `/share/${token}${path}`, headers })
  })
  afterEach(() => world.close())

  type Reply = Awaited<ReturnType<Awaited<ReturnType<typeof createApp>>['inject']>>

  const name = (title: string) =>
    open().db.updateTable('topics').set({ title }).where('id', '=', topic).execute()

  test('tells crawlers title, answer and picture, and keeps search engines away', async () => {
    await name('What gas is')
    const { body, statusCode, headers } = await get()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toContain('<title>What gas is · Coinquiry</title>')
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body.match(/name="description"/g)).toHaveLength(1)
    for (const tag of [
      '<meta name="robots" content="noindex" />',
      '<meta name="description" content="A fee." />',
      '<meta name="author" content="Mei" />',
      '<meta property="og:title" content="What gas is" />',
      `<meta property="og:url" content="https://ask.example.org/share/${token}" />`,
      `<meta property="og:image" content="https://ask.example.org/share/${token}/preview.png" />`,
      '<meta name="twitter:card" content="summary_large_image" />',
    ]) {
      expect(body).toContain(tag)
    }
    expect(body).toContain('<div id="root"></div>')
  })

  test('escapes whatever a topic, an answer or a person is called', async () => {
    const evil = `"><script>alert('1')</script> $& $\` \u202egnp.exe`
    await name(evil)
    const { db } = open()
    await db.updateTable('users').set({ user_name: evil }).execute()
    await db
      .updateTable('messages')
      .set({ content: evil })
      .where('role', '=', 'assistant')
      .execute()
    const { body } = await get()
    expect(body).not.toMatch(/<script|\u202e/)
    expect(body.match(/<\/head>/g)).toHaveLength(1)
    expect(body).toContain('&#34;&#62;&#60;script')
  })

  test('quotes the selected versions alone, and the question where a title is missing', async () => {
    const { mei, engine } = world
    const [question] = (await mei.fetchTopic(topic)).cur_message
    const said = '## In short\n\n```chart\n{"kind":"line"}\n```\n\n- A **price** [1] of \\(x^2\\).'
    engine.onQuestion = (answer) => {
      answer.say({ event: 'message', content: said })
      answer.finish()
    }
    const message_id = question?.message_id ?? ''
    const edit = { topics_id: topic, question_type: 1, message_id } as const
    await Array.fromAsync(await mei.ask({ ...edit, question: 'What does gas cost?' }))
    await name('')
    const { body } = await get()
    expect(body).toContain('<meta property="og:title" content="What does gas cost?" />')
    expect(body).toContain('<meta name="description" content="In short A price of x²." />')
    expect(body).not.toContain('A fee.')
    const { db } = open()
    await db.updateTable('topics').set({ selected_message_id: null }).execute()
    await db.updateTable('messages').set({ selected_child_id: null }).execute()
    expect((await get()).body).toBe(body)
  })

  test('has a picture that is sent again only when it has changed', async () => {
    await name('What gas is')
    const picture = await get('/preview.png')
    expect(picture.body).toBe('picture of What gas is')
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const known = { 'if-none-match': `W/${picture.headers.etag}` }
    expect(await get('/preview.png', known)).toMatchObject({ statusCode: 304, body: '' })
    expect(drawn).toHaveLength(1)
    await name('Gas')
    expect(await get('/preview.png', known)).toMatchObject({ statusCode: 200 })
    expect(drawn.at(-1)).toMatchObject({ title: 'Gas', owner: 'Mei' })
  })

  test('says when to come back while too many pictures are drawn', async () => {
    await name('Busy')
    const { statusCode, headers } = await get('/preview.png')
    expect(statusCode).toBe(429)
    expect(headers['retry-after']).toBe('5')
  })

  test('ends with the sharing, and tells no more than an unknown link', async () => {
    const kept = { 'if-none-match': String((await get('/preview.png')).headers.etag) }
    await permit(world.mei, token, 0)
    const closed = await get()
    const closedPicture = await get('/preview.png', kept)
    token = 'unknown'
    expect(closed.statusCode).toBe(404)
    expect(closed.body).toBe((await get()).body)
    expect(closed.body).toContain('<title>Coinquiry</title>')
    expect(closed.body).toContain('<meta name="robots" content="noindex" />')
    expect(closed.body).not.toContain('og:')
    expect(closed.headers['x-robots-tag']).toBe('noindex')
    expect(closedPicture.statusCode).toBe(404)
    expect(closedPicture.body).toBe((await get('/preview.png')).body)
  })

  test.each(['%00', '%ff', '%ed%a0%80', 'a'.repeat(5000)])('is not found at %s', async (odd) => {
    token = odd
    const replies = [await get(), await get('/preview.png')]
    for (const { statusCode } of replies) expect([400, 404, 414]).toContain(statusCode)
  })
})
