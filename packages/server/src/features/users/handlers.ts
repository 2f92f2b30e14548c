import type { RequestContext, ServerHandlers, UserRequestContext } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { resetsAt } from '../../domain/calendar.ts'
import { type Membership, membershipOf } from '../../domain/membership.ts'
import { remainingTopics } from '../../domain/quota.ts'
import { type Refund, recentRefund } from '../../domain/refund.ts'
import { refuse } from '../../domain/refusal.ts'
import { userName } from '../../domain/user-name.ts'
import { endAnswers } from '../../generation/settle.ts'
import { rememberSpends } from '../../quota/deleted-accounts.ts'
import { addressOf, lockMailbox } from '../../quota/quota-store.ts'
import { lockAddress, removeCodes } from '../auth/code-store.ts'
import { clearedNavigationCookies } from '../auth/session.ts'
import { endPayments, paysNothing } from '../orders/payments.ts'
import { paidSubscriptions } from '../orders/store.ts'
import { bucketName } from '../rate-limits/rate-limits.ts'
import { iconUrl } from './pictures.ts'
import { changeUser, removeUser, type UserChanges } from './store.ts'

/** The limits that count users by their id. */
const USER_LIMITS = ['ask', 'export', 'upload', 'checkout', 'data'] as const

export const userHandlers = {
  fetchUser: async ({ database, viewer, now }) => {
    const { userId, isMember, account } = viewer
    if (!account) throw refuse('error.unauthorized')
    const memberUntil = isMember ? account.memberUntil : null
    const paid = memberUntil ? await paidSubscriptions(database.db, userId) : []
    const membership = memberUntil && membershipOf(paid, memberUntil, now)
    return json({
      code: 0,
      data: {
        user_id: userId,
        user_name: account.userName,
        email: account.email ?? '',
        icon_url: iconUrl(account.avatarId),
        twitter_account: account.twitterAccount ?? '',
        is_membership: isMember ? 1 : 0,
        ...planFields(membership),
        ...refundField(recentRefund(paid, now)),
        cur_points: account.points ?? 0,
        topic_count: remainingTopics(account.topics ?? 0, isMember),
        resets_at: resetsAt(now),
        allow_data_manage: account.allowDataManage,
        is_copyright_protection: isMember ? account.isCopyrightProtection : 0,
      },
    })
  },

  updateUserName: async (ctx, { body }) => {
    await change(ctx, { user_name: userName(body.user_name) })
    return json({ code: 0, data: null })
  },

  setRightProtection: async (ctx, { body }) => {
    if (body.right_protection && !ctx.viewer.isMember) throw refuse('error.proOnly')
    await change(ctx, { is_copyright_protection: body.right_protection ? 1 : 0 })
    return json({ code: 0, data: null })
  },

  setDataManager: async (ctx, { body }) => {
    await change(ctx, { allow_data_manage: body.allow_data_manage ? 1 : 0 })
    return json({ code: 0, data: null })
  },

  deleteUser: async (ctx) => {
    const { userId } = ctx.viewer
    // Payments end first, outside the transaction: if a subscription can't be cancelled, the account
    // stays. Anything bought meanwhile is found under the lock and ended in another round.
    do await endPayments(ctx, userId)
    while (!(await removeWhole(ctx, userId)))
    return json({ code: 0, data: null }, clearedNavigationCookies())
  },
} satisfies Partial<ServerHandlers>

/** All null for those who are no members. */
function planFields(membership: Membership | null) {
  return {
    plan: membership?.plan ?? null,
    plan_until: membership && Math.floor(membership.until.getTime() / 1000),
    plan_renewal: membership?.renewal ?? null,
  }
}

/** Absent unless there was one lately. */
function refundField(refund: Refund | null) {
  return refund && { refund: { ...refund, at: Math.floor(refund.at.getTime() / 1000) } }
}

/** Refused as a dead token when the account was deleted meanwhile. */
async function change(
  { database, viewer }: UserRequestContext,
  changes: UserChanges,
): Promise<void> {
  const changed = await changeUser(database.db, viewer.userId, changes)
  if (!changed) throw refuse('error.unauthorized')
}

/** False when the user pays for something again; nothing but codes is deleted then. */
function removeWhole(ctx: RequestContext, userId: string): Promise<boolean> {
  const { database, now } = ctx
  return database.write(async (tx) => {
    const email = await addressOf(tx, userId)
    if (email) {
      await lockAddress(tx, email)
      await removeCodes(tx, email)
    }
    await lockMailbox(tx, userId)
    if (!(await paysNothing(tx, userId, now))) return false
    // What is used is remembered with the account: nobody can be asked for it afterwards.
    await endAnswers(tx, { userId }, now, (requestId) => ctx.generations.soFar(requestId)?.tokens)
    await rememberSpends(tx, ctx, userId)
    const buckets = USER_LIMITS.map((limit) => bucketName(limit, userId))
    await removeUser(tx, userId, buckets)
    return true
  })
}
