import type { Env } from '../../env.ts'
import {
  type SocialLogin,
  SocialLoginFailure,
  type SocialProvider,
} from '../../ports/social-login.ts'
import type { Provider } from './oauth-provider.ts'
import { pictureReader } from './picture.ts'

/** Tells the operator of a failure. */
type Report = (what: string, error: unknown) => void

/**
 * The providers that are configured; without any their libraries are not loaded. Rejects with a
 * `StartError` when a setting cannot be used.
 */
export async function createSocialLogin(env: Env, report: Report): Promise<SocialLogin> {
  const providers = {
    google: env.GOOGLE_CLIENT_ID ? (await import('./google.ts')).google(env) : null,
    apple: env.APPLE_CLIENT_ID ? (await import('./apple.ts')).apple(env) : null,
    twitter: env.X_CLIENT_ID ? (await import('./x.ts')).x(env) : null,
  }

  async function by<T>(name: SocialProvider, ask: (provider: Provider) => Promise<T>): Promise<T> {
    const provider = providers[name]
    if (!provider) throw new SocialLoginFailure(`${name} is not configured`)
    try {
      return await ask(provider)
    } catch (error) {
      // Without its cause, which may hold a code or a token.
      const failure = new SocialLoginFailure(`${name}: ${reasonOf(error)}`)
      // What the browser brings as a refusal is mostly a change of mind, and anybody can write it.
      if (!isRefusal(error)) report('A sign-in failed', failure)
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

/** The class of the library is not asked for, which would load it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR'

/** The library's message, and the provider's error code where it gave one, as in `access_denied`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const word = 'error' in error ? String(error.error) : ''
  return /^\w{1,64}$/.test(word) ? `${error.message} (${word})` : error.message
}
