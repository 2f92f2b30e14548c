import { expect, it } from 'vitest'
import { RefusedBuckets } from './refused-buckets.ts'

const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

it.each([
  [-1, 0],
  [0, 60],
  [1, 59],
  [59, 1],
  [60, 0],
  [61, 0],
])('a bucket refused for 60 s is refused after %i s for %i more', (seconds, left) => {
  const refused = new RefusedBuckets()
  refused.remember('ask mei', start, 60)
  expect(refused.retryAfter('ask mei', after(seconds))).toBe(left)
  expect(refused.retryAfter('ask bob', after(seconds))).toBe(0)
})

it('remembers the newest, however many there are', () => {
  const refused = new RefusedBuckets()
  for (let n = 0; n < 10_001; n += 1) {
    refused.remember(`ask ${n}`, start, 60)
    refused.rememberUser(`token ${n}`, `user ${n}`)
    refused.rememberAsked(`key ${n}`)
  }
  expect(refused.retryAfter('ask 0', start)).toBe(0)
  expect(refused.retryAfter('ask 10000', start)).toBe(60)
  expect([refused.userOf('token 0'), refused.userOf('token 10000')]).toEqual([null, 'user 10000'])
  expect([refused.wasAsked('key 0'), refused.wasAsked('key 10000')]).toEqual([false, true])
})
