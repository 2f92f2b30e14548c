import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client'
import type { SocialAttempt } from '../../ports/social-login.ts'
import { checksOf, precautions, returnAddress, TIMEOUT_SECONDS, written } from './authorization.ts'
import type { Provider } from './provider.ts'
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
