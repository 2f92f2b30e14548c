import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { QuestionKind } from '../../domain/generation.ts'
import type { SpendKind } from '../../domain/quota.ts'
import type { Selection } from '../../domain/versions.ts'
import { select } from '../messages/tree-store.ts'

/** The lock that orders everything a user spends. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for update`.execute(tx)
}

export interface EarlierAsk {
  readonly requestId: string
  readonly bodyHash: Uint8Array | null
  readonly createdAt: Date
}

export async function findByIdempotencyKey(
  db: Db | Tx,
  userId: string,
  key: string,
): Promise<EarlierAsk | undefined> {
  return db
    .selectFrom('generations')
    .select(['request_id as requestId', 'body_hash as bodyHash', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** Lets a key be used again. */
export async function forgetIdempotencyKey(tx: Tx, requestId: string): Promise<void> {
  await tx
    .updateTable('generations')
    .set({ idempotency_key: null })
    .where('request_id', '=', requestId)
    .execute()
}

export interface AskedTopicRow {
  readonly userId: string
  readonly isPublic: boolean
  readonly selectedFirst: string | null
  readonly sourceTopicId: string | null
  readonly running: { readonly requestId: string; readonly detached: boolean } | null
}

/** The topic, locked, and the answer that is being written in it. */
export async function lockTopic(tx: Tx, topicId: string): Promise<AskedTopicRow | null> {
  const { rows } = await sql<AskedTopicRow>`
    select t.user_id as "userId", t.public_permission = 1 as "isPublic",
      t.selected_message_id as "selectedFirst", t.source_topic_id as "sourceTopicId",
      (select jsonb_build_object('requestId', g.request_id, 'detached', g.detached)
        from generations g where g.topic_id = t.id and g.status = 'running') as "running"
    from topics t where t.id = ${topicId} for update`.execute(tx)
  return rows[0] ?? null
}

export interface SourceRow {
  readonly userId: string
  readonly isPublic: boolean
  readonly selectedFirst: string | null
}

/** The topic that another one continues. */
export async function loadSource(db: Db | Tx, topicId: string): Promise<SourceRow | null> {
  const { rows } = await sql<SourceRow>`
    select user_id as "userId", public_permission = 1 as "isPublic",
      selected_message_id as "selectedFirst"
    from topics where id = ${topicId}`.execute(db)
  return rows[0] ?? null
}

export async function loadTexts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const texts = await db
    .selectFrom('messages')
    .select(['id', 'role', 'content'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(texts.map((text) => [text.id, text]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** When the user asked since then, whatever became of the questions. */
export async function asksSince(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const spends = await tx
    .selectFrom('spends')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute()
  return spends.map((spend) => spend.created_at)
}

export interface NewAsk {
  readonly requestId: string
  readonly userId: string
  readonly nodeId: string
  readonly topicId: string
  readonly answerId: string
  /** The question is new, unless this is one more answer to a stored one. */
  readonly question: { readonly id: string; readonly added: AddedQuestion | null }
  readonly createsTopic: boolean
  readonly sourceTopicId: string | null
  readonly selections: readonly Selection[]
  readonly kind: QuestionKind
  readonly detached: boolean
  readonly deepThink: boolean
  readonly internetSearch: boolean
  readonly idempotency: { readonly key: string; readonly bodyHash: Uint8Array } | null
  readonly spend: SpendKind
  readonly day: string
  readonly now: Date
}

interface AddedQuestion {
  readonly parentId: string | null
  readonly text: string
}

/** Stores an ask whole; false when the topic's id was taken meanwhile. */
export async function insertAsk(tx: Tx, ask: NewAsk): Promise<boolean> {
  if (ask.createsTopic && !(await insertTopic(tx, ask))) return false
  await insertMessages(tx, ask)
  await select(tx, ask.topicId, ask.selections, ask.now)
  const { requestId, userId, topicId, spend, day, now, idempotency } = ask
  await tx
    .with('spend', (query) =>
      query.insertInto('spends').values({
        user_id: userId,
        topic_id: topicId,
        request_id: requestId,
        kind: spend,
        day,
        state: 'held',
        created_at: now,
      }),
    )
    .insertInto('generations')
    .values({
      request_id: requestId,
      topic_id: topicId,
      user_id: userId,
      question_message_id: ask.question.id,
      answer_message_id: ask.answerId,
      node_id: ask.nodeId,
      status: 'running',
      question_type: ask.kind,
      detached: ask.detached,
      deepthink: ask.deepThink,
      internet_search: ask.internetSearch,
      idempotency_key: idempotency?.key ?? null,
      body_hash: idempotency?.bodyHash ?? null,
      created_at: now,
    })
    .execute()
  return true
}

async function insertTopic(tx: Tx, ask: NewAsk): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('topics')
    .values({
      id: ask.topicId,
      user_id: ask.userId,
      source_topic_id: ask.sourceTopicId,
      created_at: ask.now,
      updated_at: ask.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function insertMessages(tx: Tx, { question, answerId, ...ask }: NewAsk): Promise<void> {
  const shared = { topic_id: ask.topicId, request_id: ask.requestId, created_at: ask.now }
  const answer = {
    ...shared,
    id: answerId,
    parent_id: question.id,
    role: 'assistant' as const,
    status: 'running' as const,
  }
  const { added } = question
  await tx
    .insertInto('messages')
    .values(
      added
        ? [
            {
              ...shared,
              id: question.id,
              parent_id: added.parentId,
              role: 'user' as const,
              content: added.text,
            },
            answer,
          ]
        : answer,
    )
    .execute()
}
