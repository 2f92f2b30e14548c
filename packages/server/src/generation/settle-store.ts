import { sql } from 'kysely'
import type { Tx } from '../adapters/database/database.ts'
import type { Produced, QuestionKind, Settlement } from '../domain/generation.ts'
import { storable } from '../domain/storable.ts'
import type { Tokens } from '../domain/tokens.ts'

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
