import { parseCookie } from 'cookie'

export interface SignedIn {
  readonly kind: 'user'
  readonly userId: string
  readonly isMember: boolean
  /** Of the token of the session. */
  readonly tokenHash: Uint8Array
}

export type Viewer = SignedIn | { readonly kind: 'visitor' }

export const visitor: Viewer = { kind: 'visitor' }

/** Identifies a browser that navigates, since it cannot send a bearer token then. */
export const NAVIGATION_COOKIE = 'coinquiry_navigation'

/** The cookies of a request, by name. */
export function sentCookies(
  header: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '')
}
