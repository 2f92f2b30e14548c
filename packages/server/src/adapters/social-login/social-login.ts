import { AuthorizationResponseError, ClientSecretPost } from 'openid-client'
import type { Env } from '../../env.ts'
import {
  type SocialLogin,
  SocialLoginFailure,
  type SocialProvider,
} from '../../ports/social-login.ts'
import { apple } from './apple.ts'
import { openIdProvider, type Provider } from './oauth-provider.ts'
import { pictureReader } from './picture.ts'
import { x } from './x.ts'

/** Tells the operator of a failure. */
type Report = (what: string, error: unknown) => void

/** The providers that are configured. Throws a `StartError` when a setting cannot be used. */
export function createSocialLogin(env: Env, report: Report): SocialLogin {
  const providers = { google: google(env), apple: apple(env), twitter: x(env) }

  async function by<T>(name: SocialProvider, ask: (provider: Provider) => Promise<T>): Promise<T> {
    const provider = providers[name]
    if (!provider) throw new SocialLoginFailure(`${name} is not configured`)
    try {
      return await ask(provider)
    } catch (error) {
      // Without its cause, which may hold a code or a token.
      const failure = new SocialLoginFailure(`${name}: ${reasonOf(error)}`)
      // What the browser brings as a refusal is mostly a change of mind, and anybody can write it.
      if (!(error instanceof AuthorizationResponseError)) report('A sign-in failed', failure)
      throw failure
    }
  }

  return {
    providers: (['google', 'apple', 'twitter'] as const).filter((name) => providers[name]),
    begin: (name, attempt) => by(name, (provider) => provider.begin(attempt)),
    complete: (name, attempt, returned) =>
      by(name, (provider) => provider.complete(attempt, returned)),
    picture: pictureReader(env.X_API_URL),
  }
}

/** The library's message, and the provider's error code where it gave one, as in `access_denied`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const word = 'error' in error ? String(error.error) : ''
  return /^\w{1,64}$/.test(word) ? `${error.message} (${word})` : error.message
}

function google(env: Env): Provider | null {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL } = env
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null
  return openIdProvider({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientAuth: ClientSecretPost(GOOGLE_CLIENT_SECRET),
    redirectUri: `${PUBLIC_URL}/api/v1/auth/callback/google`,
    parameters: { scope: 'openid email profile' },
    nameOf: ({ name }) => (typeof name === 'string' ? name : null),
  })
}
