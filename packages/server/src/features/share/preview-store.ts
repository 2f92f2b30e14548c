import { sql } from 'kysely'
import type { Db } from '../../adapters/database/database.ts'

/** More than is ever quoted of an answer. */
const BEGINNING = 1000

export interface PreviewRow {
  readonly title: string | null
  readonly owner: string
  /** The first question and the beginning of its answer, on the selected path. */
  readonly question: string | null
  readonly answer: string | null
}

/** What a link's preview is made of, as long as the topic is public. */
export async function loadPreview(db: Db, shareToken: string): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`
    select t.title, u.user_name as "owner", q.content as "question", a.content as "answer"
    from topics t join users u on u.id = t.user_id
    left join lateral (
      select id, content, selected_child_id from messages
      where topic_id = t.id and parent_id is null
      order by (id = t.selected_message_id) desc nulls last, ordinal desc limit 1) q on true
    left join lateral (
      select left(content, ${BEGINNING}) as content from messages
      where topic_id = t.id and parent_id = q.id
      order by (id = q.selected_child_id) desc nulls last, ordinal desc limit 1) a on true
    where t.share_token = ${shareToken} and t.public_permission = 1`.execute(db)
  return rows[0] ?? null
}
