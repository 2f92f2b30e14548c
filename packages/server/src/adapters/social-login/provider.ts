import type { SocialAttempt, SocialPerson } from '../../ports/social-login.ts'

/** One service that people sign in by. Whatever it throws means that nobody was proved. */
export interface Provider {
  begin(attempt: SocialAttempt): Promise<string>
  complete(attempt: SocialAttempt, returned: ReadonlyMap<string, string>): Promise<SocialPerson>
}
