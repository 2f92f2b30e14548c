import { describe, expect, it } from 'vitest'
import { listenOnLoopback } from '../../testing/loopback-server.ts'
import { fetchBody, retryAfter } from './fetch-body.ts'

const { signal } = new AbortController()
const NOW = Date.parse('2026-11-20T12:00:00Z')

it.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['0', 0],
  [' 7 ', 7000],
  ['-1', 0],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:59:00 GMT', 0],
])('Retry-After %j is %s ms', (text, wait) => {
  expect(retryAfter(text, NOW)).toBe(wait)
})

describe('redirects', () => {
  /** Leads `/n` to `/n-1`, and `/0` to nothing more; `/to?x` to x. */
  const leading = () =>
    listenOnLoopback(({ url = '' }, response) => {
      const left = Number(url.slice(1))
      const location = url.startsWith('/to?') ? url.slice(4) : left > 0 ? `/${left - 1}` : null
      if (location) response.writeHead(302, { location }).end()
      else response.end('here')
    })

  it.each([
    [0, 0, true],
    [1, 0, false],
    [1, 1, true],
    [2, 2, true],
    [3, 2, false],
  ])('of %i are followed where %i may be: %s', async (length, redirects, arrives) => {
    await using server = await leading()
    const limits = { timeoutMs: 60_000, maxBytes: 100, redirects }
    const url = new URL(`${server.address}/${length}`)
    const body = fetchBody({ url }, signal, limits).then(String, () => null)
    expect(await body).toBe(arrives ? 'here' : null)
  })

  it.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1:1/',
    'https://[::1]/',
    'https://localhost/',
    'https://db.internal/',
    'http://other.example/',
    'file:///etc/passwd',
  ])('never lead to %s', async (target) => {
    await using server = await leading()
    const limits = { timeoutMs: 60_000, maxBytes: 100, redirects: 3 }
    const url = new URL(`${server.address}/to?${target}`)
    await expect(fetchBody({ url }, signal, limits)).rejects.toThrow('leads to where it may not')
  })
})
