import { type HandlersOf, signedIn } from '../serving/context.ts'
import { json } from '../serving/replies.ts'

export const pointsHandlers: HandlersOf<'fetchPointsInfo' | 'fetchPointsHistory'> = {
  fetchPointsInfo: async ({ world }) => json({ code: 0, data: world.points }),

  fetchPointsHistory: async (ctx, { query: { page_no = 1, page_size = 10 } }) => {
    const { user_id } = signedIn(ctx)
    const records = ctx.house.points.findMany((q) => q.where({ user_id })).reverse()
    const from = (page_no - 1) * page_size
    const items = records.slice(from, from + page_size).map(({ user_id: _, ...record }) => record)
    return json({ code: 0, data: { items, total_pages: Math.ceil(records.length / page_size) } })
  },
}
