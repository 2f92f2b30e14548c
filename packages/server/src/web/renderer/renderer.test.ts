import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts'
import { type PlainScreen, RENDERER, type Screen } from './renderer-module.ts'

/** A painter that counts, and does what the picture's address of contact says. */
const MODULE = `
let count = 0
export async function paintPage({ place, config }) {
  if (config.contact_url === 'throw') throw new Error('No colours')
  if (config.contact_url === 'loop') for (;;);
  if (config.contact_url === 'blank') return null
  count += 1
  return place + ' ' + count
}`

let root: string
let painter: Renderer | null
const report = vi.fn()

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-painter-'))
  root = join(folder, 'dist')
  await mkdir(join(root, RENDERER, '..'), { recursive: true })
  await writeFile(join(root, RENDERER), MODULE)
  await writeFile(join(root, RENDERER, '../package.json'), '{"type":"module"}')
})
afterAll(() => rm(join(root, '..'), { recursive: true }))
beforeEach(() => report.mockReset())
afterEach(() => painter?.close())

function paint(picture: Screen): Promise<string | null> | undefined {
  return painter?.paint(picture)
}

const begin = (options: Partial<RendererOptions> = {}) => {
  painter = createRenderer({ root, report, patienceMs: 20_000, timeoutMs: 20_000, ...options })
}

function picture(place: PlainScreen['place'], contact_url = ''): Screen {
  return { place, config: { contact_url } as PlainScreen['config'] }
}

test('paints each picture once, and keeps the latest', async () => {
  begin({ kept: 2 })
  const both = await Promise.all([paint(picture('login')), paint(picture('login'))])
  expect(both).toEqual(['login 1', 'login 1'])
  expect(await paint(picture('price'))).toBe('price 2')
  expect(await paint(picture('login'))).toBe('login 1')
  expect(await paint(picture('login', 'other'))).toBe('login 3')
  expect(await paint(picture('price'))).toBe('price 4')
})

test('where painting fails the page goes without, and that is reported once', async () => {
  begin()
  expect(await paint(picture('login', 'throw'))).toBeNull()
  expect(await paint(picture('login', 'throw'))).toBeNull()
  expect(report).toHaveBeenCalledOnce()
  expect(String(report.mock.calls[0]?.[0])).toContain('No colours')
  expect(await paint(picture('login'))).toBe('login 1')
})

test('a page that is not worth painting is no failure', async () => {
  begin()
  expect(await paint(picture('login', 'blank'))).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

test('what never ends is ended, and the next page painted all the same', async () => {
  begin({ timeoutMs: 1000 })
  expect(await paint(picture('login', 'loop'))).toBeNull()
  expect(String(report.mock.calls[0]?.[0])).toContain('not painted within 1000 ms')
  expect(await paint(picture('login'))).toBe('login 1')
})

test('nobody waits for long', async () => {
  begin({ patienceMs: 50 })
  expect(await paint(picture('login', 'loop'))).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

test('whoever comes when too many wait goes without at once', async () => {
  begin({ timeoutMs: 1000, capacity: 2 })
  const first = paint(picture('login', 'loop'))
  const second = paint(picture('login'))
  expect(await paint(picture('price'))).toBeNull()
  expect(report).not.toHaveBeenCalled()
  expect(await Promise.all([first, second])).toEqual([null, 'login 1'])
  expect(await paint(picture('price'))).toBe('price 2')
})

test('there is none where the app was built without it', () => {
  begin({ root: join(root, 'assets') })
  expect(painter).toBeNull()
})
