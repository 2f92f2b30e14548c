import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { requireSession } from './require-session.ts'
import { session } from './session.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  session.open('token')
})

/** Where somebody is sent; null where they may stay. */
function sent(cause: 'enter' | 'stay'): unknown {
  const location = { href: '/history?q=gas' } as Parameters<typeof requireSession>[0]['location']
  try {
    requireSession({ location, cause })
    return null
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options : thrown
  }
}

test('who is logged in may enter and stay', () => {
  expect(sent('enter')).toBeNull()
  expect(sent('stay')).toBeNull()
})

test('a visitor comes back to where they wanted to go', () => {
  session.close()
  expect(sent('enter')).toMatchObject({ to: '/login', state: { from: '/history?q=gas' } })
})

test('so does who was there when the session expired', () => {
  session.expire()
  expect(sent('stay')).toMatchObject({ to: '/login', state: { from: '/history?q=gas' } })
})

test('who has logged out there does not', () => {
  session.close()
  expect(sent('stay')).toMatchObject({ to: '/login', state: {} })
  expect(sent('stay')).not.toMatchObject({ state: { from: expect.anything() } })
})
