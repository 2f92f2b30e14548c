import { isRedirect } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { requireSession, returnAddress } from './login-redirect.ts'
import { session } from './session.ts'

beforeEach(() => {
  stubStorage()
  session.open('token')
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

/** The redirect, or null where the user may stay. */
function sent(cause: 'enter' | 'stay'): unknown {
  const location = { href: '/history?q=gas' } as Parameters<typeof requireSession>[0]['location']
  try {
    requireSession({ location, cause })
    return null
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options : thrown
  }
}

test('a user who is logged in may enter and stay', () => {
  expect(sent('enter')).toBeNull()
  expect(sent('stay')).toBeNull()
})

test('a visitor comes back to where they wanted to go', () => {
  session.close()
  expect(sent('enter')).toMatchObject({ to: '/login', state: { from: '/history?q=gas' } })
})

test('so does a user whose session expired there', () => {
  session.expire()
  expect(sent('stay')).toMatchObject({ to: '/login', state: { from: '/history?q=gas' } })
})

test('a user who has logged out there does not', () => {
  session.close()
  expect(sent('stay')).toMatchObject({ to: '/login', state: {} })
  expect(sent('stay')).not.toMatchObject({ state: { from: expect.anything() } })
})
