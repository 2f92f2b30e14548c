import { expect, test } from 'vitest'
import { bearerToken, signedIn, visitor } from './viewer.ts'

test.each([
  [undefined, null],
  ['', null],
  ['Bearer', null],
  ['Basic abc', null],
  ['Bearer abc def', null],
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
])('%o carries the token %o', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})

test('a visitor is refused where a user is needed', () => {
  expect(() => signedIn(visitor)).toThrow('error.unauthorized')
})
