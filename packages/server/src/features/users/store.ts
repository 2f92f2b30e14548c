import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import { prepared } from '../../adapters/database/prepared.ts'
import type { Users } from '../../db/tables.ts'
import { sessionBy } from '../auth/store.ts'

interface AccountQuery {
  readonly hash: Uint8Array
  readonly now: Date
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string
}

const accounts = prepared((db, query: AccountQuery) =>
  sessionBy(db, 'token_hash', query)
    .select([
      'users.user_name as userName',
      'users.email',
      'users.avatar_id as avatarId',
      'users.twitter_account as twitterAccount',
      'users.allow_data_manage as allowDataManage',
      'users.is_copyright_protection as isCopyrightProtection',
    ])
    .select((eb) => [
      eb
        .selectFrom('points')
        .select(sql<number>`coalesce(sum(points), 0)`.as('sum'))
        .whereRef('points.user_id', '=', 'users.id')
        .as('points'),
      eb
        .selectFrom('spends')
        .innerJoin('users as mates', 'mates.id', 'spends.user_id')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('mates.mailbox', '=', 'users.mailbox')
        .where('day', '=', query.day)
        .where('kind', '=', 'topic')
        .where('state', '<>', 'refunded')
        .as('topics'),
    ]),
)

/**
 * A session in use and what its user is shown of the own account, with the points earned so far and
 * the topics paid for on that UTC day by all of the same mailbox.
 */
export async function loadAccount(db: Db, query: AccountQuery) {
  const [found] = await accounts(db, query)
  return found
}

export type UserChanges = Partial<Pick<Users, 'user_name'> & Record<Flag, 0 | 1>>
type Flag = 'is_copyright_protection' | 'allow_data_manage'

/** False when the user is gone. */
export async function changeUser(db: Db, userId: string, changes: UserChanges): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Deletes the user, with all that hangs on it, and what was counted in these buckets. */
export async function removeUser(tx: Tx, userId: string, buckets: string[]): Promise<void> {
  await tx.deleteFrom('rate_uses').where('bucket', 'in', buckets).execute()
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

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
