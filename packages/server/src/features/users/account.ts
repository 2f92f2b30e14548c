import type { Db } from '../../adapters/database/database.ts'
import type { Viewer } from '../../contract/viewer.ts'
import { utcDay } from '../../domain/calendar.ts'
import { tokenHash } from '../auth/secrets.ts'
import { viewerOf } from '../auth/session.ts'
import { loadAccount } from './store.ts'

/** The user whose token it is, with the account: one look at the database for both. */
export async function accountOfToken(db: Db, token: string, now: Date): Promise<Viewer> {
  const account = await loadAccount(db, { hash: tokenHash(token), now, day: utcDay(now) })
  const viewer = await viewerOf(db, account, now)
  return viewer.kind === 'user' && account ? { ...viewer, account } : viewer
}
