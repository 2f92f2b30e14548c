import { type Kysely, sql } from 'kysely'
import { readable } from '../../domain/plain-text.ts'
import { searchDocument } from '../../domain/search-document.ts'
import { runStatements } from './run-statements.ts'

const BATCH = 200

/** What topics are found by, one document for each title and each settled message; and their order. */
const createTables = runStatements([
  // Ordinal 0 is the title, the others are those of the messages. These are never deleted alone.
  `create table search_documents (
    topic_id uuid not null references topics on delete cascade,
    ordinal bigint not null,
    message_id uuid,
    terms tsvector not null,
    primary key (topic_id, ordinal)
  )`,
  'create index search_documents_by_terms on search_documents using gin (terms)',
  'drop index topics_by_user',
  'create index topics_by_user on topics (user_id, updated_at desc, id desc)',
  `create index topics_collected_by_user on topics (user_id, updated_at desc, id desc)
    where is_collected = 1`,
])

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  for (let from: MessagePosition | undefined = FIRST; from; from = await indexAfter(db, from));
}

interface MessagePosition {
  readonly topicId: string
  readonly ordinal: number
}

const FIRST: MessagePosition = { topicId: '00000000-0000-0000-0000-000000000000', ordinal: -1 }

/** Makes the next texts findable; gives the last one's place, if there may be more. */
async function indexAfter(db: Kysely<unknown>, { topicId, ordinal }: MessagePosition) {
  const { rows } = await sql<MessagePosition & Stored>`
    select t.user_id as "userId", x.* from (
      select id as "topicId", 0 as "ordinal", null::uuid as "messageId", 'user' as "role",
        title as "text" from topics where title is not null
      union all
      select topic_id, ordinal, id, role, content from messages
      where status is distinct from 'running'
    ) as x join topics t on t.id = x."topicId"
    where (x."topicId", x."ordinal") > (${topicId}::uuid, ${ordinal}::bigint)
    order by x."topicId", x."ordinal" limit ${BATCH}`.execute(db)
  for (const { userId, topicId, ordinal, messageId, role, text } of rows) {
    const terms = searchDocument(userId, readable(role, text))
    await sql`insert into search_documents (topic_id, ordinal, message_id, terms)
      values (${topicId}, ${ordinal}, ${messageId}, ${terms}::tsvector)`.execute(db)
  }
  return rows.length < BATCH ? undefined : rows.at(-1)
}

interface Stored {
  readonly userId: string
  readonly messageId: string | null
  readonly role: 'user' | 'assistant'
  readonly text: string
}
