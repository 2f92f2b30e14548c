import { type Selectable, sql } from 'kysely'
import { type Db, lockName, type Tx } from '../../adapters/database/database.ts'
import type {
  Identities,
  PendingLinks,
  Points,
  ShortTokens,
  SocialAttempts,
  TwitterProofs,
  Users,
} from '../../db/tables.ts'
import type { SocialProvider } from '../../ports/social-login.ts'

export type IdentityProvider = Identities['provider']

/**
 * Until the end of the transaction nobody else finds or binds an account for this person. To be
 * taken before any user is locked, so that two transactions never wait for each other.
 */
export function lockPerson(tx: Tx, provider: SocialProvider, subject: string): Promise<void> {
  return lockName(tx, `person at ${provider}, ${subject}`)
}

export async function userOfIdentity(
  tx: Tx,
  provider: IdentityProvider,
  subject: string,
): Promise<string | null> {
  const identity = await tx
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return identity?.user_id ?? null
}

export async function userOfTwitter(db: Db, twitterId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('twitter_id', '=', twitterId)
    .executeTakeFirst()
  return user?.id ?? null
}

/** In place of what was proved before; nothing when the user is gone. */
export async function rememberProof(tx: Tx, proof: Selectable<TwitterProofs>): Promise<void> {
  const { user_id, twitter_id, screen_name, picture_id, proved_at } = proof
  await sql`
    insert into twitter_proofs (user_id, twitter_id, screen_name, picture_id, proved_at)
    select id, ${twitter_id}, ${screen_name}, ${picture_id}::uuid, ${proved_at}::timestamptz
      from users where id = ${user_id}
    on conflict (user_id) do update set
      twitter_id = excluded.twitter_id,
      screen_name = excluded.screen_name,
      picture_id = excluded.picture_id,
      proved_at = excluded.proved_at`.execute(tx)
}

/** What the user has proved after that time, with its picture if that is still there. */
export function proofOf(tx: Tx, userId: string, twitterId: string, after: Date) {
  return tx
    .selectFrom('twitter_proofs')
    .leftJoin('pictures', 'pictures.id', 'twitter_proofs.picture_id')
    .select(['twitter_id', 'screen_name', 'pictures.id as picture_id'])
    .where('twitter_proofs.user_id', '=', userId)
    .where('twitter_id', '=', twitterId)
    .where('proved_at', '>', after)
    .executeTakeFirst()
}

/** The ways to sign in to the account; undefined when the user is gone. */
export function waysIn(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'twitter_id'])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('identities').select('subject').whereRef('user_id', '=', 'users.id'))
        .as('hasIdentity'),
    )
    .where('id', '=', userId)
    .executeTakeFirst()
}

type Twitter = Pick<Selectable<Users>, 'twitter_id' | 'twitter_account' | 'twitter_picture_id'>

export async function setTwitter(tx: Tx, userId: string, twitter: Twitter): Promise<void> {
  await tx.updateTable('users').set(twitter).where('id', '=', userId).execute()
}

/** Deletes the user's pictures that nothing shows any more. */
export async function dropUnusedPictures(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from pictures where user_id = ${userId}
      and id not in (
        select avatar_id from users where id = ${userId} and avatar_id is not null
        union all
        select twitter_picture_id from users
          where id = ${userId} and twitter_picture_id is not null
        union all
        select picture_id from twitter_proofs
          where user_id = ${userId} and picture_id is not null
      )`.execute(tx)
}

export async function hasEarned(
  tx: Tx,
  userId: string,
  task: Points['task_key'],
): Promise<boolean> {
  const earned = await tx
    .selectFrom('points')
    .select('id')
    .where('user_id', '=', userId)
    .where('task_key', '=', task)
    .executeTakeFirst()
  return earned !== undefined
}

/** Marks the X account as rewarded; false when it was before. */
export async function spendReward(tx: Tx, accountHash: Uint8Array): Promise<boolean> {
  const spent = await tx
    .insertInto('rewarded_twitter_accounts')
    .values({ account_hash: accountHash })
    .onConflict((conflict) => conflict.column('account_hash').doNothing())
    .returning('account_hash')
    .executeTakeFirst()
  return spent !== undefined
}

/** Takes the ids of rewarded X accounts that an earlier version has kept as they are. */
export async function takePlainRewards(tx: Tx): Promise<string[]> {
  const plain = await tx
    .deleteFrom('rewarded_twitter_accounts')
    .where('twitter_id', 'is not', null)
    .returning('twitter_id')
    .execute()
  return plain.flatMap(({ twitter_id }) => twitter_id ?? [])
}

export type StoredAttempt = Selectable<SocialAttempts>

export async function addAttempt(db: Db, attempt: StoredAttempt): Promise<void> {
  await db.insertInto('social_attempts').values(attempt).execute()
}

/** Remembers an account at a provider until the owner of the address has proved to be that. */
export async function addPendingLink(tx: Tx, link: Selectable<PendingLinks>): Promise<void> {
  const { subject, email, expires_at } = link
  await tx
    .insertInto('pending_links')
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(['browser_hash', 'provider']).doUpdateSet({ subject, email, expires_at }),
    )
    .execute()
}

const KEYS = {
  social_attempts: 'state_hash',
  short_tokens: 'token_hash',
  pending_links: 'browser_hash',
} as const

/** Skips rows that another transaction is deleting, so it never waits for a lock. */
export async function forgetExpired(
  db: Db | Tx,
  table: keyof typeof KEYS,
  now: Date,
): Promise<void> {
  const [rows, key] = [sql.table(table), sql.ref(KEYS[table])]
  await sql`
    delete from ${rows} where ${key} in (
      select ${key} from ${rows} where expires_at <= ${now} for update skip locked
    )`.execute(db)
}

/** Takes the attempt, once: null from then on. */
export function takeAttempt(db: Db, stateHash: Uint8Array, now: Date) {
  return db
    .deleteFrom('social_attempts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** False when the user is gone. */
export async function addShortToken(tx: Tx, token: Selectable<ShortTokens>): Promise<boolean> {
  const { token_hash, user_id, expires_at, browser_hash } = token
  const { numAffectedRows = 0n } = await sql`
    insert into short_tokens (token_hash, user_id, expires_at, browser_hash)
    select ${token_hash}::bytea, id, ${expires_at}::timestamptz, ${browser_hash}::bytea
      from users where id = ${user_id} for key share`.execute(tx)
  return numAffectedRows > 0n
}

/** Whose the token is, and which browser began; undefined when it is unknown, used or expired. */
export function shortTokenOf(tx: Tx, hash: Uint8Array, now: Date) {
  return tx
    .selectFrom('short_tokens')
    .select(['user_id as userId', 'browser_hash as browserHash'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** False when the token was spent before: it works once. */
export async function spendShortToken(tx: Tx, hash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('short_tokens')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
