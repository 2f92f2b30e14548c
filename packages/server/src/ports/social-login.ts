export type SocialProvider = 'google' | 'apple' | 'twitter'

/** What must be remembered between leaving for a provider and coming back. */
export interface SocialAttempt {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The account at the provider. */
export interface SocialPerson {
  /** Never changes at this provider. */
  readonly subject: string
  /** Only an address that the provider has verified. */
  readonly email: string | null
  /** The domain whose mail the provider hosts for the account's organization. */
  readonly hostedDomain: string | null
  readonly name: string | null
  /** The handle on X; null elsewhere. */
  readonly screenName: string | null
  /** Address of a picture on a host that is trusted for it. */
  readonly pictureUrl: string | null
}

/** Thrown when the provider refuses, cannot be reached, or answers what cannot be believed. */
export class SocialLoginFailure extends Error {
  override readonly name = 'SocialLoginFailure'
}

export interface SocialLogin {
  /** Those that are configured. */
  readonly providers: readonly SocialProvider[]
  /** Where the browser goes, to come back to `/auth/callback/{provider}`, by Apple to `/auth/login/apple`. */
  begin(provider: SocialProvider, attempt: SocialAttempt): Promise<string>
  /** Verifies the parameters of the callback against the attempt that began the sign-in. */
  complete(
    provider: SocialProvider,
    attempt: SocialAttempt,
    returned: ReadonlyMap<string, string>,
  ): Promise<SocialPerson>
  /** The bytes of a person's picture; null when it cannot be had. */
  picture(url: string): Promise<Uint8Array | null>
}
