import assert from 'node:assert/strict'

const NAME = 'coinquiry_navigation'
const PATHS = ['/api/v1/topics/download', '/api/v1/auth/login/bind_twitter']

/** Throws unless both navigation cookies are set, or cleared, as the contract says. */
export function checkNavigationCookies(headers: Headers, expected: 'set' | 'cleared'): void {
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith(`${NAME}=`))
  assert.deepEqual(cookies.map((cookie) => attribute(cookie, 'path')).sort(), [...PATHS].sort())
  for (const cookie of cookies) {
    assert.notEqual(attribute(cookie, 'httponly'), null, cookie)
    assert.equal(attribute(cookie, 'samesite')?.toLowerCase(), 'lax', cookie)
    assert.equal(Number(attribute(cookie, 'max-age')) > 0, expected === 'set', cookie)
  }
}

/** The value of an attribute, '' for one without, null for one that is not there. */
function attribute(cookie: string, name: string): string | null {
  const [found] = cookie
    .split(';')
    .slice(1)
    .map((part) => part.trim().split('='))
    .filter(([key]) => key?.toLowerCase() === name)
  return found ? (found[1] ?? '') : null
}
