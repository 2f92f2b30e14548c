import { refuse } from '../domain/refusal.ts'

export interface SignedIn {
  readonly kind: 'user'
  readonly userId: string
  readonly isMember: boolean
  /** The session this request came by. */
  readonly tokenHash: Uint8Array
}

export type Viewer = SignedIn | { readonly kind: 'visitor' }

export const visitor: Viewer = { kind: 'visitor' }

/** The signed-in user; the plugin has already refused visitors where the contract demands a token. */
export function signedIn(viewer: Viewer): SignedIn {
  if (viewer.kind === 'visitor') throw refuse('error.unauthorized')
  return viewer
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  const [scheme, token, ...rest] = header?.trim().split(/\s+/) ?? []
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null
}
