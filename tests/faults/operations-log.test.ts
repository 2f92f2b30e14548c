import { randomUUID } from 'node:crypto'
import { newId } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startFakeMail } from '../fakes/fake-mail.ts'
import { startFakeModel } from '../fakes/fake-model.ts'
import { refusing, tornAfter } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { call } from './call.ts'
import { newStore } from './store.ts'

const secret = (what: string) => `${what}${randomUUID().slice(0, 8)}`

test('even at its most verbose level the log holds nothing that people wrote or may sign in with', async () => {
  await using mail = await startFakeMail()
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  const env = { ...store.env, ...model.env, ...mail.env, LOG_LEVEL: 'trace' }
  await using server = await startServer({ ...store, env })

  const email = `${secret('mei')}@example.org`
  const secrets = {
    email,
    wrongCode: 'ZZZZ99',
    question: secret('question'),
    failing: secret('failing'),
    torn: secret('torn'),
    answer: secret('answer'),
    search: secret('search'),
    broken: secret('broken'),
    providerCode: secret('provider'),
    state: secret('state'),
    shortToken: secret('short'),
    bearer: secret('bearer'),
    cookie: secret('cookie'),
    path: secret('path'),
    name: secret('name'),
  }
  await call(server, '/auth/send-email', { body: { email, language: 'en' } })
  const code = mail.codeFor(email)
  const login = (email_code: string) =>
    call(server, '/auth/login/email', { body: { email, email_code } })
  expect((await login(secrets.wrongCode)).body).toMatchObject({ code: 1 })
  const { body } = await login(code)
  const { data } = body as { data: { access_token: string } }
  const token = data.access_token

  model.answer(secrets.failing, refusing(500))
  model.answer(secrets.torn, tornAfter(secrets.answer))
  const topics_id = newId()
  for (const question of [secrets.question, secrets.failing, secrets.torn]) {
    await call(server, '/ask', { token, body: { question, topics_id: newId(), detached: true } })
  }
  await call(server, '/ask', { token, body: { question: secrets.question, topics_id } })
  await call(server, '/ask', { token, body: `{"question": "${secrets.broken}` })
  await call(server, '/ask', { token, body: { question: [secrets.broken], topics_id } })

  const get = (path: string) => call(server, path, { method: 'GET', token })
  await get(`/topics/fetch_topic_list?search_term=${secrets.search}`)
  const shared = await call(server, '/topics/share_topic', { token, body: { topics_id } })
  const shareToken = JSON.stringify(shared.body).match(/"share_token":"([^"]+)"/)?.[1]
  await get(`/topics/share/${shareToken ?? secrets.path}`)
  await call(server, '/auth/fetch_access_token', { body: { short_token: secrets.shortToken } })
  await call(server, '/auth/update_user_name', { token, body: { user_name: secrets.name } })
  await call(server, '/auth/user', { method: 'GET', token: secrets.bearer })
  for (const path of [
    `/api/v1/auth/callback/google?code=${secrets.providerCode}&state=${secrets.state}`,
    `/login?code=${code}&email=${email}`,
    `/chat/${topics_id}/${secrets.path}`,
    `/%zz?code=${secrets.path}`,
    `/api/v1/${secrets.path}`,
  ]) {
    await fetch(server.address + path, {
      redirect: 'manual',
      headers: { cookie: `session=${secrets.cookie}` },
    })
  }

  const { stdout, stderr } = await server.stop()
  const output = stdout + stderr
  for (const operation of ['sendEmail', 'ask', 'fetchTopicList', 'socialCallback', 'unknown']) {
    expect(output).toContain(`"operation":"${operation}"`)
  }
  expect(output).toContain('An answer failed')
  for (const [what, text] of Object.entries({ ...secrets, code, token, shareToken })) {
    if (text) expect(output.includes(text), what).toBe(false)
  }
})
