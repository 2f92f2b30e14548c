import { parseCookie } from 'cookie'

export interface SignedIn {
  readonly kind: 'user'
  readonly userId: string
  readonly isMember: boolean
  /** The session this request came by. */
  readonly tokenHash: Uint8Array
}

export type Viewer = SignedIn | { readonly kind: 'visitor' }

export const visitor: Viewer = { kind: 'visitor' }

/** By which a browser is known where it navigates and can send no bearer. */
export const NAVIGATION_COOKIE = 'coinquiry_navigation'

/** The cookies of a request, by name. */
export function sentCookies(
  header: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '')
}
