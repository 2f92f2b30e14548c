import type { Schemas } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'
import { isShown } from '../../db/shown-topics.ts'

export interface NewReport {
  readonly shareToken: string
  /** Tells that the same reporter comes again, and nothing else. */
  readonly reporterHash: Uint8Array
  readonly reason: Schemas['ReportRequest']['reason']
  readonly note: string
  readonly now: Date
}

/**
 * Stores a report of a topic that others can see, unless this reporter has reported it before. False
 * when there is no such topic.
 */
export async function addReport(
  db: Db,
  { shareToken, reporterHash, reason, note, now }: NewReport,
): Promise<boolean> {
  const { rows } = await sql`
    with topic as (
      select id from topics where share_token = ${shareToken} and ${isShown('topics')}
      for key share
    ), added as (
      insert into reports (topic_id, reporter_hash, reason, note, created_at)
      select id, ${reporterHash}::bytea, ${reason}, ${note}, ${now}::timestamptz from topic
      on conflict (topic_id, reporter_hash) do nothing
    )
    select from topic`.execute(db)
  return rows.length > 0
}
