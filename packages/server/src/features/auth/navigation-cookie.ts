import type { ReplyCookie } from '@coinquiry/api-client/contract'
import { NAVIGATION_COOKIE } from '../../contract/cookies.ts'

/** Where a browser navigates, and so cannot send a bearer. */
const PATHS = ['/api/v1/topics/download', '/api/v1/auth/login/bind_twitter']
/** As long as browsers keep any cookie; the session itself expires earlier unless it is used. */
const MAX_AGE_SECONDS = 400 * 86_400

export function navigationCookies(value: string): ReplyCookie[] {
  return cookies(value, MAX_AGE_SECONDS)
}

export function clearedNavigationCookies(): ReplyCookie[] {
  return cookies('', 0)
}

function cookies(value: string, maxAge: number): ReplyCookie[] {
  return PATHS.map((path) => ({ name: NAVIGATION_COOKIE, value, path, maxAge, sameSite: 'lax' }))
}
