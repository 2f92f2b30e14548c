import type { HandlersOf } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { resetsAt, utcDay } from '../../domain/calendar.ts'
import { remainingTopics } from '../../domain/quota.ts'
import { refuse } from '../../domain/refusal.ts'
import { iconUrl } from './pictures/icon-url.ts'
import { userById } from './store.ts'

export const userHandlers = {
  fetchUser: async ({ database, viewer, now }) => {
    const { userId, isMember } = signedIn(viewer)
    const user = await userById(database.db, userId, utcDay(now))
    if (!user) throw refuse('error.unauthorized')
    return json({
      code: 0,
      data: {
        user_id: user.id,
        user_name: user.user_name,
        email: user.email ?? '',
        icon_url: iconUrl(user.avatar_id),
        twitter_account: user.twitter_account ?? '',
        is_membership: isMember ? 1 : 0,
        cur_points: user.points ?? 0,
        topic_count: remainingTopics(user.topics ?? 0, isMember),
        resets_at: resetsAt(now),
        allow_data_manage: user.allow_data_manage,
        is_copyright_protection: isMember ? user.is_copyright_protection : 0,
      },
    })
  },
} satisfies HandlersOf<'fetchUser'>
