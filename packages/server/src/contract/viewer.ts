import { parseCookie } from 'cookie'

export interface SignedIn {
  readonly kind: 'user'
  readonly userId: string
  readonly isMember: boolean
  /** Of the token of the session. */
  readonly tokenHash: Uint8Array
  /** Read along with the session, for the call that shows it. */
  readonly account?: Account
}

/** What users are shown of their own account. */
export interface Account {
  readonly userName: string
  readonly email: string | null
  readonly avatarId: string | null
  readonly twitterAccount: string | null
  readonly memberUntil: Date | null
  readonly allowDataManage: 0 | 1
  readonly isCopyrightProtection: 0 | 1
  /** Earned so far. */
  readonly points: number | null
  /** Paid for today. */
  readonly topics: number | null
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
