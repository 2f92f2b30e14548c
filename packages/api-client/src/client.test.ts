import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { fetchUser } from './client.gen.ts'
import type { Client } from './client.ts'
import { isReachable } from './signs-of-life.ts'
import { json, serve } from './testing/loopback.ts'
import { socialLoginUrl } from './urls.ts'

const mistakeOf = async (client?: Client): Promise<Error> => {
  const failure = await fetchUser(client ? { client } : {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(ApiError)
  return failure as Error
}

const reply = async () => Response.json({ code: 0, data: 'Ada' })

describe('a base address', () => {
  it.each(['', '/', '//'])('may end with "%s"', async (end) => {
    const { client, received } = await serve(json(200, { code: 0, data: null }))
    const ended = { baseUrl: client.baseUrl + end }
    await fetchUser({ client: ended })
    expect(await isReachable({ client: ended })).toBe(true)
    expect(received.map(({ url }) => url)).toEqual(['/api/v1/auth/user', '/api/v1/config'])
    expect(socialLoginUrl('google', { client: ended })).toBe(`${client.baseUrl}/auth/login/google`)
  })

  it.each(['localhost:3000', 'coinquiry.example/api/v1', 'api/v1', 'ftp://coinquiry.example'])(
    '%s is refused',
    async (baseUrl) => {
      const { message } = await mistakeOf({ baseUrl })
      expect(message).toContain(`baseUrl is "${baseUrl}", not https://`)
      expect(() => socialLoginUrl('google', { client: { baseUrl } })).toThrow(baseUrl)
    },
  )

  it.each<[string, Client | undefined, string]>([
    ['relative', { baseUrl: '/v2' }, '"/v2"'],
    ['empty', { baseUrl: '' }, '""'],
    ['missing', {} as Client, '"undefined"'],
    ['not configured', undefined, '"/api/v1"'],
  ])('that is %s is refused where there is no page', async (_name, client, named) => {
    const { message } = await mistakeOf(client)
    expect(message).toMatch(/^baseUrl is .* not https:.* in a page/)
    expect(message).toContain(named)
  })

  it('that is relative is taken in a page, and by a fetch of the caller’s own', async () => {
    expect(await fetchUser({ client: { baseUrl: '/api/v1', fetch: reply } })).toBe('Ada')
    vi.stubGlobal('location', { href: 'https://coinquiry.example/' })
    vi.stubGlobal('fetch', reply)
    onTestFinished(() => void vi.unstubAllGlobals())
    expect(await fetchUser()).toBe('Ada')
    expect(await fetchUser({ client: { baseUrl: '//api.example/v1' } })).toBe('Ada')
  })
})
