import type { RequestContext } from '../../app-context.ts'
import { ImageTooLarge, NotAnImage } from '../../ports/images.ts'
import type { SocialPerson } from '../../ports/social-login.ts'

/** The person's picture at the provider as an avatar; null when it cannot be loaded or used. */
export async function socialPicture(
  { ports }: Pick<RequestContext, 'ports'>,
  { pictureUrl }: SocialPerson,
): Promise<Uint8Array | null> {
  const content = pictureUrl ? await ports.socialLogin.picture(pictureUrl) : null
  return content && ports.images.avatar(content).catch(unusable)
}

function unusable(error: unknown): null {
  if (error instanceof NotAnImage || error instanceof ImageTooLarge) return null
  throw error
}

/** Where a user's avatar is found; '' for one who has none. */
export function iconUrl(avatarId: string | null): string {
  return avatarId ? `/api/v1/avatars/${avatarId}` : ''
}
