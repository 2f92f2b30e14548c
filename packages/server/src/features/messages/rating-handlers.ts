import type { HandlersOf } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { signedIn } from '../../contract/viewer.ts'
import { refuse } from '../../domain/refusal.ts'
import { rate } from './rating-store.ts'

export const ratingHandlers = {
  handleTopicComments: async ({ database, viewer }, { body }) => {
    const { userId } = signedIn(viewer)
    const answerId = body.message_id
    const isOwn = await rate(database.db, { userId, answerId, isLike: body.comments })
    if (!isOwn) throw refuse('error.noAccess')
    return json({ code: 0, data: null })
  },
} satisfies HandlersOf<'handleTopicComments'>
