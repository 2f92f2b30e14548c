import { afterEach, expect, test, vi } from 'vitest'
import { storage } from './storage.ts'

// What other files have written on their page is none of this one’s.
vi.hoisted(() => vi.resetModules())

afterEach(() => vi.unstubAllGlobals())

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

test('where storage is forbidden, what is written lasts as long as the page', () => {
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  expect(storage.read('language')).toBeNull()
  storage.write('language', 'en')
  expect(storage.read('language')).toBe('en')
  storage.write('language', null)
  expect(storage.read('language')).toBeNull()
})

test('where storage is full, the newest text wins over the older one that is stored', () => {
  const stored = new Map([['draft', 'old']])
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  storage.write('draft', 'new')
  expect(storage.read('draft')).toBe('new')
  isFull = false
  storage.write('draft', 'newer')
  expect([storage.read('draft'), stored.get('draft')]).toEqual(['newer', 'newer'])
})

test('where there is no storage, the keys written on this page are still listed', () => {
  vi.stubGlobal('localStorage', undefined)
  storage.write('draft:a', 'text')
  expect(storage.keys()).toEqual(['draft:a'])
  storage.write('draft:a', null)
  expect(storage.keys()).toEqual([])
})
