import { sql } from 'kysely'
import type { Db, Tx } from '../adapters/database/database.ts'
import { readable } from '../domain/plain-text.ts'
import { searchDocument } from '../domain/search-document.ts'

export interface Findable {
  readonly userId: string
  readonly questionId: string
  readonly question: string
  readonly answerId: string
  readonly answer: string
}

/** Adds a question and its answer to the search index, unless they are in it already. */
export async function indexAnswer(tx: Tx, found: Findable): Promise<void> {
  const { userId, questionId, question, answerId, answer } = found
  const terms = [readable('user', question), readable('assistant', answer)].map((text) =>
    searchDocument(userId, text),
  )
  await sql`
    insert into search_documents (topic_id, ordinal, message_id, terms)
    select m.topic_id, m.ordinal, m.id, fresh.terms::tsvector
    from unnest(${[questionId, answerId]}::uuid[], ${terms}::text[]) as fresh (id, terms)
    join messages m on m.id = fresh.id
    where fresh.terms <> ''
    on conflict do nothing`.execute(tx)
}

export interface Titled {
  readonly userId: string
  readonly topicId: string
  /** The title to be replaced, null for none; a topic that has another one keeps it. */
  readonly before: string | null
  readonly title: string
}

/** Gives a topic a title, by which it is found from then on. */
export async function giveTitle(
  db: Db | Tx,
  { userId, topicId, before, title }: Titled,
): Promise<void> {
  await sql`
    with titled as (
      update topics set title = ${title}
      where id = ${topicId} and title is not distinct from ${before} returning id
    )
    insert into search_documents (topic_id, ordinal, terms)
    select id, 0, ${searchDocument(userId, title)}::tsvector from titled
    on conflict (topic_id, ordinal) do update set terms = excluded.terms`.execute(db)
}

/**
 * New documents wait in a list that every search reads, which makes them cheap to write; this moves
 * them into the index proper.
 */
export async function tidySearch(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('search_documents_by_terms')`.execute(db)
}
