import { randomUUID } from 'node:crypto'
import type { Schemas } from '@coinquiry/api-client/contract'
import type { Database } from '../../../adapters/database/database.ts'
import type { UserRequestContext } from '../../../app-context.ts'
import type { SignedIn } from '../../../contract/viewer.ts'
import { handlerContext, queryOnly } from '../../../testing/handler-context.ts'
import { pointsHandlers } from '../handlers.ts'

type TaskKey = Schemas['TaskKey']
type Page = { page_no?: number; page_size?: number }

/** A user's points: what is put into their ledger, and what the server tells of it. */
export function ledgerOf(database: Database, viewer: SignedIn) {
  const { db } = database
  const user_id = viewer.userId
  const ctx = (now = '2026-03-15T12:00:00Z'): UserRequestContext =>
    handlerContext(database, { now: new Date(now), viewer })
  return {
    async earned(task_key: TaskKey, points: number, at: string) {
      const created_at = new Date(at)
      const row = { user_id, task_key, points, reference: randomUUID(), created_at }
      await db.insertInto('points').values(row).execute()
    },
    /** All points that a task brought so far. */
    async sumOf(task_key: TaskKey) {
      const rows = await db
        .selectFrom('points')
        .select('points')
        .where('user_id', '=', user_id)
        .where('task_key', '=', task_key)
        .execute()
      return rows.reduce((sum, { points }) => sum + points, 0)
    },
    async info(now?: string) {
      return (await pointsHandlers.fetchPointsInfo(ctx(now))).body.data
    },
    async history(query: Page = {}) {
      return (await pointsHandlers.fetchPointsHistory(ctx(), queryOnly(query))).body.data
    },
  }
}

export type Ledger = ReturnType<typeof ledgerOf>
