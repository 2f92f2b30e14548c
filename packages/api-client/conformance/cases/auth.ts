import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, decided, refusal, success } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import type { Client } from '../client.ts'
import { checkNavigationCookies } from '../strict.ts'

const newAddress = () => `${newId()}@example.org`

/** A code that was mailed, and the address it belongs to. */
async function mailed(context: CaseContext, email = newAddress()) {
  await context.visitor().done('sendEmail', { body: { email, language: 'en' } })
  return { email, email_code: await context.subject.codeFor(email) }
}

/** Signs in; checks the cookies that come with it. */
export async function signedIn(
  context: CaseContext,
  id: 'loginByEmail' | 'fetchAccessToken',
  body: object,
): Promise<Client> {
  const reply = await context.visitor().doneWith(id, { body })
  checkNavigationCookies(reply.headers, 'set')
  return context.as({ api: context.subject.api, token: reply.body.data.access_token })
}

const other = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1)

export const authCases: readonly Case[] = [
  ...['zh', 'en', undefined].map((language) =>
    success('sendEmail', `mails a code, in ${language ?? 'no language'}`, async (context) => {
      const email = newAddress()
      const request = { body: { email, language, unknown: [1] } }
      const { data } = await context.visitor().done('sendEmail', request)
      assert.ok(data.expires_in > 0 && data.resend_after >= 0)
      assert.match(await context.subject.codeFor(email), /^[A-Za-z0-9]{6}$/)
    }),
  ),
  refusal('sendEmail', 'error.mailFailed', 'says when mail fails', async (context) => ({
    client: context.visitor(await context.subject.withoutMail()),
    request: { body: { email: newAddress() } },
  })),

  success('loginByEmail', 'signs in and sets the cookie of navigations', async (context) => {
    const body = await mailed(context)
    const me = await signedIn(context, 'loginByEmail', body)
    assert.equal((await me.done('fetchUser')).data.email, body.email)
  }),
  success('loginByEmail', 'takes a code in small letters and spaces', async (context) => {
    const { email, email_code } = await mailed(context)
    const [first, ...rest] = email_code.toLowerCase()
    const body = { email: email.toUpperCase(), email_code: ` ${first} ${rest.join('')}\n` }
    await context.visitor().done('loginByEmail', { body })
  }),
  refusal('loginByEmail', 'error.wrongCode', 'a wrong code', async (context) => {
    const { email, email_code } = await mailed(context)
    return { request: { body: { email, email_code: other(email_code) } } }
  }),
  refusal('loginByEmail', 'error.accountBlocked', 'a blocked account', async (context) => {
    const { email, email_code, ...server } = await context.subject.blockedUser()
    return { client: context.visitor(server), request: { body: { email, email_code } } }
  }),
  refusal('loginByEmail', 'error.wrongCode', 'a used code', async (context) => {
    const body = await mailed(context)
    await context.visitor().done('loginByEmail', { body })
    return { request: { body } }
  }),
  refusal('loginByEmail', 'error.wrongCode', 'an expired code', async (context) => ({
    request: { body: await context.subject.expiredCode() },
  })),
  decided(
    refusal('loginByEmail', 'error.wrongCode', 'a right code after five wrong', async (context) => {
      const { email, email_code } = await mailed(context)
      const wrong = { email, email_code: other(email_code) }
      for (let tries = 0; tries < 5; tries++) {
        await context.visitor().refused('loginByEmail', 'error.wrongCode', { body: wrong })
      }
      return { request: { body: { email, email_code } } }
    }),
  ),
  decided(
    success('loginByEmail', 'is stopped by nobody else in its browser', async (context) => {
      const email = newAddress()
      const request = { body: { email, language: 'en' } }
      const { headers } = await context.visitor().doneWith('sendEmail', request)
      const email_code = await context.subject.codeFor(email)
      const wrong = { email, email_code: other(email_code) }
      for (let tries = 0; tries < 6; tries++) {
        await context.visitor().refused('loginByEmail', 'error.wrongCode', { body: wrong })
      }
      const [cookie = ''] = headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
      await context.visitor().done('loginByEmail', { body: { email, email_code }, cookie })
    }),
  ),
  ...['ABC234', '', '1', 'K7M2Q', '😀😀😀'].map((email_code) =>
    refusal('loginByEmail', 'error.wrongCode', `an unknown address's code "${email_code}"`, {
      body: { email: newAddress(), email_code },
    }),
  ),

  success('fetchSessions', "lists one's own sessions and tells which this is", async (context) => {
    const me = await context.freeUser()
    const { data: user } = await me.done('fetchUser')
    await context.visitor().done('loginByEmail', { body: await mailed(context, user.email) })
    const { data } = await me.done('fetchSessions')
    assert.deepEqual(data.map(({ is_current }) => is_current).sort(), [0, 1])
    assert.equal(new Set(data.map(({ session_id }) => session_id)).size, 2)
    const stranger = await context.freeUser()
    assert.equal((await stranger.done('fetchSessions')).data.length, 1)
  }),

  success('endSession', 'ends another session, and nobody else can', async (context) => {
    const me = await context.freeUser()
    const { data: user } = await me.done('fetchUser')
    const other = await signedIn(context, 'loginByEmail', await mailed(context, user.email))
    const { data } = await me.done('fetchSessions')
    const session_id = data.find(({ is_current }) => is_current === 0)?.session_id ?? ''
    const stranger = await context.freeUser()
    await stranger.done('endSession', { path: { session_id } })
    await other.done('fetchUser')
    await me.done('endSession', { path: { session_id: session_id.toUpperCase() } })
    await other.refused('fetchUser', 'error.unauthorized')
    await me.done('endSession', { path: { session_id: newId() } })
    await me.done('fetchUser')
  }),
  success('endSession', 'ends all, and clears the cookies of this one', async (context) => {
    const me = await context.freeUser()
    const { headers } = await me.doneWith('endSession', { path: { session_id: 'all' } })
    checkNavigationCookies(headers, 'cleared')
    await me.refused('fetchUser', 'error.unauthorized')
  }),
  refusal('endSession', 'error.badRequest', 'what is no id', async (context) => ({
    client: await context.freeUser(),
    request: { path: { session_id: 'everything' } },
  })),

  success('logout', 'ends this session alone and clears its cookies', async (context) => {
    const me = await context.freeUser()
    const { data } = await me.done('fetchUser')
    const { headers } = await me.doneWith('logout')
    checkNavigationCookies(headers, 'cleared')
    await me.refused('fetchUser', 'error.unauthorized')
    const body = await mailed(context, data.email)
    await context.visitor().done('loginByEmail', { body })
  }),
]
