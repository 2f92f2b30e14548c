import { type RawBuilder, sql } from 'kysely'
import { type Db, lockedName, type Tx } from '../../adapters/database/database.ts'
import { together, togetherWithCommit } from '../../adapters/database/together.ts'
import { isShown } from '../../db/shown-topics.ts'
import type { Owned } from '../../domain/access.ts'
import type { AskInput } from '../../domain/ask-plan.ts'
import type { EarlierSource } from '../../domain/earlier-answer.ts'
import type { SpendKind, TokensUsed, Usage } from '../../domain/quota.ts'
import type { Selection } from '../../domain/versions.ts'
import { theOne, tokensUsed, type UsageQuery, usageAnd } from '../../quota/quota-store.ts'
import { type Tree, treeOf } from '../messages/store.ts'

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
export interface Situation extends Usage, TokensUsed {
  /** How many answers of the user are being written, in all topics. */
  readonly running: number
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
  /** The buckets that may count the ask, and since when they count. */
  readonly counted: readonly { readonly bucket: string; readonly since: Date }[]
}

/**
 * Locks asking for this user, and under this bucket, until the end of the transaction, then reads
 * the situation and the topic's messages. Sent together, because the first word of an answer waits
 * for it. Null when the user is gone, or blocked.
 */
export async function lockSituation(
  tx: Tx,
  query: SituationQuery,
  bucket: string | null,
): Promise<(Situation & { readonly messages: Tree }) | null> {
  const isLocked = bucket === null ? sql`true` : lockedName(bucket)
  const lock = sql`
    select from users where id = ${query.userId} and blocked_at is null and ${isLocked}
    for update`
  const tree = treeOf(tx, query.topicId)
  const [locked, situation, messages] = await together(tx, lock, situationOf(query), tree)
  return locked.length === 1 ? { ...theOne(situation), messages } : null
}

function situationOf(query: SituationQuery) {
  const { userId, topicId, idempotencyKey, counted } = query
  return usageAnd<Omit<Situation, keyof Usage>>(
    query,
    sql`,
      ${tokensUsed(userId, query.day)},
      (select count(*)::int from generations
        where user_id = ${userId} and status = 'running') as "running",
      (select jsonb_build_object(
          'userId', t.user_id, 'isPublic', ${isShown('t')},
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
        from unnest(
          ${counted.map(({ bucket }) => bucket)}::text[],
          ${counted.map(({ since }) => since.toISOString())}::timestamptz[]
        ) as counted (bucket, since)
        join rate_uses using (bucket)
        where used_at > since) as "uses"`,
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
      ${isShown('topics')} as "isPublic", selected_message_id as "selectedFirst"
    from topics where ${which}`.execute(db)
  return rows[0] ?? null
}

/** The texts of messages, and what answers relied on, in the order of their ids. */
export async function loadTexts(db: Db, ids: readonly string[]) {
  return ids.length === 0 ? [] : inOrder(ids, await textsOf(db, ids).execute())
}

const textsOf = (db: Db | Tx, ids: readonly string[]) =>
  db
    .selectFrom('messages')
    .select(['id', 'role', 'content', sourceNames.as('sources')])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)

type Text = Awaited<ReturnType<ReturnType<typeof textsOf>['execute']>>[number]

function inOrder(ids: readonly string[], texts: readonly Text[]) {
  const byId = new Map(texts.map(({ id, ...text }) => [id, text]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Without their excerpts, which are most of them. */
const sourceNames = sql<readonly EarlierSource[] | null>`(
  select jsonb_agg(jsonb_build_object('index', s->'index', 'title', s->'title', 'url', s->'url',
    'fetched_at', s->'fetched_at')) from jsonb_array_elements(sources) s)`

type AskFlags = Pick<AskInput, 'kind' | 'detached' | 'deepThink' | 'internetSearch'>

export interface NewAsk extends AskFlags {
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
  readonly idempotency: { readonly key: string; readonly bodyHash: Uint8Array } | null
  readonly spend: SpendKind
  /** Counts against the rates of asking. */
  readonly uses: readonly { readonly bucket: string; readonly cost: number }[]
  readonly day: string
  readonly now: Date
}

/**
 * Stores an ask whole, reads the texts of these messages, and ends the transaction, all sent
 * together. Null when the id of a new topic is one that is taken: then nothing is stored.
 */
export async function storeAsk(tx: Tx, ask: NewAsk, ids: readonly string[]) {
  const insert = insertOf(ask)
  const [stored, texts = []] =
    ids.length === 0
      ? await togetherWithCommit(tx, insert)
      : await togetherWithCommit(tx, insert, textsOf(tx, ids))
  return stored.length === 1 ? inOrder(ids, texts) : null
}

function insertOf(ask: NewAsk) {
  const { requestId, userId, questionId, answerId, now, idempotency } = ask
  const inner = ask.selections.filter(({ parentId }) => parentId !== null)
  return sql`
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
      select use.bucket, use.cost, ${now}::timestamptz
      from topic, unnest(
        ${ask.uses.map(({ bucket }) => bucket)}::text[],
        ${ask.uses.map(({ cost }) => cost)}::int[]
      ) as use (bucket, cost)
    )
    insert into generations (request_id, topic_id, user_id, question_message_id,
      answer_message_id, node_id, status, question_type, detached, deepthink, internet_search,
      idempotency_key, body_hash, created_at)
    select ${requestId}::uuid, topic.id, ${userId}::uuid, ${questionId}::uuid, ${answerId}::uuid,
      ${ask.nodeId}::uuid, 'running', ${ask.kind}::int, ${ask.detached}::boolean,
      ${ask.deepThink}::boolean, ${ask.internetSearch}::boolean, ${idempotency?.key ?? null}::text,
      ${idempotency?.bodyHash ?? null}::bytea, ${now}::timestamptz
    from topic
    returning request_id`
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

function changedTopic({ topicId, selections, now }: NewAsk) {
  const first = selections.find(({ parentId }) => parentId === null)?.childId ?? null
  return sql`
    update topics
    set updated_at = ${now}, selected_message_id = coalesce(${first}::uuid, selected_message_id)
    where id = ${topicId}
    returning id`
}
