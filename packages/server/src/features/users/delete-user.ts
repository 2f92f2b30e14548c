import type { HandlersOf, RequestContext } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { endAnswers } from '../../generation/settle.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { lockAddress, removeCodes } from '../auth/code-store.ts'
import { clearedNavigationCookies } from '../auth/navigation-cookie.ts'
import { endPayments, paysNothing } from '../orders/end-payments.ts'
import { bucketOf } from '../rates/take-rate.ts'
import { addressOf, removeUser } from './account-store.ts'

/** The limits that count users by their id. */
const USER_LIMITS = ['ask', 'export', 'upload', 'checkout'] as const

export const deleteUserHandlers = {
  deleteUser: async (ctx) => {
    const { userId } = signedIn(ctx.viewer)
    // Payments end first, and outside: an account stays whose subscription can't be cancelled. What
    // is bought in between is found under the lock, and ended in one more round.
    do await endPayments(ctx, userId)
    while (!(await removeWhole(ctx, userId)))
    return json({ code: 0, data: null }, clearedNavigationCookies())
  },
} satisfies HandlersOf<'deleteUser'>

/** False when the user pays for something again; nothing but codes is deleted then. */
function removeWhole({ database, now }: RequestContext, userId: string): Promise<boolean> {
  return database.write(async (tx) => {
    const email = await addressOf(tx, userId)
    if (email) {
      await lockAddress(tx, email)
      await removeCodes(tx, email)
    }
    await lockUser(tx, userId)
    if (!(await paysNothing(tx, userId, now))) return false
    await endAnswers(tx, { userId }, now)
    const buckets = USER_LIMITS.map((limit) => bucketOf(limit, userId))
    await removeUser(tx, userId, buckets)
    return true
  })
}
