import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { returnAddress } from './return-address.ts'

beforeEach(stubStorage)

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
