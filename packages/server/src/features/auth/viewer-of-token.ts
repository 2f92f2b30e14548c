import type { Db } from '../../adapters/database/database.ts'
import { type Viewer, visitor } from '../../contract/viewer.ts'
import { endOfSession, mayExtend } from '../../domain/session.ts'
import { tokenHash } from './secrets.ts'
import { extendSession, loadSession } from './store.ts'

/** Who sent the token: a dead or unknown one makes a visitor. A session in use lives on. */
export async function viewerOfToken(db: Db, token: string, now: Date): Promise<Viewer> {
  const hash = tokenHash(token)
  const session = await loadSession(db, hash, now)
  if (!session) return visitor
  const { userId, expiresAt, memberUntil } = session
  if (mayExtend(expiresAt, now)) await extendSession(db, hash, endOfSession(now))
  const isMember = memberUntil !== null && memberUntil > now
  return { kind: 'user', userId, isMember, tokenHash: hash }
}
