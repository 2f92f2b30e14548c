import type { RequestContext } from '../../../app-context.ts'
import type { SocialEnd } from '../../../domain/social-return.ts'
import { endOfShortToken } from '../../../domain/social-times.ts'
import type { SocialPerson, SocialProvider } from '../../../ports/social-login.ts'
import { pictureOf } from '../../users/pictures/picture-of.ts'
import { newToken, tokenHash } from '../secrets.ts'
import { accountOfPerson, accountOfX } from './person-account.ts'
import { userOfTwitter } from './person-store.ts'
import { addShortToken, forgetShortTokens } from './short-token-store.ts'

/** Finds or opens the account of somebody whom a provider has proved, and lets the browser in. */
export async function signInPerson(
  ctx: RequestContext,
  provider: SocialProvider,
  person: SocialPerson,
): Promise<SocialEnd> {
  const { database, now } = ctx
  const isNewOnX = provider === 'twitter' && !(await userOfTwitter(database.db, person.subject))
  const picture = isNewOnX ? await pictureOf(ctx, person) : null
  const shortToken = newToken()
  const isIn = await database.write(async (tx) => {
    const userId =
      provider === 'twitter'
        ? await accountOfX(tx, person, picture, now)
        : await accountOfPerson(tx, provider, person, now)
    const isThere = await addShortToken(tx, {
      token_hash: tokenHash(shortToken),
      user_id: userId,
      expires_at: endOfShortToken(now),
    })
    await forgetShortTokens(tx, now)
    return isThere
  })
  return isIn ? { kind: 'signedIn', shortToken } : { kind: 'failed', purpose: 'login' }
}
