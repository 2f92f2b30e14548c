import { beforeEach, expect, test, vi } from 'vitest'
import { returnAddress } from './return-address.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test.each([
  ['/chat/1', '/chat/1'],
  ['/', '/'],
  ['/login', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
])('after %s the login leads to %s', (from, to) => {
  returnAddress.remember(from)
  expect(returnAddress.take()).toBe(to)
})

test('an address is used once', () => {
  returnAddress.remember('/chat/1')
  returnAddress.take()
  expect(returnAddress.take()).toBe('/')
})
