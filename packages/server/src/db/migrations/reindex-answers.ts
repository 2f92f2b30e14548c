import { type Kysely, sql } from 'kysely'
import { readable } from '../../domain/plain-text.ts'
import { searchDocument } from '../../domain/search-document.ts'

const BATCH = 200

/** A migration that indexes some answers anew, because what is read of them has changed. */
export function reindexAnswers(isConcerned: (markdown: string) => boolean) {
  return async (db: Kysely<unknown>): Promise<void> => {
    for (let from: MessagePosition | undefined = FIRST; from; )
      from = await indexAfter(db, from, isConcerned)
  }
}

interface MessagePosition {
  readonly topicId: string
  readonly ordinal: number
}

const FIRST: MessagePosition = { topicId: '00000000-0000-0000-0000-000000000000', ordinal: -1 }

/** Indexes the next answers that are concerned; gives the last one's place, if there may be more. */
async function indexAfter(
  db: Kysely<unknown>,
  { topicId, ordinal }: MessagePosition,
  isConcerned: (markdown: string) => boolean,
) {
  const { rows } = await sql<
    MessagePosition & { readonly userId: string; readonly content: string }
  >`
    select m.topic_id as "topicId", m.ordinal, t.user_id as "userId", m.content
    from messages m join topics t on t.id = m.topic_id
    where m.role = 'assistant' and m.status is distinct from 'running'
      and (m.topic_id, m.ordinal) > (${topicId}::uuid, ${ordinal}::bigint)
    order by m.topic_id, m.ordinal limit ${BATCH}`.execute(db)
  for (const { userId, topicId, ordinal, content } of rows) {
    if (!isConcerned(content)) continue
    const terms = searchDocument(userId, readable('assistant', content))
    await sql`update search_documents set terms = ${terms}::tsvector
      where topic_id = ${topicId} and ordinal = ${ordinal}`.execute(db)
  }
  return rows.length < BATCH ? undefined : rows.at(-1)
}
