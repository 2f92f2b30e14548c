import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import {
  openSession,
  requireSession,
  returnAddress,
  takeDueQuestion,
  WAITING_LIMIT_MS,
} from './login-redirect.ts'
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

describe('a question that waits', () => {
  const sentAt = 1_000_000
  const waiting = {
    text: 'What is gas?',
    isPicked: false,
    modes: { deepThink: false, deepSearch: true },
    sentAt,
  }

  /** Signs in that many milliseconds after the question was sent; gives what is due then. */
  function signInAfter(ms: number) {
    vi.spyOn(Date, 'now').mockReturnValue(sentAt + ms)
    openSession('token')
    returnAddress.take()
    return takeDueQuestion()
  }

  test.each([
    [0, waiting],
    [WAITING_LIMIT_MS - 1, waiting],
    [WAITING_LIMIT_MS, null],
    [WAITING_LIMIT_MS + 1, null],
  ])('%i ms later is due: %o', (ms, due) => {
    returnAddress.remember('/', waiting)
    expect(signInAfter(ms)).toEqual(due)
  })

  test('is due once, in the tab that signs in', () => {
    returnAddress.remember('/', waiting)
    expect(takeDueQuestion()).toBeNull()
    expect(signInAfter(1)).toEqual(waiting)
    expect(takeDueQuestion()).toBeNull()
    expect(signInAfter(1)).toBeNull()
  })

  test('is taken out of the storage before other tabs learn of the session', () => {
    returnAddress.remember('/', waiting)
    const stored: (string | null)[] = []
    const { unsubscribe } = session.subscribe(() =>
      stored.push(localStorage.getItem('waiting_question')),
    )
    session.close()
    signInAfter(1)
    unsubscribe()
    expect(stored).toEqual([expect.any(String), null])
  })

  test.each([
    ['another address', () => returnAddress.remember('/history')],
    ['the same address, not by sending', () => returnAddress.remember('/')],
    ['a logout', () => returnAddress.forget()],
  ])('does not wait after %s', (_, change) => {
    returnAddress.remember('/', waiting)
    change()
    expect(signInAfter(1)).toBeNull()
  })

  test.each([['https://elsewhere.example'], ['//elsewhere.example'], ['/chat/1']])(
    'is not asked at %s',
    (address) => {
      returnAddress.remember(address, waiting)
      expect(signInAfter(1)).toBeNull()
    },
  )
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
