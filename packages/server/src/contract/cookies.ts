import type { ReplyCookie } from '@coinquiry/api-client/contract'
import { parseCookie, stringifySetCookie } from 'cookie'

/** By which a browser is known where it navigates and can send no bearer. */
export const NAVIGATION_COOKIE = 'coinquiry_navigation'

/** The cookies of a request, by name. */
export function sentCookies(
  header: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '')
}

/** The values of `Set-Cookie`. */
export function setCookies(cookies: readonly ReplyCookie[], https: boolean): string[] {
  return cookies.map(({ sameSite, ...cookie }) =>
    stringifySetCookie({
      ...cookie,
      sameSite,
      httpOnly: true,
      secure: https || sameSite === 'none',
    }),
  )
}
