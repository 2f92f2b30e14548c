import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReachable, tryAgainNow, waitForServer } from './signs-of-life.ts'

const longMs = 3_600_000
let page: EventTarget
let shown: EventTarget & { visibilityState: string }
let looks: number
let answer: () => Promise<Response>

const client = {
  baseUrl: 'http://api.test',
  fetch: () => {
    looks += 1
    return answer()
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  shown = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  looks = 0
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', shown)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether waiting is over after what happens. */
async function isOver(happens: () => unknown, options = {}): Promise<boolean> {
  let over = false
  void waitForServer(longMs, { client, ...options }).then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(over).toBe(false)
  await happens()
  await vi.advanceTimersByTimeAsync(10)
  return over
}

test.each([
  ['the device is online again', () => page.dispatchEvent(new Event('online'))],
  ['the window gets the focus', () => page.dispatchEvent(new Event('focus'))],
  ['the page is shown again', () => shown.dispatchEvent(new Event('visibilitychange'))],
  ['the person asks for it', tryAgainNow],
  ['the time is over', () => vi.advanceTimersByTimeAsync(longMs)],
] as const)('waiting ends when %s', async (_, happens) => {
  expect(await isOver(happens)).toBe(true)
})

test('waiting goes on when the page is hidden', async () => {
  const hide = () => {
    shown.visibilityState = 'hidden'
    shown.dispatchEvent(new Event('visibilitychange'))
  }
  expect(await isOver(hide)).toBe(false)
})

test('waiting ends when the signal aborts, before or during it', async () => {
  await waitForServer(longMs, { signal: AbortSignal.abort() })
  const abort = new AbortController()
  expect(await isOver(() => abort.abort(), { signal: abort.signal })).toBe(true)
})

test('the server is looked at about every second, until it answers', async () => {
  const wait = isOver(async () => {
    await vi.advanceTimersByTimeAsync(10_000)
    expect(looks).toBeGreaterThanOrEqual(8)
    expect(looks).toBeLessThanOrEqual(14)
    answer = async () => new Response(null, { status: 404 })
    await vi.advanceTimersByTimeAsync(1250)
  })
  expect(await wait).toBe(true)
  const before = looks
  await vi.advanceTimersByTimeAsync(10_000)
  expect(looks).toBe(before)
})

test('nobody looks from a hidden page, nor from a device without a network', async () => {
  shown.visibilityState = 'hidden'
  answer = async () => new Response()
  expect(await isOver(() => vi.advanceTimersByTimeAsync(10_000))).toBe(false)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await isReachable({ client })).toBe(false)
  expect(looks).toBe(0)
})

test.each([
  [200, true],
  [404, true],
  [502, false],
  [503, false],
])('a reply of %s means reachable: %s', async (status, reachable) => {
  answer = async () => new Response(null, { status })
  expect(await isReachable({ client })).toBe(reachable)
})
