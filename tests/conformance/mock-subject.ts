import { randomUUID } from 'node:crypto'
import type { Success } from '@coinquiry/api-client/contract'
import type { AskLimit, Person, Subject } from '../../packages/api-client/conformance/index.ts'
import { grayPng, upload } from '../../packages/api-client/conformance/png.ts'
import {
  type HttpMock,
  type HttpMockOptions,
  MAILED_CODE,
  questions,
  real,
  startHttpMock,
  type WorldName,
} from '../../packages/api-client/mock/http.ts'
import { newEmail } from '../fixtures/users.ts'
import { visit } from './browser.ts'

/** How many times as fast as usual it answers; a running answer can still be met. */
const SPEED = 4

const refusingWorlds = {
  'error.tokenLimit': 'out-of-tokens',
  'error.serverTokenLimit': 'spent-server',
  'error.tooManyAnswers': 'five-answers',
  'error.serverBusy': 'busy-server',
} as const satisfies Record<AskLimit, WorldName>

/** The mock over HTTP, with a server for each thing that a server can lack. */
export async function mockSubject(): Promise<{ subject: Subject; close(): Promise<void> }> {
  const started: HttpMock[] = []
  const start = async (world: WorldName) => {
    const options: HttpMockOptions = { world, wait: real(SPEED) }
    const mock = await startHttpMock(options)
    started.push(mock)
    return mock
  }
  const main = await start('new-user')
  const withoutMail = await start('without-mail')
  const withoutProviders = await start('without-providers')

  async function personIn(world: WorldName, mock = main) {
    const { token, topicIds } = await mock.join(world)
    const person: Person = { api: mock.api, token, cookie: `coinquiry_navigation=${token}` }
    return { ...person, topicsId: topicIds[0] ?? '' }
  }

  async function proof(world: WorldName) {
    const person = await personIn(world)
    const begun = await visit(`${main.api}/auth/login/bind_twitter`, { cookie: person.cookie })
    const { location } = await visit(begun.location.href, begun)
    const field = (name: string) => location.searchParams.get(name) ?? ''
    const twitter = {
      twitter_id: field('twitter_id'),
      screen_name: field('screen_name'),
      email: field('email'),
      icon: field('icon'),
    }
    return { ...person, twitter }
  }

  async function goneToken(method: 'POST' | 'DELETE', path: string): Promise<string> {
    const { api, token } = await personIn('new-user')
    await fetch(api + path, { method, headers: { authorization: `Bearer ${token}` } })
    return token
  }

  const subject: Subject = {
    name: 'the mock',
    api: main.api,
    questions,
    decides: false,
    notOffered: ['stripeWebhook'],
    freeUser: () => personIn('new-user'),
    proUser: () => personIn('new-pro'),
    outOfTopics: () => personIn('out-of-topics'),
    outOfMessages: () => personIn('out-of-messages'),
    revokedToken: () => goneToken('POST', '/auth/logout'),
    deletedUser: () => goneToken('DELETE', '/auth/user/delete'),
    codeFor: async () => MAILED_CODE,
    expiredCode: async () => ({ email: newEmail(), email_code: MAILED_CODE }),
    async blockedUser() {
      const { api } = await start('blocked-account')
      return { api, email: newEmail(), email_code: MAILED_CODE }
    },
    async takenDown() {
      const person = await personIn('taken-down')
      const reply = await fetch(`${main.api}/topics/fetch_topic_message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ topics_id: person.topicsId }),
      })
      const { data } = (await reply.json()) as Success<'fetchTopicMessage'>
      return { ...person, shareToken: data.cur_topics_info.share_token }
    },
    withoutMail: async () => withoutMail,
    withoutProviders: () => personIn('without-providers', withoutProviders),
    withoutCheckout: () => personIn('without-checkout'),
    brokenCheckout: () => personIn('broken-checkout'),
    async limited(operation) {
      const person = await personIn('limited')
      const { topicsId } = person
      const requests = {
        sendEmail: { body: { email: newEmail() } },
        ask: { body: { question: questions.quick, topics_id: randomUUID() } },
        uploadAvatar: { form: upload(grayPng(8, 8)) },
        downloadTopic: { query: { topics_id: topicsId, file_type: 1 } },
        downloadMessage: { query: { message_id: topicsId, file_type: 1 } },
        downloadUserData: {},
      }
      return { ...person, request: requests[operation] }
    },
    refusedAsk: (key) => personIn(refusingWorlds[key]),
    async exporting() {
      const person = await personIn('exporting')
      return { ...person, answerId: person.topicsId }
    },
    async leaving() {
      const mock = await start('new-user')
      return { ...(await personIn('new-user', mock)), leave: () => mock.leave() }
    },
    async returning(provider) {
      const method = provider === 'apple' ? 'POST' : 'GET'
      const begun = await visit(`${main.api}/auth/login/${provider}`, { method })
      const query = Object.fromEntries(begun.location.searchParams)
      const request = { path: { provider }, cookie: begun.cookie }
      return provider === 'apple'
        ? { ...request, form: new URLSearchParams(query) }
        : { ...request, query }
    },
    provenTwitter: () => proof('new-user'),
    takenTwitter: () => proof('taken-twitter'),
    pictured: () => personIn('pro-with-x'),
    pictureless: () => personIn('pro-without-picture'),
    onlyTwitter: () => personIn('only-twitter'),
    stripeEvent: async () => {
      throw new Error('The mock leaves the webhook out')
    },
  }

  return {
    subject,
    async close() {
      await Promise.all(started.map((mock) => mock[Symbol.asyncDispose]()))
    },
  }
}
