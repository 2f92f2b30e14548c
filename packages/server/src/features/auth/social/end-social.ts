import { timingSafeEqual } from 'node:crypto'
import type { RedirectReply } from '@coinquiry/api-client/contract'
import type { RequestContext } from '../../../app-context.ts'
import { redirect } from '../../../contract/replies.ts'
import { returnTo, type SocialEnd } from '../../../domain/social-return.ts'
import { SocialLoginFailure, type SocialProvider } from '../../../ports/social-login.ts'
import { proveTwitter } from '../../users/twitter/prove-twitter.ts'
import { tokenHash } from '../secrets.ts'
import { browserSecret } from './attempt-cookie.ts'
import { type StoredAttempt, takeAttempt } from './attempt-store.ts'
import { signInPerson } from './sign-in-person.ts'

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
        .catch(nobody)
    : null
  if (!person) return { kind: 'failed', purpose }
  return user_id ? proveTwitter(ctx, user_id, person) : signInPerson(ctx, provider, person)
}

/** Begun in this browser, and with this provider: another's answer proves nothing here. */
function isOurs(ctx: RequestContext, attempt: StoredAttempt, provider: SocialProvider): boolean {
  const browser = tokenHash(browserSecret(ctx))
  return attempt.provider === provider && timingSafeEqual(attempt.browser_hash, browser)
}

function nobody(error: unknown): null {
  if (error instanceof SocialLoginFailure) return null
  throw error
}
