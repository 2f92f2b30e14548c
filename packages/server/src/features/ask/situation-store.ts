import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import { lockedName } from '../../adapters/database/database.ts'
import type { Owned } from '../../domain/access.ts'
import type { Usage } from '../../domain/quota.ts'
import { lockUser, type UsageQuery, usageOf } from '../../ledger/quota-store.ts'

export interface AskedTopicRow {
  readonly userId: string
  readonly isPublic: boolean
  readonly selectedFirst: string | null
  /** The topic that it continues. */
  readonly sourcePublicId: string | null
  readonly hasTitle: boolean
  /** The answer that is being written in the topic. */
  readonly running: { readonly requestId: string; readonly detached: boolean } | null
}

/** All that is known of an ask before it is decided. */
export interface Situation extends Usage {
  readonly topic: AskedTopicRow | null
  /** The ask that was stored under the same key. */
  readonly earlier: {
    readonly requestId: string
    /** In hexadecimal. */
    readonly bodyHash: string
    /** In seconds since 1970. */
    readonly askedAt: number
  } | null
  /** What counts against the rates of asking; `at` in seconds since 1970. */
  readonly uses: readonly { readonly bucket: string; readonly at: number; readonly cost: number }[]
}

export interface SituationQuery extends UsageQuery {
  readonly idempotencyKey: string | null
  readonly rateBuckets: readonly string[]
  readonly usesSince: Date
}

/**
 * Locks asking for this user, and under this bucket, until the end of the transaction. False when
 * the user is gone.
 */
export async function lockAsker(tx: Tx, userId: string, bucket: string | null): Promise<boolean> {
  if (bucket === null) return lockUser(tx, userId)
  const { rows } = await sql`
    select from users where id = ${userId} and ${lockedName(bucket)} for update`.execute(tx)
  return rows.length === 1
}

/** In one statement, because the first word of an answer waits for it. */
export function loadSituation(tx: Tx, query: SituationQuery): Promise<Situation> {
  const { userId, topicId, idempotencyKey, rateBuckets, usesSince } = query
  return usageOf<Omit<Situation, keyof Usage>>(
    tx,
    query,
    sql`,
      (select jsonb_build_object(
          'userId', t.user_id, 'isPublic', t.public_permission = 1,
          'selectedFirst', t.selected_message_id, 'sourcePublicId', t.source_public_id,
          'hasTitle', t.title is not null,
          'running', (
            select jsonb_build_object('requestId', g.request_id, 'detached', g.detached)
            from generations g where g.topic_id = t.id and g.status = 'running'))
        from topics t where t.id = ${topicId}) as "topic",
      (select jsonb_build_object('requestId', request_id, 'bodyHash', encode(body_hash, 'hex'),
          'askedAt', extract(epoch from created_at))
        from generations
        where user_id = ${userId} and idempotency_key = ${idempotencyKey}) as "earlier",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'bucket', bucket, 'at', extract(epoch from used_at), 'cost', cost)), '[]')
        from rate_uses
        where bucket = any(${rateBuckets}::text[]) and used_at > ${usesSince}) as "uses"`,
  )
}

/** Lets a key be used again. */
export async function forgetIdempotencyKey(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('generations')
    .set({ idempotency_key: null })
    .where('request_id', '=', requestId)
    .execute()
}

export interface SourceRow extends Owned {
  readonly topicId: string
  readonly publicId: string
  readonly selectedFirst: string | null
}

/** The topic that another one continues. */
export function loadSource(db: Db, publicId: string): Promise<SourceRow | null> {
  return loadSourceWhere(db, sql`public_id = ${publicId}`)
}

/** The topic that a user means: any by its public id, one of their own by its real one, too. */
export function findSource(tx: Tx, id: string, userId: string): Promise<SourceRow | null> {
  return loadSourceWhere(tx, sql`public_id = ${id} or (id = ${id} and user_id = ${userId})`)
}

async function loadSourceWhere(db: Db | Tx, which: RawBuilder<unknown>): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`
    select id as "topicId", public_id as "publicId", user_id as "userId",
      public_permission = 1 as "isPublic", selected_message_id as "selectedFirst"
    from topics where ${which}`.execute(db)
  return rows[0] ?? null
}

/** The texts of messages, in the order of their ids. */
export async function loadTexts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const texts = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(texts.map(({ id, ...text }) => [id, text]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
