import type { RedirectReply } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../../app-context.ts'
import { redirect } from '../../../contract/replies.ts'
import { type Purpose, returnTo } from '../../../domain/social-return.ts'
import { endOfAttempt } from '../../../domain/social-times.ts'
import { SocialLoginFailure, type SocialProvider } from '../../../ports/social-login.ts'
import { takeRate } from '../../rates/take-rate.ts'
import { newToken, tokenHash } from '../secrets.ts'
import { attemptCookie, keptBrowserSecret } from './attempt-cookie.ts'
import { addAttempt, forgetAttempts } from './attempt-store.ts'

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
  const location = await ports.socialLogin.begin(provider, attempt).catch(unreachable)
  if (!location) return redirect(returnTo(env.PUBLIC_URL, { kind: 'failed', purpose }))

  const browser = keptBrowserSecret(ctx)
  await forgetAttempts(database.db, now)
  await addAttempt(database.db, {
    state_hash: tokenHash(attempt.state),
    provider,
    purpose,
    user_id: boundTo,
    browser_hash: tokenHash(browser),
    nonce: attempt.nonce,
    verifier: attempt.verifier,
    expires_at: endOfAttempt(now),
  })
  return redirect(location, [attemptCookie(browser, provider)])
}

function unreachable(error: unknown): null {
  if (error instanceof SocialLoginFailure) return null
  throw error
}
