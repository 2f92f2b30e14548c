import type { ServerHandlers } from '../../app-context.ts'
import { json } from '../../contract/replies.ts'
import { utcDaySpan, utcMonthSpan } from '../../domain/calendar.ts'
import { pointsInfo } from '../../domain/points.ts'
import { countRecords, loadEarned, loadRecords } from './store.ts'

export const pointsHandlers = {
  fetchPointsInfo: async ({ database, viewer, now }) => {
    const { userId } = viewer
    const earned = await loadEarned(database.db, userId, utcMonthSpan(now), utcDaySpan(now))
    return json({ code: 0, data: pointsInfo(earned) })
  },

  fetchPointsHistory: async ({ database, viewer }, { query }) => {
    const { userId } = viewer
    const { page_no = 1, page_size = 10 } = query
    const page = { limit: page_size, offset: (page_no - 1) * page_size }
    const records = await loadRecords(database.db, userId, page)
    const count = await countRecords(database.db, userId)
    const items = records.map(({ task_key, points, created_at }) => ({
      task_key,
      points,
      created_at: Math.floor(created_at.getTime() / 1000),
      status: 'completed' as const,
    }))
    return json({ code: 0, data: { items, total_pages: Math.ceil(count / page_size) } })
  },
} satisfies Partial<ServerHandlers>
