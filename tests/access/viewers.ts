import type { Db } from '@coinquiry/server/testing'
import { addUser, type StoredUser } from '../fixtures/stored.ts'

export const VIEWERS = [
  'visitor',
  'other free user',
  'other member',
  'owner',
  'revoked token',
  'deleted account',
] as const
export type Viewer = (typeof VIEWERS)[number]

/** Viewers who send no token, or one that the server does not accept. */
export function isNobody(viewer: Viewer): boolean {
  return viewer === 'visitor' || viewer === 'revoked token' || viewer === 'deleted account'
}

/** The token that the viewer sends; null sends none. */
export async function tokenOf(db: Db, viewer: Viewer, owner: StoredUser): Promise<string | null> {
  switch (viewer) {
    case 'visitor':
      return null
    case 'owner':
      return owner.token
    case 'other free user':
      return (await addUser(db)).token
    case 'other member':
      return (await addUser(db, { member: true })).token
    case 'revoked token': {
      const { token, userId } = await addUser(db)
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
      return token
    }
    case 'deleted account': {
      const { token, userId } = await addUser(db)
      await db.deleteFrom('users').where('id', '=', userId).execute()
      return token
    }
  }
}
