import type { ReplyCookie } from '../../src/contract/contract.ts'

export const NAVIGATION_COOKIE = 'coinquiry_navigation'
export const ATTEMPT_COOKIE = 'coinquiry_attempt'

const NAVIGATED = ['/topics/download', '/auth/login/bind_twitter']

/** Identify a browser that navigates; an empty token clears them. */
export const navigationCookies = (base: string, token: string): ReplyCookie[] =>
  NAVIGATED.map((path) => ({
    name: NAVIGATION_COOKIE,
    value: token,
    path: base + path,
    maxAge: token ? 86_400 : 0,
    sameSite: 'lax',
  }))

/** Identifies a browser that comes back from a provider. */
export const attemptCookie = (base: string, secret: string): ReplyCookie => ({
  name: ATTEMPT_COOKIE,
  value: secret,
  path: `${base}/auth`,
  maxAge: 600,
  sameSite: 'lax',
})

export function sentCookies(header: string | null): Readonly<Record<string, string>> {
  const pairs = (header ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    return [name, value.join('=')]
  })
  return Object.fromEntries(pairs)
}

export const setCookie = ({ name, value, path, maxAge, sameSite }: ReplyCookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}`
