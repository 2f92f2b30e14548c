import { createSocialLogin } from '../../adapters/social-login/social-login.ts'
import type { Env } from '../../env.ts'
import {
  type SocialLogin,
  SocialLoginFailure,
  type SocialProvider,
} from '../../ports/social-login.ts'
import { StartError } from '../../start-error.ts'
import { type Check, type Finding, off, ok, wrong } from '../finding.ts'

const PROVIDERS = {
  google: { name: 'Google', prefix: 'GOOGLE', path: 'callback/google' },
  apple: { name: 'Apple', prefix: 'APPLE', path: 'login/apple' },
  twitter: { name: 'X', prefix: 'X', path: 'callback/twitter' },
} as const

/** Values of no real attempt; a code that no provider gave. */
const ATTEMPT = { state: 'doctor', nonce: 'doctor', verifier: 'doctor'.repeat(10) }
const CODE = 'not-a-code'
/** How a provider answers a client that it knows, but whose code it never gave. */
const CODE_REFUSED = /\((?:invalid_grant|invalid_request|invalid_code)\)/
const CLIENT_REFUSED = /\((?:invalid_client|unauthorized_client)\)|WWW-Authenticate/

/** Reads what each provider says of itself, and redeems a code that it never gave. */
export const signIn: Check = {
  name: 'sign-in',
  async run(env) {
    try {
      const login = await createSocialLogin(env, () => undefined)
      if (login.providers.length === 0) return [off('no provider: people sign in by mail')]
      return await Promise.all(login.providers.map((provider) => examine(env, login, provider)))
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      return [wrong(error.message, 'copy the whole file into the variable')]
    }
  },
}

async function examine(env: Env, login: SocialLogin, provider: SocialProvider): Promise<Finding> {
  const { name, prefix, path } = PROVIDERS[provider]
  try {
    await login.begin(provider, ATTEMPT)
  } catch (error) {
    const advice = `see that ${name} can be reached from here, and that its address is right`
    return wrong(`${name} cannot be asked: ${said(error)}`, advice)
  }
  const returned = new Map([
    ['state', ATTEMPT.state],
    ['code', CODE],
    ['iss', issuerOf(env, provider)],
  ])
  const answer = await login
    .complete(provider, ATTEMPT, returned)
    .catch((error: unknown) => said(error))
  if (typeof answer === 'string' && CLIENT_REFUSED.test(answer))
    return wrong(`${name} does not know this client`, `correct the variables ${prefix}_…`)
  if (typeof answer === 'string' && CODE_REFUSED.test(answer))
    return ok(`${name} knows this client; people return to ${env.PUBLIC_URL}/api/v1/auth/${path}`)
  return wrong(`${name} answered what was not expected: ${answer}`, `see the settings at ${name}`)
}

function issuerOf(env: Env, provider: SocialProvider): string {
  const { GOOGLE_ISSUER: google, APPLE_ISSUER: apple, X_AUTH_URL: twitter } = env
  return { google, apple, twitter }[provider]
}

function said(error: unknown): string {
  if (error instanceof SocialLoginFailure) return error.message.replace(/^\w+: /, '')
  throw error
}
