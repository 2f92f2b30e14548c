import assert from 'node:assert/strict'
import { newId } from '../../src/ids.ts'
import { type Case, decided, refusal, success } from '../case.ts'
import { checkNavigationCookies } from '../cookie.ts'
import type { Stage } from '../stage.ts'

const newAddress = () => `${newId()}@example.org`

/** A code that was mailed, and the address it belongs to. */
async function mailed(stage: Stage) {
  const email = newAddress()
  await stage.visitor().done('sendEmail', { body: { email, language: 'en' } })
  return { email, email_code: await stage.subject.codeFor(email) }
}

const other = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1)

export const authCases: readonly Case[] = [
  ...['zh', 'en', undefined].map((language) =>
    success('sendEmail', `mails a code, in ${language ?? 'no language'}`, async (stage) => {
      const email = newAddress()
      await stage.visitor().done('sendEmail', { body: { email, language, unknown: [1] } })
      assert.match(await stage.subject.codeFor(email), /^[A-Za-z0-9]{6}$/)
    }),
  ),
  refusal('sendEmail', 'error.mailFailed', 'says when mail fails', async (stage) => ({
    client: stage.visitor(await stage.subject.withoutMail()),
    request: { body: { email: newAddress() } },
  })),

  success('loginByEmail', 'signs in and sets the cookie of navigations', async (stage) => {
    const body = await mailed(stage)
    const reply = await stage.visitor().doneWith('loginByEmail', { body })
    checkNavigationCookies(reply.headers, 'set')
    const me = stage.as({ api: stage.subject.api, token: reply.body.data.access_token })
    assert.equal((await me.done('fetchUser')).data.email, body.email)
  }),
  success('loginByEmail', 'takes a code in small letters and spaces', async (stage) => {
    const { email, email_code } = await mailed(stage)
    const [first, ...rest] = email_code.toLowerCase()
    const body = { email: email.toUpperCase(), email_code: ` ${first} ${rest.join('')}\n` }
    await stage.visitor().done('loginByEmail', { body })
  }),
  refusal('loginByEmail', 'error.wrongCode', 'a wrong code', async (stage) => {
    const { email, email_code } = await mailed(stage)
    return { client: stage.visitor(), request: { body: { email, email_code: other(email_code) } } }
  }),
  refusal('loginByEmail', 'error.wrongCode', 'a used code', async (stage) => {
    const body = await mailed(stage)
    await stage.visitor().done('loginByEmail', { body })
    return { client: stage.visitor(), request: { body } }
  }),
  refusal('loginByEmail', 'error.wrongCode', 'an expired code', async (stage) => ({
    client: stage.visitor(),
    request: { body: await stage.subject.expiredCode() },
  })),
  decided(
    refusal(
      'loginByEmail',
      'error.wrongCode',
      'the right code after five wrong ones',
      async (stage) => {
        const { email, email_code } = await mailed(stage)
        const wrong = { email, email_code: other(email_code) }
        for (let tries = 0; tries < 5; tries++) {
          await stage.visitor().refused('loginByEmail', 'error.wrongCode', { body: wrong })
        }
        return { client: stage.visitor(), request: { body: { email, email_code } } }
      },
    ),
  ),
  refusal('loginByEmail', 'error.wrongCode', "an unknown address's code", async (stage) => ({
    client: stage.visitor(),
    request: { body: { email: newAddress(), email_code: 'ABC234' } },
  })),
  ...['', '1', 'K7M2Q', '😀😀😀'].map((email_code) =>
    refusal('loginByEmail', 'error.wrongCode', `the code "${email_code}"`, async (stage) => ({
      client: stage.visitor(),
      request: { body: { email: newAddress(), email_code } },
    })),
  ),

  success(
    'logout',
    'ends this session, clears its cookies and leaves the others',
    async (stage) => {
      const person = await stage.subject.freeUser()
      const me = stage.as(person)
      const { data } = await me.done('fetchUser')
      const { headers } = await me.doneWith('logout')
      checkNavigationCookies(headers, 'cleared')
      await me.refused('fetchUser', 'error.unauthorized')
      const email_code = await codeAgain(stage, data.email)
      await stage.visitor().done('loginByEmail', { body: { email: data.email, email_code } })
    },
  ),
]

async function codeAgain(stage: Stage, email: string): Promise<string> {
  await stage.visitor().done('sendEmail', { body: { email } })
  return stage.subject.codeFor(email)
}
