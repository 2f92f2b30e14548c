import type { RequestContext } from '../../../app-context.ts'
import type { SocialEnd } from '../../../domain/social-return.ts'
import type { SocialPerson } from '../../../ports/social-login.ts'
import { lockUser } from '../../../quota/quota-store.ts'
import { pictureOf } from '../pictures/picture-of.ts'
import { addPicture } from '../pictures/store.ts'
import { dropUnusedPictures, rememberProof } from './store.ts'

/** Remembers which X account the user has just been proved to own, for `bindTwitter` to believe. */
export async function proveTwitter(
  ctx: RequestContext,
  userId: string,
  person: SocialPerson,
): Promise<SocialEnd> {
  const { database, now } = ctx
  const { subject: twitterId, screenName, pictureUrl } = person
  const picture = await pictureOf(ctx, person)
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
