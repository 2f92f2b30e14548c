import type { Schemas } from '../../src/contract/contract.ts'
import { loginCode } from '../../src/limits.ts'
import { join, signIn } from '../seeding.ts'
import {
  done,
  json,
  type MockHandlers,
  type RequestContext,
  redirect,
  refuse,
} from '../serving/context.ts'
import { ATTEMPT_COOKIE, attemptCookie, navigationCookies } from '../serving/cookies.ts'
import { config } from './config.ts'

/** The code in every mail that the mock says it sent. */
export const MAILED_CODE = 'K7M2QX'

export const authHandlers = {
  sendEmail: async ({ server }, { body }) => {
    server.mailedCodes.add(body.email.toLowerCase())
    return json({ code: 0, data: { resend_after: 60, expires_in: 600 } })
  },

  loginByEmail: async (ctx, { body }) => {
    const email = body.email.toLowerCase()
    const isRight = loginCode(body.email_code)?.toUpperCase() === MAILED_CODE
    const spent = isRight && ctx.server.mailedCodes.delete(email)
    if (!spent) throw refuse('error.wrongCode')
    return signInReply(ctx, email)
  },

  fetchAccessToken: async (ctx, { body: { short_token, only_begun_here } }) => {
    const begun = ctx.server.shortTokens.get(short_token)
    if (begun === undefined) throw refuse('error.invalidShortToken')
    const isHere = ctx.cookies[ATTEMPT_COOKIE] === begun.secret
    if (only_begun_here && !isHere) throw refuse('error.begunElsewhere')
    ctx.server.shortTokens.delete(short_token)
    return signInReply(ctx, begun.email)
  },

  fetchSessions: async ({ server, token, viewer }) => {
    const own = [...server.sessions].filter(([, user_id]) => user_id === viewer.user_id)
    return json({
      code: 0,
      data: own.toReversed().map(([one], index) => ({
        session_id: idOf(one),
        ...(index % 2 === 0
          ? { browser: 'Chrome', system: 'macOS' }
          : { browser: 'Safari', system: 'iOS' }),
        created_at: server.clock(),
        used_at: server.clock(),
        is_current: one === token ? 1 : 0,
      })),
    })
  },

  endSession: async ({ server, token, viewer, base }, { path }) => {
    const { session_id } = path
    for (const [one, user_id] of [...server.sessions]) {
      const isMeant = session_id === 'all' || idOf(one) === session_id
      if (user_id === viewer.user_id && isMeant) server.sessions.delete(one)
    }
    return done(server.sessions.has(token) ? [] : navigationCookies(base, ''))
  },

  logout: async ({ server, token, base }) => {
    server.sessions.delete(token)
    return done(navigationCookies(base, ''))
  },
} satisfies Partial<MockHandlers>

/** The id of a session, by its token. */
function idOf(token: string): string {
  const hex = token
    .replaceAll(/[^0-9a-f]/gi, '0')
    .padEnd(32, '0')
    .toLowerCase()
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}

/** An address without an account gets one, in the mock's own world. */
function signInReply({ server, base }: RequestContext, email: string) {
  const user = server.users.find((one) => one.email === email)
  const token = user ? signIn(server, user.user_id) : join(server, server.world, email).token
  const data = { access_token: token, token_type: 'bearer' } as const
  return json<'loginByEmail' | 'fetchAccessToken'>(
    { code: 0, data },
    navigationCookies(base, token),
  )
}

type Provider = Schemas['Config']['social_providers'][number]

export const socialHandlers = {
  beginGoogleLogin: (ctx) => begin(ctx, 'google'),
  beginTwitterLogin: (ctx) => begin(ctx, 'twitter'),
  appleLogin: (ctx, { body }) =>
    body?.state === undefined ? begin(ctx, 'apple') : finish(ctx, body.state),
  socialCallback: (ctx, { query }) => finish(ctx, query.state ?? ''),
  beginBindTwitter: (ctx) => begin(ctx, 'twitter', ctx.viewer.user_id),
} satisfies Partial<MockHandlers>

/** Providers are left out: the browser is led straight to where they would send it. */
async function begin(ctx: RequestContext, provider: Provider, user_id: string | null = null) {
  if (!config(ctx.world).social_providers.includes(provider)) {
    return redirect('/login?error=provider')
  }
  const { server, base, origin, cookies } = ctx
  const secret = cookies[ATTEMPT_COOKIE] ?? server.random.token()
  const state = server.random.token()
  server.attempts.set(state, { secret, user_id })
  const query = new URLSearchParams({ client_id: 'mock', code: 'mock', state })
  const back = provider === 'apple' ? 'google' : provider
  return redirect(`${origin}${base}/auth/callback/${back}?${query}`, [attemptCookie(base, secret)])
}

async function finish({ server, cookies }: RequestContext, state: string) {
  const secret = cookies[ATTEMPT_COOKIE] ?? ''
  const attempt = server.attempts.get(state)
  if (attempt?.secret !== secret) return redirect('/login')
  server.attempts.delete(state)
  if (attempt.user_id !== null) return proveTwitter(server, attempt.user_id)
  const short_token = server.random.token()
  const email = `${short_token.slice(0, 8)}@example.org`
  server.shortTokens.set(short_token, { email, secret })
  return redirect(`/?short_token=${short_token}`)
}

function proveTwitter({ random, proofs }: RequestContext['server'], user_id: string) {
  const twitter_id = String(Number.parseInt(random.token().slice(0, 12), 16))
  const account = { twitter_id, screen_name: `mei_${twitter_id.slice(-8)}` }
  proofs.push({ ...account, user_id })
  return redirect(`/?${new URLSearchParams({ ...account, email: '', icon: '' })}`)
}
