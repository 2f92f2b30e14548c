import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type ReloadOnce = typeof import('./reload-once.ts')

const reload = vi.fn()
let missChunk: (message?: string) => Error
let isReloading: ReloadOnce['isReloading']

const served = () => Promise.resolve(new Response())

async function openPage({ reach = served, setItem = (_key: string, _value: string) => {} } = {}) {
  const stored = new Map<string, string>()
  vi.stubGlobal('addEventListener', (_name: string, listen: (event: Event) => void) => {
    missChunk = (message) => {
      const payload = new TypeError(message)
      listen(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
      return payload
    }
  })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/app-1.js' }) })
  vi.stubGlobal('fetch', reach)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      setItem(key, value)
      stored.set(key, value)
    },
  })
  vi.resetModules()
  const page = await import('./reload-once.ts')
  page.reloadOnMissingChunk()
  isReloading = page.isReloading
}

beforeEach(() => reload.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('a missing chunk loads the new page once', async () => {
  await openPage()
  missChunk()
  missChunk()
  expect(await isReloading()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['no server is reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is not well', () => Promise.resolve(new Response('', { status: 502 }))],
])('while %s, the page that is there stays', async (_, reach) => {
  await openPage({ reach })
  missChunk()
  expect(await isReloading()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('without a network the server is not even looked for, lest it be back by then', async () => {
  await openPage()
  vi.stubGlobal('navigator', { onLine: false })
  missChunk()
  expect(await isReloading()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the router, which would reload the page by itself, does not know the error by its beginning', async () => {
  await openPage()
  const message = 'Failed to fetch dynamically imported module: https://a.example/points-1.js'
  expect(missChunk(message).message).toMatch(/^A chunk is missing: Failed to fetch dynamically/)
})

test('a server that is back is asked for the new page', async () => {
  let isBack = false
  await openPage({
    reach: () => (isBack ? served() : Promise.reject(new TypeError('Failed to fetch'))),
  })
  missChunk()
  expect(await isReloading()).toBe(false)
  isBack = true
  missChunk()
  expect(await isReloading()).toBe(true)
})

test('where storage is forbidden the page is never loaded in a circle', async () => {
  await openPage({
    setItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  missChunk()
  expect(await isReloading()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
