import { configure } from '@coinquiry/api-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './clients.ts'
import { awaitMembership } from './orders.ts'

let replies: (() => Response | Promise<Response>)[]
const asked = vi.fn()

const user = (is_membership: 0 | 1) => () => Response.json({ code: 0, data: { is_membership } })
const badGateway = () => new Response('<h1>Bad Gateway</h1>', { status: 502 })
const internal = () => Response.json({ code: 500, data: 'Internal' }, { status: 500 })
const never = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  configure({ baseUrl: 'http://api.test' })
  vi.stubGlobal('fetch', async () => {
    asked()
    return (replies.length > 1 ? replies.shift() : replies[0])?.()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('asks until the payment has made a member', async () => {
  replies = [user(0), user(0), user(1)]
  const membership = awaitMembership(createQueryClient(), never)
  await vi.runAllTimersAsync()
  expect(await membership).toBe(true)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('three errors in a row are passed over', async () => {
  replies = [badGateway, badGateway, badGateway, user(1)]
  const membership = awaitMembership(createQueryClient(), never)
  await vi.runAllTimersAsync()
  expect(await membership).toBe(true)
})

test('errors of the server itself are passed over, too', async () => {
  replies = [internal, badGateway, internal, user(1)]
  const membership = awaitMembership(createQueryClient(), never)
  await vi.runAllTimersAsync()
  expect(await membership).toBe(true)
})

test.each([
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error of the server', () => Response.json({ code: 1, data: 'No' }, { status: 500 })],
  ['a refusal', () => Response.json({ code: 1, data: 'Not now' })],
  ['a reply that is no JSON', () => new Response('<p>Hello</p>')],
] as const)('three times %s is passed over, too', async (_kind, error) => {
  replies = [error, error, error, user(1)]
  const membership = awaitMembership(createQueryClient(), never)
  await vi.runAllTimersAsync()
  expect(await membership).toBe(true)
})

test('a fourth error ends it', async () => {
  replies = [badGateway]
  const membership = awaitMembership(createQueryClient(), never).catch(() => 'failed')
  await vi.runAllTimersAsync()
  expect(await membership).toBe('failed')
  expect(asked).toHaveBeenCalledTimes(4)
})

test('a payment that nobody confirms is waited for a minute', async () => {
  replies = [user(0)]
  const from = Date.now()
  const membership = awaitMembership(createQueryClient(), never)
  const over = membership.then(() => Date.now() - from)
  await vi.runAllTimersAsync()
  expect(await membership).toBe(false)
  expect(await over).toBe(60_000)
})

test('leaving the page ends the polling', async () => {
  replies = [user(0)]
  const leaving = new AbortController()
  const membership = awaitMembership(createQueryClient(), leaving.signal)
  leaving.abort()
  await vi.runAllTimersAsync()
  expect(await membership).toBe(false)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1)
})
