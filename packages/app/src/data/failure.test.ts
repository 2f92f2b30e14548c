import { ApiError } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { failureOf, isInvalidShareToken } from './failure.ts'
import { isRefusedCode, isWrongCode } from './login.ts'

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

test.each([
  ['a key of ours', 200, 'error.invalidShareToken', 'No such link', true],
  ['the literal of the specification', 200, 'error.refused', 'Invalid share token', true],
  ['another refusal', 200, 'error.noAccess', 'No access', false],
])('a share link is invalid by %s', (_, status, errorKey, message, invalid) => {
  expect(isInvalidShareToken(new ApiError({ status, errorKey, message }))).toBe(invalid)
})

test.each([
  ['our key', 200, 'error.wrongCode', true, true],
  ['code 1 without a key', 200, 'error.refused', true, true],
  ['a malformed code', 400, 'error.badRequest', false, true],
  ['too many tries', 429, 'error.tooManyRequests', false, false],
  ['a fault of the server', 500, 'error.refused', false, false],
  ['no network', 0, 'error.network', false, false],
])('a login code is wrong by %s', (_, status, errorKey, refused, wrong) => {
  const error = new ApiError({ status, errorKey, message: '' })
  expect([isRefusedCode(error), isWrongCode(error)]).toEqual([refused, wrong])
})
