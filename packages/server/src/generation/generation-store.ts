import type { Schemas } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'
import type {
  AnswerFigures,
  GenerationStatus,
  Produced,
  QuestionKind,
  Settlement,
  Source,
} from '../domain/generation.ts'
import { storable } from '../domain/storable.ts'
import type { Tokens } from '../domain/tokens.ts'

/** An answer as the database knows it; its texts are complete once it no longer runs. */
export interface StoredAnswer {
  readonly requestId: string
  readonly userId: string
  readonly topicId: string
  readonly questionId: string
  readonly answerId: string
  /** The answer that the question follows; null for a first question. */
  readonly parentId: string | null
  readonly questionVersion: number
  readonly answerVersion: number
  readonly status: GenerationStatus
  readonly errorKey: Schemas['AskErrorKey'] | null
  readonly think: string
  /** How long the analysis took, in ms; null where that is not known. */
  readonly thinkMs: number | null
  readonly message: string
  readonly sources: readonly Source[]
  readonly figures: AnswerFigures | null
  readonly followups: readonly string[] | null
  /** The topic's, for its first answer that has text; null for every other. */
  readonly title: string | null
  readonly memberUntil: Date | null
}

export async function loadAnswer(db: Db, requestId: string): Promise<StoredAnswer | null> {
  const { rows } = await sql<StoredAnswer>`
    select g.request_id as "requestId", g.user_id as "userId", g.topic_id as "topicId",
      g.question_message_id as "questionId", g.answer_message_id as "answerId",
      q.parent_id as "parentId",
      (select count(*)::int from messages s where s.topic_id = q.topic_id
        and s.parent_id is not distinct from q.parent_id
        and s.ordinal <= q.ordinal) as "questionVersion",
      (select count(*)::int from messages s where s.topic_id = m.topic_id
        and s.parent_id = m.parent_id and s.ordinal <= m.ordinal) as "answerVersion",
      g.status, g.error_key as "errorKey",
      m.think_content as "think", m.think_ms as "thinkMs", m.content as "message",
      coalesce(m.sources, '[]'::jsonb) as "sources", m.figures, m.followups,
      (select t.title from topics t where t.id = g.topic_id and m.content <> '' and not exists (
        select from messages e where e.topic_id = m.topic_id and e.role = 'assistant'
          and e.ordinal < m.ordinal and e.content <> '')) as "title",
      u.member_until as "memberUntil"
    from generations g
    join messages q on q.id = g.question_message_id
    join messages m on m.id = g.answer_message_id
    join users u on u.id = g.user_id
    where g.request_id = ${requestId}`.execute(db)
  return rows[0] ?? null
}

/** Asks the node that writes an answer to stop it; false when the answer does not run. */
export async function requestStop(db: Db, requestId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ stop_requested: true })
    .where('request_id', '=', requestId)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface NewFrames {
  readonly requestId: string
  readonly firstSeq: number
  /** Frames from `firstSeq` on, joined. */
  readonly chunk: string
}

/**
 * Stores the new frames of all answers of a node in one statement, of those alone that are still
 * the node's to write. Returns them, and whether another node has asked for a stop. Repeating one
 * whose result was lost does no harm, as long as the frames are cut as before. Rows are locked in
 * the order of their ids, as deletions lock them, so that the two never wait for each other.
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

/** The frames of a generation that has not ended, joined. */
export async function loadFrames(db: Db | Tx, requestId: string): Promise<string> {
  const chunks = await db
    .selectFrom('frames')
    .select('chunk')
    .where('request_id', '=', requestId)
    .orderBy('first_seq')
    .execute()
  return chunks.map(({ chunk }) => chunk).join('')
}

export interface Unsettled {
  readonly requestId: string
  readonly userId: string
  readonly topicId: string
  readonly questionId: string
  readonly answerId: string
  readonly kind: QuestionKind
  readonly question: string
  readonly title: string | null
}

/** The lock that orders everything a user spends and earns. */
export async function lockOwner(tx: Tx, requestId: string): Promise<void> {
  await sql`select id from users where id = (
    select user_id from generations where request_id = ${requestId}) for update`.execute(tx)
}

/** The running generations of a user or in a topic, locked in the order of the checkpoints. */
export async function lockRunning(
  tx: Tx,
  where: { readonly userId: string } | { readonly topicId: string },
): Promise<string[]> {
  const whose =
    'userId' in where ? sql`user_id = ${where.userId}` : sql`topic_id = ${where.topicId}`
  const { rows } = await sql<{ requestId: string }>`
    select request_id as "requestId" from generations
    where status = 'running' and ${whose} order by request_id for update`.execute(tx)
  return rows.map(({ requestId }) => requestId)
}

/**
 * The generation, locked against checkpoints, if it runs and (with `nodeId`) still is that node's.
 */
export async function lockUnsettled(
  tx: Tx,
  requestId: string,
  nodeId: string | null,
): Promise<Unsettled | null> {
  const { rows } = await sql<Unsettled>`
    select g.request_id as "requestId", g.user_id as "userId", g.topic_id as "topicId",
      g.question_message_id as "questionId", g.answer_message_id as "answerId", g.question_type as "kind",
      q.content as "question", t.title
    from generations g
    join messages q on q.id = g.question_message_id
    join topics t on t.id = g.topic_id
    where g.request_id = ${requestId} and g.status = 'running'
      and (${nodeId}::uuid is null or g.node_id = ${nodeId}::uuid)
    for update of g`.execute(tx)
  return rows[0] ?? null
}

export interface End {
  readonly settlement: Settlement
  readonly produced: Produced
  readonly errorKey: string | null
  readonly tokens: Tokens
  readonly now: Date
}

/** Writes the end of a generation everywhere at once; its frames are no longer needed. */
export async function writeEnd(tx: Tx, { requestId }: Unsettled, end: End): Promise<void> {
  const { settlement, produced, tokens, now } = end
  const sources = storableJson(produced.sources)
  const figures = storableJson(produced.figures)
  const followups = storableJson(settlement.outcome === 'done' ? produced.followups : null)
  await sql`
    with ended as (
      update generations
      set status = ${settlement.outcome}, error_key = ${end.errorKey}, settled_at = ${now},
        input_tokens = ${tokens.input}, output_tokens = ${tokens.output},
        tokens_estimated = ${tokens.isEstimated}
      where request_id = ${requestId} and status = 'running'
      returning request_id, topic_id, answer_message_id
    ), answer as (
      update messages m
      set status = ${settlement.outcome}, content = ${storable(produced.message)},
        think_content = ${storable(produced.think)}, think_ms = ${produced.thinkMs},
        sources = ${sources}::jsonb, figures = nullif(${figures}::jsonb, 'null'::jsonb),
        followups = nullif(${followups}::jsonb, 'null'::jsonb)
      from ended where m.id = ended.answer_message_id
    ), spend as (
      update spends s set state = ${settlement.spend}
      from ended where s.request_id = ended.request_id
    ), topic as (
      update topics t set updated_at = ${now}
      from ended where t.id = ended.topic_id
    )
    delete from frames f using ended where f.request_id = ended.request_id`.execute(tx)
}

/** What was counted for a generation that has ended; null when its topic was deleted. */
export async function loadTokens(
  tx: Tx,
  requestId: string,
): Promise<{ readonly input: number; readonly output: number } | null> {
  const { rows } = await sql<{ input: number; output: number }>`
    select input_tokens as "input", output_tokens as "output" from generations
    where request_id = ${requestId} and status <> 'running'`.execute(tx)
  return rows[0] ?? null
}

export async function writeTokens(tx: Tx, requestId: string, tokens: Tokens): Promise<void> {
  await sql`
    update generations set input_tokens = ${tokens.input}, output_tokens = ${tokens.output},
      tokens_estimated = ${tokens.isEstimated}
    where request_id = ${requestId}`.execute(tx)
}

const storableJson = (content: unknown): string =>
  JSON.stringify(content, (_key, value) => (typeof value === 'string' ? storable(value) : value))
