import { sql } from 'kysely'
import type { Db } from '../adapters/database/database.ts'

/** Says that the node lives; time is the database's, so that no node's clock matters. */
export async function renewLease(db: Db, nodeId: string): Promise<void> {
  await sql`
    insert into nodes (id, seen_at) values (${nodeId}, now())
    on conflict (id) do update set seen_at = now()`.execute(db)
}

export async function dropLease(db: Db, nodeId: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', nodeId).execute()
}

/** For a node that knows itself to be alone: whatever another one left behind is dead. */
export async function dropAllLeases(db: Db): Promise<void> {
  await db.deleteFrom('nodes').execute()
}

/** Running generations whose node has not been seen for a while, or left; and its own. */
export async function findUnattended(
  db: Db,
  nodeId: string,
  deadAfterMs: number,
): Promise<readonly { readonly requestId: string; readonly own: boolean }[]> {
  const { rows } = await sql<{ requestId: string; own: boolean }>`
    select g.request_id as "requestId", g.node_id = ${nodeId} as "own"
    from generations g
    where g.status = 'running' and (g.node_id = ${nodeId} or not exists (
      select from nodes n where n.id = g.node_id
        and n.seen_at > now() - ${deadAfterMs}::float8 * interval '1 millisecond'))`.execute(db)
  return rows
}

/** Forgets nodes that have been silent for so long that nothing of theirs can be left. */
export async function forgetDeadNodes(db: Db, deadAfterMs: number): Promise<void> {
  await sql`delete from nodes n
    where n.seen_at < now() - 10 * ${deadAfterMs}::float8 * interval '1 millisecond'`.execute(db)
}
