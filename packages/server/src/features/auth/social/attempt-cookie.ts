import type { ReplyCookie } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../../app-context.ts'
import { ATTEMPT_SECONDS } from '../../../domain/social-times.ts'
import type { SocialProvider } from '../../../ports/social-login.ts'
import { newToken } from '../secrets.ts'

const NAME = 'coinquiry_attempt'
/** Where sign-ins begin and where providers return to. */
const PATH = '/api/v1/auth'

/** The secret by which a browser is known again when it comes back; '' when it has none. */
export function browserSecret({ cookies }: Pick<RequestContext, 'cookies'>): string {
  return cookies[NAME] ?? ''
}

/** Kept where there is one, so that sign-ins begun in two tabs don't end each other. */
export function keptBrowserSecret(ctx: Pick<RequestContext, 'cookies'>): string {
  return browserSecret(ctx) || newToken()
}

/** Apple returns by a form post, with which browsers send no cookie that is `lax`. */
export function attemptCookie(value: string, provider: SocialProvider): ReplyCookie {
  const sameSite = provider === 'apple' ? 'none' : 'lax'
  return { name: NAME, value, path: PATH, maxAge: ATTEMPT_SECONDS, sameSite }
}
