import type { ReplyCookie } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../app-context.ts'
import { newToken, tokenHash } from './secrets.ts'

const NAME = 'coinquiry_sign_in'
/** Where mails are asked for, and where their codes are spent. */
const PATHS = ['/api/v1/auth/send-email', '/api/v1/auth/login/email']
/** As long as browsers keep any cookie. */
const MAX_AGE_SECONDS = 400 * 86_400
const FORM = /^[\w-]{43}$/

/** What a browser is known by when it signs in by mail. It opens nothing: it only counts tries and mails. */
export interface SignInBrowser {
  readonly secret: string
  readonly hash: Uint8Array
}

/** Null for one that has no cookie yet, or takes none. */
export function signInBrowser({ cookies }: Pick<RequestContext, 'cookies'>): SignInBrowser | null {
  const secret = cookies[NAME] ?? ''
  return FORM.test(secret) ? { secret, hash: tokenHash(secret) } : null
}

export function newSignInBrowser(): SignInBrowser {
  const secret = newToken()
  return { secret, hash: tokenHash(secret) }
}

export function signInCookies({ secret }: SignInBrowser): ReplyCookie[] {
  return PATHS.map((path) => ({
    ...{ name: NAME, value: secret, path },
    ...{ maxAge: MAX_AGE_SECONDS, sameSite: 'lax' },
  }))
}
