import { type RawBuilder, sql } from 'kysely'
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
  readonly title: string
}

/**
 * Gives a topic a title that was made from its first answer. `before` is the title to be replaced,
 * null for none; a topic that has another one, or that a person renamed, keeps it.
 */
export async function giveTitle(
  db: Db | Tx,
  { before, ...titled }: Titled & { readonly before: string | null },
): Promise<void> {
  const isFree = sql`title is not distinct from ${before} and is_renamed = 0`
  await setTitle(db, titled, sql`title = ${titled.title}`, isFree)
}

/** Gives a topic the title that its owner wants; false when the topic is not the user's. */
export async function rename(db: Db, titled: Titled): Promise<boolean> {
  const { userId, title } = titled
  return setTitle(db, titled, sql`title = ${title}, is_renamed = 1`, sql`user_id = ${userId}`)
}

/** The topic is found by its new title from then on. */
async function setTitle(
  db: Db | Tx,
  { userId, topicId, title }: Titled,
  changes: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    with titled as (
      update topics set ${changes} where id = ${topicId} and ${where} returning id
    )
    insert into search_documents (topic_id, ordinal, terms)
    select id, 0, ${searchDocument(userId, title)}::tsvector from titled
    on conflict (topic_id, ordinal) do update set terms = excluded.terms
    returning topic_id`.execute(db)
  return rows.length > 0
}

/**
 * New documents wait in a list that every search reads, which makes them cheap to write; this moves
 * them into the index proper.
 */
export async function tidySearch(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('search_documents_by_terms')`.execute(db)
}
