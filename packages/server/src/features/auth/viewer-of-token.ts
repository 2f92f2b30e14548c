import type { Db } from '../../adapters/database/database.ts'
import { type Viewer, visitor } from '../../contract/viewer.ts'
import { endOfSession, mayExtend } from '../../domain/session.ts'
import { tokenHash } from './secrets.ts'
import { extendSession, loadSession, type SessionKey } from './store.ts'

/** The user whose token it is; a visitor for an expired or unknown one. Using a session extends it. */
export function viewerOfToken(db: Db, token: string, now: Date): Promise<Viewer> {
  return viewerOf(db, 'token_hash', token, now)
}

/** The user whose navigation cookie it is; it is valid as long as the session. */
export function viewerOfNavigation(db: Db, cookie: string, now: Date): Promise<Viewer> {
  return viewerOf(db, 'navigation_hash', cookie, now)
}

async function viewerOf(db: Db, key: SessionKey, secret: string, now: Date): Promise<Viewer> {
  const session = await loadSession(db, key, tokenHash(secret), now)
  if (!session) return visitor
  const { userId, tokenHash: hash, expiresAt, memberUntil } = session
  if (mayExtend(expiresAt, now)) await extendSession(db, hash, endOfSession(now))
  const isMember = memberUntil !== null && memberUntil > now
  return { kind: 'user', userId, isMember, tokenHash: hash }
}
