import { sql } from 'kysely'
import type { Db } from '../adapters/database/database.ts'

export interface NewFrames {
  readonly requestId: string
  readonly firstSeq: number
  /** Frames from `firstSeq` on, joined. */
  readonly chunk: string
}

/**
 * Stores the new frames of all answers of a node in one statement, of those alone that are still
 * the node's to write. Returns them, with the wish to stop that another node may have left.
 * Repeating one whose result was lost does no harm, as long as the frames are cut as before. Rows
 * are locked in order, so that it never stands crosswise to a deletion that ends several answers.
 */
export async function checkpoint(
  db: Db,
  nodeId: string,
  frames: readonly NewFrames[],
): Promise<Map<string, { readonly stopRequested: boolean }>> {
  const { rows } = await sql<{ requestId: string; stopRequested: boolean }>`
    with running as (
      select request_id, stop_requested from generations
      where node_id = ${nodeId} and status = 'running'
      order by request_id for share
    ), stored as (
      insert into frames (request_id, first_seq, chunk)
      select fresh.request_id, fresh.first_seq, fresh.chunk
      from unnest(
        ${frames.map(({ requestId }) => requestId)}::uuid[],
        ${frames.map(({ firstSeq }) => firstSeq)}::int[],
        ${frames.map(({ chunk }) => chunk)}::text[]
      ) as fresh (request_id, first_seq, chunk)
      join running using (request_id)
      on conflict do nothing
    )
    select request_id as "requestId", stop_requested as "stopRequested" from running`.execute(db)
  return new Map(rows.map(({ requestId, stopRequested }) => [requestId, { stopRequested }]))
}
