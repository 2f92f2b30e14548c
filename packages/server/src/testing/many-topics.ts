import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db } from '../adapters/database/database.ts'
import { searchDocument } from '../domain/search-document.ts'
import { createTexts } from './many-texts.ts'

const PER_TOPIC = 10
/** Messages stored by one statement. */
const BATCH = 2000
const START = Date.UTC(2026, 0, 1)

export interface Owner {
  readonly messages: number
  readonly userId: string
  /** One topic in the middle of the list. */
  readonly topicId: string
}

/**
 * Gives each owner topics of ten messages of so many phrases; the index is built at the end, as it is
 * much quicker.
 */
export async function addManyTopics(
  { db }: Database,
  sizes: readonly number[],
  phrases?: number,
): Promise<Owner[]> {
  const text = createTexts(phrases)
  await sql`drop index search_documents_by_terms`.execute(db)
  const owners: Owner[] = []
  for (const messages of sizes) owners.push(await addOwner(db, messages, text))
  await sql`create index search_documents_by_terms on search_documents using gin (terms)`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
  return owners
}

async function addOwner(db: Db, messages: number, text: (at: number, count: number) => string) {
  const { id: userId } = await db
    .insertInto('users')
    .values({ user_name: `Owner of ${messages}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const topicIds = Array.from({ length: messages / PER_TOPIC }, () => randomUUID())
  for (let from = 0; from < messages; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, messages - from) }, (_, n) => {
      const at = from + n
      const topic = Math.floor(at / PER_TOPIC)
      return { id: randomUUID(), at, topicId: topicIds[topic] ?? '', text: text(at, messages) }
    })
    await addMessages(db, userId, batch)
  }
  return { messages, userId, topicId: topicIds[Math.floor(topicIds.length / 2)] ?? '' }
}

interface Message {
  readonly id: string
  readonly at: number
  readonly topicId: string
  readonly text: string
}

async function addMessages(db: Db, userId: string, messages: readonly Message[]) {
  const isFirst = ({ at }: Message) => at % PER_TOPIC === 0
  const firsts = messages.filter(isFirst)
  await sql`insert into topics (id, user_id, title, selected_message_id, updated_at)
    select t.id, ${userId}::uuid, left(t.title, 24), t.first, to_timestamp(t.used_at / 1000.0)
    from unnest(${firsts.map(({ topicId }) => topicId)}::uuid[],
      ${firsts.map(({ text }) => text)}::text[], ${firsts.map(({ id }) => id)}::uuid[],
      ${firsts.map(({ at }) => START + at * 1000)}::float8[]) as t (id, title, first, used_at)`.execute(
    db,
  )
  const parents = messages.map((message, n) => (isFirst(message) ? null : messages[n - 1]?.id))
  await sql`
    with stored as (
      insert into messages (id, topic_id, parent_id, role, content, status, request_id)
      select m.id, m.topic_id, m.parent_id,
        case when m.at % 2 = 0 then 'user' else 'assistant' end, m.text,
        case when m.at % 2 = 1 then 'done' end, m.id
      from unnest(${messages.map(({ id }) => id)}::uuid[],
        ${messages.map(({ topicId }) => topicId)}::uuid[], ${parents}::uuid[],
        ${messages.map(({ text }) => text)}::text[], ${messages.map(({ at }) => at)}::int[]
      ) as m (id, topic_id, parent_id, text, at) order by m.at
      returning id, topic_id, ordinal
    )
    insert into search_documents (topic_id, ordinal, message_id, terms)
    select s.topic_id, s.ordinal, s.id, d.terms::tsvector from stored s
    join unnest(${messages.map(({ id }) => id)}::uuid[],
      ${messages.map(({ text }) => searchDocument(userId, text))}::text[]) as d (id, terms)
      on d.id = s.id`.execute(db)
}
