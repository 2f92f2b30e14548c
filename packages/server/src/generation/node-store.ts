import { sql } from 'kysely'
import { type Db, isFree } from '../adapters/database/database.ts'
import type { GenerationStatus } from '../domain/generation.ts'

export interface NewsRow {
  readonly requestId: string
  /** Null when the generation is gone. */
  readonly status: GenerationStatus | null
  /** The node that writes it was seen lately. */
  readonly attended: boolean
  readonly chunk: string | null
}

/** What was stored of these answers after the frames that are known of each; a row for each chunk. */
export async function loadNews(
  db: Db,
  known: readonly { readonly requestId: string; readonly count: number }[],
  patience: Patience,
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select k.request_id as "requestId", g.status, n.id is not null as "attended", f.chunk
    from unnest(
      ${known.map(({ requestId }) => requestId)}::uuid[],
      ${known.map(({ count }) => count)}::int[]
    ) as k (request_id, count)
    left join generations g on g.request_id = k.request_id
    left join nodes n on n.id = g.node_id and ${isAlive(patience)}
    left join frames f on f.request_id = k.request_id and f.first_seq > k.count
    order by f.first_seq`.execute(db)
  return rows
}

/** With which the silence of a node is judged, in milliseconds. */
export interface Patience {
  readonly leaseMs: number
  readonly restartedMs: number
}

const ms = (count: number) => sql`${count}::float8 * interval '1 millisecond'`

/** True where the database has just started: nobody could renew a lease while it was away. */
const isFresh = ({ restartedMs }: Patience) =>
  sql<boolean>`pg_postmaster_start_time() > now() - ${ms(restartedMs)}`

const isAlive = (patience: Patience) =>
  sql<boolean>`(n.seen_at > now() - ${ms(patience.leaseMs)} or ${isFresh(patience)})`

/** Marks the node as alive, by the database's clock because those of nodes may differ. */
export async function renewLease(db: Db, nodeId: string): Promise<void> {
  await sql`
    insert into nodes (id, seen_at) values (${nodeId}, now())
    on conflict (id) do update set seen_at = now()`.execute(db)
}

export async function dropLease(db: Db, nodeId: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', nodeId).execute()
}

/** For the only node of a database: every other one is dead. */
export async function dropAllLeases(db: Db): Promise<void> {
  await db.deleteFrom('nodes').execute()
}

/** The name of the lock that a node holds as long as it lives. */
export const lockOf = (nodeId: string): string => `node ${nodeId}`

const isUnlocked = isFree(sql<string>`'node ' || n.id`)

export interface SilentNode {
  readonly id: string
  /** When it was seen, as the database writes it. */
  readonly seenAt: string
  /** How long the database has been there, in milliseconds. */
  readonly upMs: number
}

/** Nodes that count as alive though nobody holds their lock. */
export async function findUnlocked(db: Db, patience: Patience): Promise<readonly SilentNode[]> {
  const { rows } = await sql<SilentNode>`
    select n.id, n.seen_at::text as "seenAt",
      extract(epoch from now() - pg_postmaster_start_time())::float8 * 1000 as "upMs"
    from nodes n
    where ${isAlive(patience)} and ${isUnlocked}`.execute(db)
  return rows
}

/** Ends the leases of those that have neither been seen nor taken their lock since. */
export async function dropUnlocked(db: Db, nodes: readonly SilentNode[]): Promise<void> {
  await sql`
    delete from nodes n using unnest(
      ${nodes.map(({ id }) => id)}::uuid[],
      ${nodes.map(({ seenAt }) => seenAt)}::timestamptz[]
    ) as silent (id, seen_at)
    where n.id = silent.id and n.seen_at = silent.seen_at and ${isUnlocked}`.execute(db)
}

const isUnattended = (patience: Patience) => sql<boolean>`not exists (
  select from nodes n where n.id = g.node_id and ${isAlive(patience)})`

export interface RunningGeneration {
  readonly requestId: string
  /** False for one of a node that left or was not seen lately. */
  readonly own: boolean
}

/** Running generations of this node, and of nodes that left or were not seen lately. */
export async function findOwnAndOrphaned(
  db: Db,
  nodeId: string,
  patience: Patience,
): Promise<readonly RunningGeneration[]> {
  const { rows } = await sql<RunningGeneration>`
    select g.request_id as "requestId", g.node_id = ${nodeId} as "own"
    from generations g
    where g.status = 'running' and (g.node_id = ${nodeId} or ${isUnattended(patience)})`.execute(db)
  return rows
}

/** True for a running generation of a node that left or was not seen lately. */
export async function isOrphaned(db: Db, requestId: string, patience: Patience): Promise<boolean> {
  const { rows } = await sql`
    select from generations g
    where g.request_id = ${requestId} and g.status = 'running'
      and ${isUnattended(patience)}`.execute(db)
  return rows.length > 0
}

/** Forgets nodes that have been silent for so long that nothing of theirs can be left. */
export async function forgetDeadNodes(db: Db, patience: Patience): Promise<void> {
  await sql`delete from nodes n
    where n.seen_at < now() - 10 * ${ms(patience.leaseMs)} and not ${isFresh(patience)}`.execute(db)
}
