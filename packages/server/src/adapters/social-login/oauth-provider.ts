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
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import { isLoopback } from '../../env/loopback.ts'
import type { SocialAttempt, SocialPerson } from '../../ports/social-login.ts'
import { remembered } from '../remembered.ts'

/** One service to sign in by. Whatever it throws means that the sign-in failed. */
export interface Provider {
  begin(attempt: SocialAttempt): Promise<string>
  complete(attempt: SocialAttempt, returned: ReadonlyMap<string, string>): Promise<SocialPerson>
}

interface OAuthSettings {
  readonly configuration: () => Promise<Configuration>
  readonly redirectUri: string
  /** What is asked for beside what every sign-in needs. */
  readonly parameters: Readonly<Record<string, string>>
  /** Whether an ID token is expected, which carries the nonce. */
  readonly withNonce: boolean
  readonly personOf: (
    tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
    returned: ReadonlyMap<string, string>,
  ) => SocialPerson | Promise<SocialPerson>
}

/** For each request to a provider. */
export const TIMEOUT_SECONDS = 10

/** The only parameters of a return that are believed to be the provider's; all are checked. */
const RETURNED = ['state', 'code', 'iss', 'error'] as const

/** OAuth 2: code flow with PKCE and `state`. */
export function oauthProvider(settings: OAuthSettings): Provider {
  const { configuration, redirectUri, parameters, withNonce, personOf } = settings
  return {
    async begin({ state, nonce, verifier }) {
      const { href } = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        state,
        ...(withNonce && { nonce }),
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      })
      // Not every provider reads `+` as a space outside of forms.
      return href.replaceAll('+', '%20')
    },
    async complete({ state, nonce, verifier }, returned) {
      const address = new URL(redirectUri)
      for (const name of RETURNED) {
        const value = returned.get(name)
        if (value !== undefined) address.searchParams.set(name, value)
      }
      const tokens = await authorizationCodeGrant(await configuration(), address, {
        expectedState: state,
        pkceCodeVerifier: verifier,
        ...(withNonce && { expectedNonce: nonce }),
      })
      return personOf(tokens, returned)
    },
  }
}

interface OpenIdSettings extends Pick<OAuthSettings, 'redirectUri' | 'parameters'> {
  readonly issuer: string
  readonly clientId: string
  readonly clientAuth: ClientAuth
  readonly nameOf: (claims: IDToken, returned: ReadonlyMap<string, string>) => string | null
}

/** OpenID Connect by discovery; ID tokens are verified by signature. */
export function openIdProvider(settings: OpenIdSettings): Provider {
  const { issuer, clientId, clientAuth, nameOf, ...request } = settings
  return oauthProvider({
    ...request,
    configuration: remembered(() =>
      discovery(new URL(issuer), clientId, undefined, clientAuth, {
        timeout: TIMEOUT_SECONDS,
        execute: [...precautions(issuer), enableNonRepudiationChecks],
      }),
    ),
    withNonce: true,
    personOf(tokens, returned) {
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      return {
        subject: claims.sub,
        email: verifiedEmail(claims),
        hostedDomain: typeof claims.hd === 'string' ? claims.hd : null,
        name: nameOf(claims, returned),
        screenName: null,
        pictureUrl: null,
      }
    },
  })
}

/** Apple writes the flag as text. */
function verifiedEmail({ email, email_verified }: IDToken): string | null {
  const isVerified = email_verified === true || email_verified === 'true'
  return isVerified && typeof email === 'string' ? email : null
}

/** Plain HTTP is allowed on this machine only, where tests have their providers. */
export function precautions(address: string): ((configuration: Configuration) => void)[] {
  return isLoopback(address) ? [allowInsecureRequests] : []
}
