import type { ReplyCookie } from '@coinquiry/api-client/contract'
import type { Db } from '../../adapters/database/database.ts'
import { json } from '../../contract/replies.ts'
import { NAVIGATION_COOKIE, type Viewer, visitor } from '../../contract/viewer.ts'
import { endOfSession, isTooOld, mayExtend } from '../../domain/session.ts'
import { type NewSession, tokenHash } from './secrets.ts'
import { extendSession, loadSession, type Session } from './store.ts'

export function signedInReply(
  { accessToken, navigation }: NewSession,
  cookies: readonly ReplyCookie[] = [],
) {
  return json<'loginByEmail' | 'fetchAccessToken'>(
    { code: 0, data: { access_token: accessToken, token_type: 'bearer' } },
    [...navigationCookies(navigation), ...cookies],
  )
}

/** Where a browser navigates, and so cannot send a bearer. */
const PATHS = ['/api/v1/topics/download', '/api/v1/auth/login/bind_twitter']
/** As long as browsers keep any cookie; the session itself expires earlier unless it is used. */
const MAX_AGE_SECONDS = 400 * 86_400

export const clearedNavigationCookies = () => navigationCookies('', 0)

function navigationCookies(value: string, maxAge = MAX_AGE_SECONDS): ReplyCookie[] {
  return PATHS.map((path) => ({ name: NAVIGATION_COOKIE, value, path, maxAge, sameSite: 'lax' }))
}

/** The user whose token it is; a visitor for an expired or unknown one. */
export async function viewerOfToken(db: Db, token: string, now: Date): Promise<Viewer> {
  return viewerOf(db, await loadSession(db, 'token_hash', tokenHash(token), now), now)
}

/** The user whose navigation cookie it is; it is valid as long as the session. */
export async function viewerOfNavigation(db: Db, cookie: string, now: Date): Promise<Viewer> {
  return viewerOf(db, await loadSession(db, 'navigation_hash', tokenHash(cookie), now), now)
}

/** The user of a session that was found; using it extends it. */
export async function viewerOf(db: Db, session: Session | undefined, now: Date): Promise<Viewer> {
  if (!session) return visitor
  const { userId, tokenHash: hash, createdAt, memberUntil } = session
  if (isTooOld(createdAt, now)) return visitor
  if (mayExtend(session, now))
    await extendSession(db, hash, { usedAt: now, expiresAt: endOfSession(now, createdAt) })
  const isMember = memberUntil !== null && memberUntil > now
  return { kind: 'user', userId, isMember, tokenHash: hash }
}
