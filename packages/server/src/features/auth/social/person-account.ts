import type { Tx } from '../../../adapters/database/database.ts'
import { cleanUserName } from '../../../domain/user-name.ts'
import { earnOnce } from '../../../ledger/points.ts'
import type { SocialPerson } from '../../../ports/social-login.ts'
import { addPicture } from '../../users/pictures/store.ts'
import { rewardBinding } from '../../users/twitter/reward-binding.ts'
import { setTwitter } from '../../users/twitter/store.ts'
import { lockAddress } from '../code-store.ts'
import { newCode } from '../secrets.ts'
import { accountOf, addUser } from '../store.ts'
import {
  addIdentity,
  type IdentityProvider,
  lockPerson,
  userOfIdentity,
  userOfTwitter,
} from './person-store.ts'

/** The account of the identity, else that of its verified address, else a new one. */
export async function accountOfPerson(
  tx: Tx,
  provider: IdentityProvider,
  person: SocialPerson,
  now: Date,
): Promise<string> {
  const { subject } = person
  await lockPerson(tx, provider, subject)
  const known = await userOfIdentity(tx, provider, subject)
  if (known) return known
  const email = person.email?.toLowerCase() ?? null
  if (email) await lockAddress(tx, email)
  const { userId, isNew } = email
    ? await accountOf(tx, email, nameOf(person), now)
    : { userId: await addUser(tx, nameOf(person), now), isNew: true }
  if (isNew) await earnOnce(tx, userId, 'user_register', now)
  await addIdentity(tx, { provider, subject, user_id: userId, created_at: now })
  return userId
}

/** The account that the X account is bound to, else a new one that it is bound to from the start. */
export async function accountOfX(
  tx: Tx,
  person: SocialPerson,
  picture: Uint8Array | null,
  now: Date,
): Promise<string> {
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
  await rewardBinding(tx, userId, person.subject, now)
  return userId
}

function nameOf({ name }: SocialPerson): string {
  return cleanUserName(name ?? '') ?? `User-${newCode()}`
}
