import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../adapters/database/database.ts'
import type { QuestionKind } from '../../domain/generation.ts'
import type { SpendKind } from '../../domain/quota.ts'
import type { Selection } from '../../domain/versions.ts'

export interface NewAsk {
  readonly requestId: string
  readonly userId: string
  readonly nodeId: string
  readonly topicId: string
  readonly answerId: string
  readonly questionId: string
  /** Null for one more answer to a stored question. */
  readonly newQuestion: { readonly parentId: string | null; readonly text: string } | null
  readonly createsTopic: boolean
  readonly sourcePublicId: string | null
  /** The way to the answer, new messages included. */
  readonly selections: readonly Selection[]
  readonly kind: QuestionKind
  readonly detached: boolean
  readonly deepThink: boolean
  readonly internetSearch: boolean
  readonly idempotency: { readonly key: string; readonly bodyHash: Uint8Array } | null
  readonly spend: SpendKind
  /** Counts against the rates of asking. */
  readonly use: { readonly buckets: readonly string[]; readonly cost: number }
  readonly day: string
  readonly now: Date
}

/** Stores an ask whole, in one statement; false when the id of a new topic is one that is taken. */
export async function insertAsk(tx: Tx, ask: NewAsk): Promise<boolean> {
  const { requestId, userId, questionId, answerId, now, idempotency } = ask
  const inner = ask.selections.filter(({ parentId }) => parentId !== null)
  const { rows } = await sql`
    with topic as (${ask.createsTopic ? newTopic(ask) : changedTopic(ask)}),
    question as (
      insert into messages
        (id, topic_id, parent_id, role, content, request_id, selected_child_id, created_at)
      select ${questionId}::uuid, topic.id, ${ask.newQuestion?.parentId ?? null}::uuid, 'user',
        ${ask.newQuestion?.text ?? ''}, ${requestId}::uuid, ${answerId}::uuid, ${now}::timestamptz
      from topic where ${ask.newQuestion !== null}
    ), answer as (
      insert into messages (id, topic_id, parent_id, role, request_id, status, created_at)
      select ${answerId}::uuid, topic.id, ${questionId}::uuid, 'assistant', ${requestId}::uuid,
        'running', ${now}::timestamptz
      from topic
    ), shown as (
      update messages m set selected_child_id = way.child_id
      from unnest(
        ${inner.map(({ parentId }) => parentId)}::uuid[],
        ${inner.map(({ childId }) => childId)}::uuid[]
      ) as way (parent_id, child_id)
      where m.id = way.parent_id and m.selected_child_id is distinct from way.child_id
    ), spend as (
      insert into spends (user_id, topic_id, request_id, kind, day, state, created_at)
      select ${userId}::uuid, topic.id, ${requestId}::uuid, ${ask.spend}, ${ask.day}::date, 'held',
        ${now}::timestamptz
      from topic
    ), used as (
      insert into rate_uses (bucket, cost, used_at)
      select use.bucket, ${ask.use.cost}::int, ${now}::timestamptz
      from topic, unnest(${ask.use.buckets}::text[]) as use (bucket)
    )
    insert into generations (request_id, topic_id, user_id, question_message_id,
      answer_message_id, node_id, status, question_type, detached, deepthink, internet_search,
      idempotency_key, body_hash, created_at)
    select ${requestId}::uuid, topic.id, ${userId}::uuid, ${questionId}::uuid, ${answerId}::uuid,
      ${ask.nodeId}::uuid, 'running', ${ask.kind}::int, ${ask.detached}::boolean,
      ${ask.deepThink}::boolean, ${ask.internetSearch}::boolean, ${idempotency?.key ?? null}::text,
      ${idempotency?.bodyHash ?? null}::bytea, ${now}::timestamptz
    from topic
    returning request_id`.execute(tx)
  return rows.length === 1
}

function newTopic({ topicId, userId, sourcePublicId, questionId, now }: NewAsk) {
  return sql`
    insert into topics
      (id, user_id, source_public_id, selected_message_id, created_at, updated_at)
    select ${topicId}::uuid, ${userId}::uuid, ${sourcePublicId}::uuid, ${questionId}::uuid,
      ${now}::timestamptz, ${now}::timestamptz
    where not exists (select from topics where public_id = ${topicId})
    on conflict (id) do nothing
    returning id`
}

function changedTopic({ topicId, selections, now }: NewAsk): RawBuilder<unknown> {
  const first = selections.find(({ parentId }) => parentId === null)?.childId ?? null
  return sql`
    update topics
    set updated_at = ${now}, selected_message_id = coalesce(${first}::uuid, selected_message_id)
    where id = ${topicId}
    returning id`
}
