import type { Schemas } from '../../src/contract/contract.ts'
import { config } from '../config.ts'
import { type Ctx, type HandlersOf, signedIn } from '../serving/context.ts'
import { ATTEMPT_COOKIE, attemptCookie } from '../serving/cookies.ts'
import { redirect } from '../serving/replies.ts'

type Provider = Schemas['Config']['social_providers'][number]

export const socialHandlers: HandlersOf<
  'beginGoogleLogin' | 'beginTwitterLogin' | 'appleLogin' | 'socialCallback' | 'beginBindTwitter'
> = {
  beginGoogleLogin: (ctx) => begin(ctx, 'google'),
  beginTwitterLogin: (ctx) => begin(ctx, 'twitter'),
  appleLogin: (ctx, { body }) =>
    body?.state === undefined ? begin(ctx, 'apple') : comeBack(ctx, body.state),
  socialCallback: (ctx, { query }) => comeBack(ctx, query.state ?? ''),
  beginBindTwitter: (ctx) => begin(ctx, 'twitter', signedIn(ctx).user_id),
}

/** Providers are left out: the browser is led straight to where they would send it. */
async function begin(ctx: Ctx, provider: Provider, user_id: string | null = null) {
  if (!config(ctx.world).social_providers.includes(provider)) {
    return redirect('/login?error=provider')
  }
  const { house, base, origin, cookies } = ctx
  const secret = cookies[ATTEMPT_COOKIE] ?? house.chance.token()
  const state = house.chance.token()
  await house.attempts.create({ state, secret, user_id })
  const query = new URLSearchParams({ client_id: 'mock', code: 'mock', state })
  const back = provider === 'apple' ? 'google' : provider
  return redirect(`${origin}${base}/auth/callback/${back}?${query}`, [attemptCookie(base, secret)])
}

async function comeBack({ house, cookies }: Ctx, state: string) {
  const secret = cookies[ATTEMPT_COOKIE] ?? ''
  const attempt = house.attempts.delete((q) => q.where({ state, secret }))
  if (!attempt) return redirect('/login')
  if (attempt.user_id !== null) return proved(house, attempt.user_id)
  const short_token = house.chance.token()
  await house.shortTokens.create({ short_token, email: `${short_token.slice(0, 8)}@example.org` })
  return redirect(`/?short_token=${short_token}`)
}

async function proved({ chance, proofs }: Ctx['house'], user_id: string) {
  const twitter_id = String(Number.parseInt(chance.token().slice(0, 12), 16))
  const account = { twitter_id, screen_name: `mei_${twitter_id.slice(-8)}` }
  await proofs.create({ ...account, user_id })
  return redirect(`/?${new URLSearchParams({ ...account, email: '', icon: '' })}`)
}
