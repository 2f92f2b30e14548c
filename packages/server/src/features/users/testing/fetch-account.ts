import type { Database } from '../../../adapters/database/database.ts'
import type { SignedIn } from '../../../contract/viewer.ts'
import { handlerContext, userOf } from '../../../testing/handler-context.ts'
import { signIn } from '../../../testing/people.ts'
import { accountOfToken } from '../account.ts'
import { userHandlers } from '../handlers.ts'

/** What users are told about their own account at that time, by a session of its own. */
export async function fetchAccount(database: Database, { userId }: SignedIn, now: Date) {
  const token = await signIn(database, userId, now)
  const viewer = userOf(await accountOfToken(database.db, token, now))
  const reply = await userHandlers.fetchUser(handlerContext(database, { now, viewer }))
  return reply.body.data
}
