import { randomUUID } from 'node:crypto'
import type { Schemas } from '@coinquiry/api-client/contract'
import type { Database } from '../../../adapters/database/database.ts'
import type { Ctx } from '../../../contract/context.ts'
import { handlerContext } from '../../../testing/handler-context.ts'
import { pointsHandlers } from '../handlers.ts'

type Page = { page_no?: number; page_size?: number }

/** A new user's points: what is put into their ledger, and what the server tells of it. */
export async function newLedger(database: Database) {
  const { db } = database
  const { id: userId } = await db
    .insertInto('users')
    .values({ user_name: 'Mei' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ctx = (now = '2026-03-15T12:00:00Z'): Ctx =>
    handlerContext(database, {
      now: new Date(now),
      viewer: { kind: 'user', userId, isMember: false, tokenHash: new Uint8Array() },
    })
  return {
    async earned(task_key: Schemas['TaskKey'], points: number, at: string) {
      const created_at = new Date(at)
      const row = { user_id: userId, task_key, points, reference: randomUUID(), created_at }
      await db.insertInto('points').values(row).execute()
    },
    async info(now?: string) {
      return (await pointsHandlers.fetchPointsInfo(ctx(now))).body.data
    },
    async history(query: Page = {}) {
      const input = { path: {}, query, header: {}, body: undefined }
      return (await pointsHandlers.fetchPointsHistory(ctx(), input)).body.data
    },
  }
}

export type Ledger = Awaited<ReturnType<typeof newLedger>>
