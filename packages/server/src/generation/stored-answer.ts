import type { Schemas } from '@coinquiry/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../adapters/database/database.ts'
import type { GenerationStatus } from '../domain/generation.ts'
import type { Source } from '../domain/produced.ts'

/** An answer as the database knows it; its texts are complete once it no longer runs. */
export interface StoredAnswer {
  readonly requestId: string
  readonly userId: string
  readonly topicId: string
  readonly questionId: string
  readonly answerId: string
  readonly status: GenerationStatus
  readonly errorKey: Schemas['AskErrorKey'] | null
  readonly think: string
  readonly message: string
  readonly sources: readonly Source[]
  readonly memberUntil: Date | null
}

export async function loadAnswer(db: Db, requestId: string): Promise<StoredAnswer | null> {
  const { rows } = await sql<StoredAnswer>`
    select g.request_id as "requestId", g.user_id as "userId", g.topic_id as "topicId",
      g.question_message_id as "questionId", g.answer_message_id as "answerId",
      g.status, g.error_key as "errorKey",
      m.think_content as "think", m.content as "message",
      coalesce(m.sources, '[]'::jsonb) as "sources", u.member_until as "memberUntil"
    from generations g
    join messages m on m.id = g.answer_message_id
    join users u on u.id = g.user_id
    where g.request_id = ${requestId}`.execute(db)
  return rows[0] ?? null
}
