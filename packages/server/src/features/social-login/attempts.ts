import { timingSafeEqual } from 'node:crypto'
import type { RedirectReply, ReplyCookie } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../app-context.ts'
import { redirect } from '../../contract/replies.ts'
import { secondsAfter } from '../../domain/calendar.ts'
import { type Purpose, returnTo, type SocialEnd } from '../../domain/social-return.ts'
import { SocialLoginFailure, type SocialProvider } from '../../ports/social-login.ts'
import { ATTEMPT_COOKIE } from '../auth/pending-links-store.ts'
import { newToken, tokenHash } from '../auth/secrets.ts'
import { takeRate } from '../rate-limits/rate-limits.ts'
import { proveTwitter, signInPerson } from './accounts.ts'
import { addAttempt, forgetExpired, type StoredAttempt, takeAttempt } from './store.ts'

/** Where sign-ins begin and where providers return to. */
const PATH = '/api/v1/auth'
/** How long signing in at a provider may take. */
const ATTEMPT_SECONDS = 600
/** Longer, for a code by mail may follow. */
const COOKIE_SECONDS = 1800

/** Apple returns by a form post, with which browsers send no cookie that is `lax`. */
export function attemptCookie(value: string, provider: SocialProvider): ReplyCookie {
  const sameSite = provider === 'apple' ? 'none' : 'lax'
  return { name: ATTEMPT_COOKIE, value, path: PATH, maxAge: COOKIE_SECONDS, sameSite }
}

/** Sends the browser to a provider; to bind an X account, for the user it is to belong to. */
export async function beginSocial(
  ctx: RequestContext,
  provider: SocialProvider,
  boundTo: string | null = null,
): Promise<RedirectReply> {
  const { database, env, now, ports } = ctx
  const purpose: Purpose = boundTo ? 'bind' : 'login'
  if (!ports.socialLogin.providers.includes(provider)) {
    return redirect(returnTo(env.PUBLIC_URL, { kind: 'notConfigured' }))
  }
  await takeRate(ctx, 'sign_in', ctx.ip)
  const attempt = { state: newToken(), nonce: newToken(), verifier: newToken() }
  const location = await ports.socialLogin.begin(provider, attempt).catch(noneOnFailure)
  if (!location) return redirect(returnTo(env.PUBLIC_URL, { kind: 'failed', purpose }))

  // Kept where there is one, so that sign-ins begun in two tabs don't end each other.
  const browser = ctx.cookies[ATTEMPT_COOKIE] || newToken()
  await forgetExpired(database.db, 'social_attempts', now)
  await addAttempt(database.db, {
    state_hash: tokenHash(attempt.state),
    provider,
    purpose,
    user_id: boundTo,
    browser_hash: tokenHash(browser),
    nonce: attempt.nonce,
    verifier: attempt.verifier,
    expires_at: secondsAfter(now, ATTEMPT_SECONDS),
  })
  return redirect(location, [attemptCookie(browser, provider)])
}

type Returned = ReadonlyMap<string, string>

/** Ends what `beginSocial` began, when the browser comes back from the provider with these parameters. */
export async function endSocial(
  ctx: RequestContext,
  provider: SocialProvider,
  returned: Returned,
): Promise<RedirectReply> {
  return redirect(returnTo(ctx.env.PUBLIC_URL, await endOf(ctx, provider, returned)))
}

async function endOf(
  ctx: RequestContext,
  provider: SocialProvider,
  returned: Returned,
): Promise<SocialEnd> {
  const state = returned.get('state') ?? ''
  const attempt = await takeAttempt(ctx.database.db, tokenHash(state), ctx.now)
  if (!attempt) return { kind: 'failed', purpose: 'login' }
  const { nonce, verifier, purpose, user_id } = attempt
  const person = isOurs(ctx, attempt, provider)
    ? await ctx.ports.socialLogin
        .complete(provider, { state, nonce, verifier }, returned)
        .catch(noneOnFailure)
    : null
  if (!person) return { kind: 'failed', purpose }
  return user_id ? proveTwitter(ctx, user_id, person) : signInPerson(ctx, attempt, person)
}

/** Begun in this browser, and with this provider: another's answer proves nothing here. */
function isOurs(ctx: RequestContext, attempt: StoredAttempt, provider: SocialProvider): boolean {
  return attempt.provider === provider && isBegunHere(ctx, attempt.browser_hash)
}

/** Whether the request comes from the browser that began a sign-in. */
export function isBegunHere(
  { cookies }: Pick<RequestContext, 'cookies'>,
  browserHash: Uint8Array | null,
): boolean {
  const cookie = cookies[ATTEMPT_COOKIE]
  return (
    Boolean(cookie) && browserHash !== null && timingSafeEqual(browserHash, tokenHash(cookie ?? ''))
  )
}

function noneOnFailure(error: unknown): null {
  if (error instanceof SocialLoginFailure) return null
  throw error
}
