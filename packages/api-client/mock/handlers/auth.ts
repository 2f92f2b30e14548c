import { loginCode } from '../../src/limits.ts'
import type { Ctx, HandlersOf } from '../serving/context.ts'
import { navigationCookies } from '../serving/cookies.ts'
import { refuse } from '../serving/refusal.ts'
import { done, json } from '../serving/replies.ts'
import { join, signIn } from '../state/seeding.ts'

/** The code in every mail that the mock says it sent. */
export const MAILED_CODE = 'K7M2QX'

export const authHandlers: HandlersOf<
  'sendEmail' | 'loginByEmail' | 'fetchAccessToken' | 'logout'
> = {
  sendEmail: async ({ house }, { body }) => {
    await house.mailedCodes.create({ email: body.email.toLowerCase() })
    return done()
  },

  loginByEmail: async (ctx, { body }) => {
    const email = body.email.toLowerCase()
    const isRight = loginCode(body.email_code)?.toUpperCase() === MAILED_CODE
    const spent = isRight && ctx.house.mailedCodes.delete((q) => q.where({ email }))
    if (!spent) throw refuse('error.wrongCode')
    return signedIn(ctx, email)
  },

  fetchAccessToken: async (ctx, { body: { short_token } }) => {
    const spent = ctx.house.shortTokens.delete((q) => q.where({ short_token }))
    if (!spent) throw refuse('error.invalidShortToken')
    return signedIn(ctx, spent.email)
  },

  logout: async ({ house, token, base }) => {
    house.sessions.delete((q) => q.where({ token }))
    return done(navigationCookies(base, ''))
  },
}

/** An address without an account gets one, in the mock's own world. */
async function signedIn({ house, base }: Ctx, email: string) {
  const user = house.users.findFirst((q) => q.where({ email }))
  const token = user
    ? await signIn(house, user.user_id)
    : (await join(house, house.world, email)).token
  const data = { access_token: token, token_type: 'bearer' } as const
  return json<'loginByEmail' | 'fetchAccessToken'>(
    { code: 0, data },
    navigationCookies(base, token),
  )
}
