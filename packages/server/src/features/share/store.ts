import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import { isShown } from '../../db/shown-topics.ts'

/** Whose topic it is, with its token; null for one that was never shared. */
export async function loadLink(tx: Tx, topicId: string) {
  const topic = await tx
    .selectFrom('topics')
    .select(['user_id as userId', 'share_token as shareToken'])
    .select([
      isShown('topics').as('isPublic'),
      sql<boolean>`taken_down_at is not null`.as('isTakenDown'),
    ])
    .where('id', '=', topicId)
    .executeTakeFirst()
  return topic ?? null
}

/** Gives the topic its token and makes it public. */
export async function publish(tx: Tx, topicId: string, shareToken: string): Promise<void> {
  await tx
    .updateTable('topics')
    .set({ share_token: shareToken, public_permission: 1 })
    .where('id', '=', topicId)
    .execute()
}

interface Permission {
  readonly userId: string
  readonly shareToken: string
  readonly isPublic: boolean
}

/**
 * Switches the link of one of the user's topics on or off, but not on where the topic is taken down.
 * Null when the token is not of one of theirs.
 */
export async function setPermission(
  db: Db,
  { userId, shareToken, isPublic }: Permission,
): Promise<{ readonly isTakenDown: boolean } | null> {
  const { rows } = await sql<{ isTakenDown: boolean }>`
    update topics set public_permission = case
      when ${isPublic}::boolean and taken_down_at is not null then public_permission
      else ${isPublic ? 1 : 0} end
    where share_token = ${shareToken} and user_id = ${userId}
    returning taken_down_at is not null as "isTakenDown"`.execute(db)
  return rows[0] ?? null
}

/** More than is ever quoted of an answer. */
const BEGINNING = 1000

interface PreviewRow {
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
    where t.share_token = ${shareToken} and ${isShown('t')}`.execute(db)
  return rows[0] ?? null
}
