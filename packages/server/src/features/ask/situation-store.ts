import { sql } from 'kysely'
import type { Tx } from '../../adapters/database/database.ts'
import type { Usage } from '../../domain/quota.ts'
import { type UsageQuery, usageOf } from '../../generation/usage.ts'

export interface AskedTopicRow {
  readonly userId: string
  readonly isPublic: boolean
  readonly selectedFirst: string | null
  readonly sourceTopicId: string | null
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
  /** When the user asked lately, in seconds since 1970, whatever became of the questions. */
  readonly recent: readonly number[]
}

export interface SituationQuery extends UsageQuery {
  readonly idempotencyKey: string | null
  readonly recentSince: Date
}

/** In one statement, because the first word of an answer waits for it. */
export function loadSituation(tx: Tx, query: SituationQuery): Promise<Situation> {
  const { userId, topicId, idempotencyKey, recentSince } = query
  return usageOf<Omit<Situation, keyof Usage>>(
    tx,
    query,
    sql`,
      (select jsonb_build_object(
          'userId', t.user_id, 'isPublic', t.public_permission = 1,
          'selectedFirst', t.selected_message_id, 'sourceTopicId', t.source_topic_id,
          'running', (
            select jsonb_build_object('requestId', g.request_id, 'detached', g.detached)
            from generations g where g.topic_id = t.id and g.status = 'running'))
        from topics t where t.id = ${topicId}) as "topic",
      (select jsonb_build_object('requestId', request_id, 'bodyHash', encode(body_hash, 'hex'),
          'askedAt', extract(epoch from created_at))
        from generations
        where user_id = ${userId} and idempotency_key = ${idempotencyKey}) as "earlier",
      (select coalesce(jsonb_agg(extract(epoch from created_at)), '[]') from spends
        where user_id = ${userId} and created_at > ${recentSince}) as "recent"`,
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
