import type { Tx } from '../../adapters/database/database.ts'
import type { AppContext, RequestContext } from '../../app-context.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { isMailAuthority } from '../../domain/mail-authority.ts'
import type { SocialEnd } from '../../domain/social-return.ts'
import { cleanUserName } from '../../domain/user-name.ts'
import type { SocialPerson } from '../../ports/social-login.ts'
import { restoreSpends } from '../../quota/deleted-accounts.ts'
import { earnOnce } from '../../quota/quota.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { lockAddress } from '../auth/code-store.ts'
import { addIdentity } from '../auth/pending-links-store.ts'
import { keyedHash, newCode, newToken, tokenHash } from '../auth/secrets.ts'
import { accountOf, addUser, giveToOwner, hasAccount, isBlocked } from '../auth/store.ts'
import { socialPicture } from '../users/pictures.ts'
import { addPicture } from '../users/store.ts'
import {
  addPendingLink,
  addShortToken,
  dropUnusedPictures,
  forgetExpired,
  hasEarned,
  type IdentityProvider,
  lockPerson,
  rememberProof,
  type StoredAttempt,
  setTwitter,
  spendReward,
  takePlainRewards,
  userOfIdentity,
  userOfTwitter,
} from './store.ts'

const SHORT_TOKEN_SECONDS = 60
/** As long as a code that is mailed at once is good, and a while to ask for it. */
const CONFIRM_SECONDS = 900

/** Finds or creates the account of a person verified by a provider, and signs the browser in. */
export async function signInPerson(
  ctx: RequestContext,
  { provider, browser_hash }: Pick<StoredAttempt, 'provider' | 'browser_hash'>,
  person: SocialPerson,
): Promise<SocialEnd> {
  const { database, now } = ctx
  const isNewOnX = provider === 'twitter' && !(await userOfTwitter(database.db, person.subject))
  const picture = isNewOnX ? await socialPicture(ctx, person) : null
  const shortToken = newToken()
  return database.write(async (tx): Promise<SocialEnd> => {
    const userId =
      provider === 'twitter'
        ? await accountOfX(tx, ctx, person, picture)
        : await accountOfPerson(tx, ctx, provider, person)
    if (userId === null) {
      const { subject, email } = person
      if (provider === 'twitter' || email === null) return { kind: 'failed', purpose: 'login' }
      await forgetExpired(tx, 'pending_links', now)
      await addPendingLink(tx, {
        ...{ browser_hash, provider, subject, email: email.toLowerCase() },
        expires_at: secondsAfter(now, CONFIRM_SECONDS),
      })
      return { kind: 'confirm', provider, email }
    }
    if (await isBlocked(tx, userId)) return { kind: 'blocked' }
    const isThere = await addShortToken(tx, {
      token_hash: tokenHash(shortToken),
      user_id: userId,
      expires_at: secondsAfter(now, SHORT_TOKEN_SECONDS),
      browser_hash,
    })
    await forgetExpired(tx, 'short_tokens', now)
    return isThere ? { kind: 'signedIn', shortToken } : { kind: 'failed', purpose: 'login' }
  })
}

/**
 * The account of the identity, else that of its verified address, else a new one. Null where the
 * address has an account, and the provider does not know whether it is still the same mailbox.
 */
async function accountOfPerson(
  tx: Tx,
  ctx: RequestContext,
  provider: IdentityProvider,
  person: SocialPerson,
): Promise<string | null> {
  const { now } = ctx
  const { subject } = person
  await lockPerson(tx, provider, subject)
  const known = await userOfIdentity(tx, provider, subject)
  if (known) return known
  const email = person.email?.toLowerCase() ?? null
  if (email) await lockAddress(tx, email)
  const isCertain = email !== null && isMailAuthority(provider, email, person.hostedDomain)
  if (email && !isCertain && (await hasAccount(tx, email))) return null
  const { userId, isNew, isProved } = email
    ? await accountOf(tx, email, nameOf(person), now, isCertain)
    : { userId: await addUser(tx, nameOf(person), now), isNew: true, isProved: true }
  if (isNew) {
    await earnOnce(tx, userId, 'user_register', now)
    const byMail = email ? [{ kind: 'email', value: email } as const] : []
    await restoreSpends(tx, ctx, userId, [{ kind: provider, value: subject }, ...byMail])
  } else if (!isProved) await giveToOwner(tx, userId)
  await addIdentity(tx, { provider, subject, user_id: userId, created_at: now })
  return userId
}

/** The account that the X account is bound to, else a new one that it is bound to from the start. */
async function accountOfX(
  tx: Tx,
  ctx: RequestContext,
  person: SocialPerson,
  picture: Uint8Array | null,
): Promise<string> {
  const { now } = ctx
  await lockPerson(tx, 'twitter', person.subject)
  const known = await userOfTwitter(tx, person.subject)
  if (known) return known
  const userId = await addUser(tx, nameOf(person), now)
  await setTwitter(tx, userId, {
    twitter_id: person.subject,
    twitter_account: person.screenName,
    twitter_picture_id: picture && (await addPicture(tx, userId, picture, now)),
  })
  await earnOnce(tx, userId, 'user_register', now)
  await restoreSpends(tx, ctx, userId, [{ kind: 'twitter', value: person.subject }])
  await rewardBinding(tx, ctx, userId, person.subject)
  return userId
}

function nameOf({ name }: SocialPerson): string {
  return cleanUserName(name ?? '') ?? `User-${newCode()}`
}

/** Remembers which X account the user has just been proved to own, for `bindTwitter` to believe. */
export async function proveTwitter(
  ctx: RequestContext,
  userId: string,
  person: SocialPerson,
): Promise<SocialEnd> {
  const { database, now } = ctx
  const { subject: twitterId, screenName, pictureUrl } = person
  const picture = await socialPicture(ctx, person)
  await database.write(async (tx) => {
    await lockUser(tx, userId)
    await rememberProof(tx, {
      user_id: userId,
      twitter_id: twitterId,
      screen_name: screenName ?? '',
      picture_id: picture && (await addPicture(tx, userId, picture, now)),
      proved_at: now,
    })
    await dropUnusedPictures(tx, userId)
  })
  return {
    kind: 'proved',
    account: { twitterId, screenName: screenName ?? '', icon: pictureUrl ?? '' },
  }
}

/** Rewards the binding of an X account: once for each user, and once for each X account. */
export async function rewardBinding(
  tx: Tx,
  { secret, now }: Pick<RequestContext, 'secret' | 'now'>,
  userId: string,
  twitterId: string,
): Promise<void> {
  if (await hasEarned(tx, userId, 'bind_twitter')) return
  if (await spendReward(tx, rewardHash(secret, twitterId)))
    await earnOnce(tx, userId, 'bind_twitter', now)
}

/** That an X account was rewarded is known for ever, and so by nothing that names it. */
const rewardHash = (secret: Uint8Array, twitterId: string) =>
  keyedHash(secret, 'rewarded X account', twitterId)

/** Hashes what an earlier version has kept of rewarded X accounts; for the start of a server. */
export async function hashKeptRewards({
  database,
  secret,
}: Pick<AppContext, 'database' | 'secret'>): Promise<void> {
  await database.write(async (tx) => {
    for (const twitterId of await takePlainRewards(tx))
      await spendReward(tx, rewardHash(secret, twitterId))
  })
}
