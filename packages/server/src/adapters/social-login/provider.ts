import type { SocialAttempt, SocialPerson } from '../../ports/social-login.ts'

/** One service to sign in by. Whatever it throws means that the sign-in failed. */
export interface Provider {
  begin(attempt: SocialAttempt): Promise<string>
  complete(attempt: SocialAttempt, returned: ReadonlyMap<string, string>): Promise<SocialPerson>
}
