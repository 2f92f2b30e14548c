import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageData } from '@coinquiry/api-client/contract'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AppContext } from '../app-context.ts'
import { readEnv } from '../env.ts'
import { preparedPages } from './prepared-pages.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'prepared-pages-'))
  await writeFile(join(root, 'shell.html'), 'the frame')
})
afterAll(() => rm(root, { recursive: true }))

const legalTexts = {
  terms: { zh: '# 条款', en: null },
  privacy: { zh: null, en: null },
  imprint: { zh: '# 网站信息', en: '# Imprint' },
  notice: { zh: null, en: null },
}

const drawn = async (page: PageData): Promise<string | null> =>
  `<html lang="zh-CN">${JSON.stringify('texts' in page && page.texts)}</html>`

async function appWith(render = vi.fn(drawn)) {
  const app = Fastify()
  await app.register(fastifyStatic, { root, serve: false })
  const context = {
    env: readEnv({}),
    ports: {
      legalTexts,
      answerEngine: { kind: 'handbook', model: null, searches: false, readsLiveData: false },
      checkout: { isOpen: false },
      socialLogin: { providers: [] },
    },
  } as unknown as AppContext
  await preparedPages(app, context, { renderer: { render }, report: () => {} })
  return { app, context, render }
}

const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })

test('each text is served in both languages, and shown in the reader’s', async () => {
  const { app, render } = await appWith()
  const zh = await app.inject({ url: '/terms', ...inLanguage('zh-CN') })
  const en = await app.inject({ url: '/terms', ...inLanguage('en-US') })
  expect(zh.body).toContain('<html lang="zh-CN">')
  expect(en.body).toContain('<html lang="en">')
  for (const reply of [zh, en]) {
    expect(reply.body).toContain('{"zh":{"language":"zh","text":"# 条款"},"en":{"language":"zh"')
    expect(reply.headers).toMatchObject({ vary: 'accept-language', 'cache-control': 'no-cache' })
  }
  expect((await app.inject('/imprint')).body).toContain('# Imprint')
  expect((await app.inject('/privacy')).body).toContain('"text":null')
  // Rendered at the start, and never again.
  expect(render).toHaveBeenCalledTimes(4)
})

test('the plans are prerendered, but not for the order that somebody has come back from', async () => {
  const { app, render } = await appWith(vi.fn<typeof drawn>(async ({ screen }) => screen))
  expect((await app.inject('/price')).body).toBe('price')
  expect((await app.inject('/price')).headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect((await app.inject('/price?order=1')).body).toBe('the frame')
  expect(render.mock.calls.filter(([{ screen }]) => screen === 'price')).toHaveLength(1)
})

test('prices that come late are shown', async () => {
  const render = vi.fn<typeof drawn>(async (page) => ('config' in page ? page.config.checkout : ''))
  const { app, context } = await appWith(render)
  expect((await app.inject('/price')).body).toBe('off')
  Object.assign(context.ports.checkout, { isOpen: true, kind: 'stripe' })
  expect((await app.inject('/price')).body).toBe('stripe')
})

test('who has the page gets nothing twice, but for another language', async () => {
  const { app } = await appWith()
  const { etag } = (await app.inject({ url: '/terms', ...inLanguage('zh') })).headers
  const again = async (language: string) => {
    const headers = { 'accept-language': language, 'if-none-match': String(etag) }
    return (await app.inject({ url: '/terms', headers })).statusCode
  }
  expect([await again('zh'), await again('en')]).toEqual([304, 200])
})

test('what can’t be rendered goes out as the frame, and is tried again', async () => {
  const render = vi.fn(drawn).mockResolvedValue(null)
  const { app } = await appWith(render)
  expect((await app.inject('/terms')).body).toBe('the frame')
  render.mockImplementation(drawn)
  expect((await app.inject('/terms')).body).toContain('# 条款')
})
