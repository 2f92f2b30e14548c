import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'
import { isShown } from '../../db/shown-topics.ts'

/** As much of a first question as a list could show. */
const BEGINNING = 300

/** The position of a topic in a list: newest first, those of the same moment by their ids. */
export interface ListPosition {
  /** When it was last used, in microseconds since 1970. */
  readonly usedAt: number
  readonly topicId: string
}

export interface Page {
  readonly userId: string
  /** Which topics; null for all. */
  readonly only: 'favorites' | 'public' | null
  readonly after: ListPosition | null
  readonly limit: number
}

export interface ListedRow {
  readonly topicId: string
  readonly title: string | null
  /** The beginning of the first question of the selected path. */
  readonly question: string | null
  readonly usedAt: number
  readonly isFavorite: 0 | 1
  readonly shareToken: string | null
  /** The message in which the search term was found; null when it was the title. */
  readonly found: {
    readonly messageId: string
    readonly role: 'user' | 'assistant'
    readonly content: string
    readonly versionNumber: number
  } | null
}

/** The topics of a list in their order. */
export function listTopics(db: Db, page: Page): Promise<ListedRow[]> {
  return showPage(
    db,
    sql`select t.*, null::uuid as message_id from topics t where ${on(page)}`,
    page,
  )
}

/** How many documents match, counted up to `most`. */
export async function countMatches(
  db: Db,
  { userId }: Page,
  query: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from (
      select from search_documents d join topics t on t.id = d.topic_id
      where d.terms @@ ${query}::tsquery and t.user_id = ${userId} limit ${most}) as m`.execute(db)
  return rows[0]?.count ?? 0
}

/** The topics of a list that few documents lead to: all of these are looked up. */
export function listFewMatches(db: Db, page: Page, query: string): Promise<ListedRow[]> {
  return showPage(
    db,
    sql`
      select t.*, d.message_id from (
        select distinct on (topic_id) topic_id, message_id from search_documents
        where terms @@ ${query}::tsquery order by topic_id, ordinal) as d
      cross join lateral (select * from topics t where t.id = d.topic_id limit 1) as t
      where ${on(page)}`,
    page,
  )
}

/** The topics of a list of which most match: these are tried in their order until enough do. */
export function listManyMatches(db: Db, page: Page, query: string): Promise<ListedRow[]> {
  // "is true" keeps each topic from being looked up in the index of everything that matches.
  return showPage(
    db,
    sql`
      select t.*, d.message_id from topics t cross join lateral (
        select d.message_id from search_documents d
        where d.topic_id = t.id and (d.terms @@ ${query}::tsquery) is true
        order by d.ordinal limit 1) as d
      where ${on(page)}`,
    page,
  )
}

const CONDITIONS = {
  favorites: sql`and t.is_favorite = 1`,
  public: sql`and ${isShown('t')}`,
}

function on({ userId, only, after }: Page): RawBuilder<unknown> {
  const condition = only ? CONDITIONS[only] : sql``
  const following = after
    ? sql`and (t.updated_at, t.id) < (timestamptz 'epoch'
        + ${after.usedAt}::float8 * interval '1 microsecond', ${after.topicId}::uuid)`
    : sql``
  return sql`t.user_id = ${userId} ${condition} ${following}`
}

/** Cuts the page first, so that texts are read for it alone. */
async function showPage(
  db: Db,
  topics: RawBuilder<unknown>,
  { limit }: Page,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with page as materialized (
      ${topics} order by t.updated_at desc, t.id desc limit ${limit}
    )
    select p.id as "topicId", p.title, p.is_favorite as "isFavorite",
      p.share_token as "shareToken",
      (extract(epoch from p.updated_at) * 1000000)::int8 as "usedAt",
      (select left(q.content, ${BEGINNING}) from messages q
        where q.id = coalesce(p.selected_message_id, (
          select id from messages where topic_id = p.id and parent_id is null
          order by ordinal desc limit 1))) as "question",
      case when m.id is not null then jsonb_build_object(
        'messageId', m.id, 'role', m.role, 'content', m.content, 'versionNumber', (
          select count(*) from messages v where v.topic_id = m.topic_id
            and v.parent_id is not distinct from m.parent_id and v.ordinal <= m.ordinal
        )) end as "found"
    from page p left join messages m on m.id = p.message_id
    order by p.updated_at desc, p.id desc`.execute(db)
  return rows
}
