import { ApiError } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { failureOf } from './failure.ts'

const failed = (status: number, errorKey: string) =>
  failureOf(new ApiError({ status, errorKey, message: 'text of the server' }))

test.each([
  ['nothing answers', 0, 'error.network', { kind: 'network' }],
  ['it takes too long', 0, 'error.timeout', { kind: 'network' }],
  ['a proxy answers', 502, 'error.badReply', { kind: 'server' }],
  ['a proxy refuses with a text of its own', 502, 'error.refused', { kind: 'server' }],
  ['a page comes instead of a reply', 200, 'error.badReply', { kind: 'server' }],
  [
    'the server refuses',
    429,
    'error.tooManyRequests',
    { kind: 'refused', key: 'error.tooManyRequests', message: 'text of the server' },
  ],
])('when %s', (_, status, key, failure) => {
  expect(failed(status, key)).toEqual(failure)
})

test('what no call has thrown is a fault, too', () => {
  expect(failureOf(new TypeError('undefined is not a function'))).toEqual({ kind: 'server' })
})
