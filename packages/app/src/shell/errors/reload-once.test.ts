import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './reload-once.ts'

const reload = vi.fn()
let missChunk: () => void

function openPage({ onLine = true, setItem = (_key: string, _value: string) => {} } = {}): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('addEventListener', (_name: string, listen: (event: Event) => void) => {
    missChunk = () => listen(new Event('vite:preloadError', { cancelable: true }))
  })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/app-1.js' }) })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      setItem(key, value)
      stored.set(key, value)
    },
  })
  reloadOnMissingChunk()
}

beforeEach(() => reload.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('a missing chunk loads the new page once', () => {
  openPage()
  missChunk()
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a network the page that is there stays', () => {
  openPage({ onLine: false })
  missChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('where storage is forbidden the page is never loaded in a circle', () => {
  openPage({
    setItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  missChunk()
  expect(reload).not.toHaveBeenCalled()
})
