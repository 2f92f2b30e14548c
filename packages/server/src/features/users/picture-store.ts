import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'

export async function pictureById(db: Db, id: string): Promise<Uint8Array | null> {
  const picture = await db
    .selectFrom('pictures')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst()
  return picture?.content ?? null
}

/** The id of the new picture; null when its user is gone. */
export async function addPicture(
  tx: Tx,
  userId: string,
  content: Uint8Array,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into pictures (user_id, content, created_at)
    select id, ${content}::bytea, ${now}::timestamptz from users where id = ${userId}
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Shows a picture as the user's avatar and deletes the one it replaces, unless that is X's. */
export async function showPicture(tx: Tx, userId: string, pictureId: string): Promise<void> {
  await sql`
    with before as (
      select avatar_id, twitter_picture_id from users where id = ${userId}
    ), shown as (
      update users set avatar_id = ${pictureId}::uuid where id = ${userId}
    )
    delete from pictures using before
    where pictures.id = before.avatar_id
      and pictures.id <> ${pictureId}::uuid
      and pictures.id is distinct from before.twitter_picture_id`.execute(tx)
}

/** The X account that is bound to the user, and its picture; undefined when the user is gone. */
export function twitterPicture(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['twitter_id', 'twitter_picture_id'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
