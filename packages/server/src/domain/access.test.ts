import { expect, test } from 'vitest'
import { mayRead, own } from './access.ts'

const secret = { userId: 'ann', isPublic: false }
const shared = { userId: 'ann', isPublic: true }

test.each([
  [secret, 'ann', true],
  [secret, 'bob', false],
  [shared, 'ann', true],
  [shared, 'bob', true],
  [secret, null, false],
  [shared, null, true],
  [null, 'ann', false],
  [null, null, false],
])('%o may be read by %s: %s', (topic, userId, may) => {
  expect(mayRead(topic, userId)).toBe(may)
})

test('only the owner writes, even where everybody reads', () => {
  expect(own(shared, 'ann')).toBe(shared)
  expect(() => own(shared, 'bob')).toThrow('error.noAccess')
})

test('an unknown topic is refused like a foreign one', () => {
  expect(() => own(null, 'ann')).toThrow('error.noAccess')
})
