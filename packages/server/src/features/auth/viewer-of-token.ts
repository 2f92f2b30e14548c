import type { Db } from '../../adapters/database/database.ts'
import { type Viewer, visitor } from '../../contract/viewer.ts'
import { endOfSession, mayExtend } from '../../domain/session.ts'
import { tokenHash } from './secrets.ts'
import { extendSession, loadSession, type SessionKey } from './store.ts'

/** Who sent the token: a dead or unknown one makes a visitor. A session in use lives on. */
export function viewerOfToken(db: Db, token: string, now: Date): Promise<Viewer> {
  return viewerOf(db, 'token_hash', token, now)
}

/** Who sent the navigation cookie; it lives and dies with the session. */
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
