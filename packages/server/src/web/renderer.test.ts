import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageData } from '@coinquiry/api-client/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRenderer, RENDERER, type Renderer, type RendererOptions } from './renderer.ts'

/** A renderer that counts, and does what the page's address of contact says. */
const MODULE = `
let count = 0
export async function renderPage({ config }) {
  if (config.contact_url === 'a throw') throw new Error('No colours')
  if (config.contact_url === 'a loop') for (;;);
  if (config.contact_url === 'a blank') return null
  count += 1
  return config.contact_url.split(' ')[0] + ' ' + count
}`

let root: string
let renderer: Renderer | undefined
const report = vi.fn()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-renderer-'))
  root = join(folder, 'dist')
  await mkdir(join(root, RENDERER, '..'), { recursive: true })
  await writeFile(join(root, RENDERER), MODULE)
  await writeFile(join(root, RENDERER, '../package.json'), '{"type":"module"}')
})
afterAll(() => rm(join(root, '..'), { recursive: true }))
beforeEach(() => report.mockReset())
afterEach(() => renderer?.close())

function render(name: string): Promise<string | null> | undefined {
  return renderer?.render({ screen: 'price', config: { contact_url: name } } as PageData)
}

const begin = (options: Partial<RendererOptions> = {}) => {
  renderer = createRenderer({ root, report, patienceMs: 20_000, timeoutMs: 20_000, ...options })
}

/** On a busy machine a new worker may take longer than one page may; the page is tried again then. */
const isRendered = (name: string) =>
  expect.poll(() => render(name), { timeout: 60_000 }).toMatch(new RegExp(`^${name} \\d$`))

test('renders each page once, and keeps the latest', async () => {
  begin({ kept: 2 })
  const both = await Promise.all([render('a'), render('a')])
  expect(both).toEqual(['a 1', 'a 1'])
  expect(await render('b')).toBe('b 2')
  expect(await render('a')).toBe('a 1')
  expect(await render('a other')).toBe('a 3')
  expect(await render('b')).toBe('b 4')
})

test('a failure is reported once, and tells the page to go out as the shell', async () => {
  begin()
  expect(await render('a throw')).toBeNull()
  expect(await render('a throw')).toBeNull()
  expect(report).toHaveBeenCalledOnce()
  expect(String(report.mock.calls[0]?.[0])).toContain('No colours')
  expect(await render('a')).toBe('a 1')
})

test('a page that is better rendered in the browser is no failure', async () => {
  begin()
  expect(await render('a blank')).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

test('what never ends is ended, and the next page rendered all the same', async () => {
  begin({ timeoutMs: 1000 })
  expect(await render('a loop')).toBeNull()
  expect(String(report.mock.calls[0]?.[0])).toContain('not rendered within 1000 ms')
  await isRendered('a')
})

test('no request waits for long', async () => {
  begin({ patienceMs: 50 })
  expect(await render('a loop')).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

test('a request that comes when too many wait gets nothing at once', async () => {
  begin({ timeoutMs: 1000, capacity: 2 })
  const first = render('a loop')
  const second = render('a')
  expect(await render('b')).toBeNull()
  expect(report).not.toHaveBeenCalled()
  expect(await first).toBeNull()
  await second
  await isRendered('b')
})

test('pages go out as the shell where the app was built without its renderer', async () => {
  begin({ root: join(root, 'assets') })
  expect(await render('a')).toBeNull()
  expect(report).not.toHaveBeenCalled()
})
