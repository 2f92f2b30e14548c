import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client'
import { isLoopback } from '../../env/loopback.ts'
import type { SocialAttempt, SocialPerson } from '../../ports/social-login.ts'
import { remembered } from './remembered.ts'

interface OpenIdSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientAuth: ClientAuth
  readonly redirectUri: string
  /** What is asked for beside what every sign-in needs. */
  readonly parameters: Readonly<Record<string, string>>
  readonly nameOf: (claims: IDToken, returned: ReadonlyMap<string, string>) => string | null
}

/** OpenID Connect by discovery: code flow with PKCE, `state` and `nonce`; ID tokens are verified by signature. */
export function openIdProvider(settings: OpenIdSettings): Provider {
  const { issuer, clientId, clientAuth, redirectUri, parameters, nameOf } = settings
  const configuration = remembered(() =>
    discovery(new URL(issuer), clientId, undefined, clientAuth, {
      timeout: TIMEOUT_SECONDS,
      execute: [...precautions(issuer), enableNonRepudiationChecks],
    }),
  )

  return {
    async begin({ state, nonce, verifier }) {
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      })
      return written(address)
    },
    async complete(attempt: SocialAttempt, returned) {
      const tokens = await authorizationCodeGrant(
        await configuration(),
        returnAddress(redirectUri, returned),
        { ...checksOf(attempt), expectedNonce: attempt.nonce },
      )
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      return {
        subject: claims.sub,
        email: verifiedEmail(claims),
        name: nameOf(claims, returned),
        screenName: null,
        pictureUrl: null,
      }
    },
  }
}

/** Apple writes the flag as text. */
function verifiedEmail({ email, email_verified }: IDToken): string | null {
  const isVerified = email_verified === true || email_verified === 'true'
  return isVerified && typeof email === 'string' ? email : null
}

/** For each request to a provider. */
export const TIMEOUT_SECONDS = 10

/** The only parameters of a return that are believed to be the provider's; all are checked. */
const RETURNED = ['state', 'code', 'iss', 'error'] as const

/** What the library has to do with a configuration before it is used. */
export function precautions(address: string): ((configuration: Configuration) => void)[] {
  return isLoopback(address) ? [allowInsecureRequests] : []
}

/** The address that the browser came back to, as the provider wrote it. */
export function returnAddress(redirectUri: string, returned: ReadonlyMap<string, string>): URL {
  const address = new URL(redirectUri)
  for (const name of RETURNED) {
    const value = returned.get(name)
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address
}

/** A space as `%20`: not every provider reads `+` as one outside of forms. */
export function written({ href }: URL): string {
  return href.replaceAll('+', '%20')
}

/** What a return is held against. */
export function checksOf({ state, verifier }: SocialAttempt) {
  return { expectedState: state, pkceCodeVerifier: verifier }
}

/** One service to sign in by. Whatever it throws means that the sign-in failed. */
export interface Provider {
  begin(attempt: SocialAttempt): Promise<string>
  complete(attempt: SocialAttempt, returned: ReadonlyMap<string, string>): Promise<SocialPerson>
}
