import { sql } from 'kysely'
import { lockedName } from '../../adapters/database/advisory-lock.ts'
import type { Tx } from '../../adapters/database/database.ts'
import type { Usage } from '../../domain/quota.ts'
import { type UsageQuery, usageOf } from '../../generation/usage.ts'
import { lockUser } from '../../generation/user-lock.ts'

export interface AskedTopicRow {
  readonly userId: string
  readonly isPublic: boolean
  readonly selectedFirst: string | null
  /** The topic that it continues. */
  readonly sourcePublicId: string | null
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
 * Until the end of the transaction nobody else asks for this user, or under this rate's bucket.
 * False when the user is gone.
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
