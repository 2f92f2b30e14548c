import assert from 'node:assert/strict'
import { type Case, refusal, success } from '../case.ts'
import { limited } from '../subject.ts'
import { answerCases, wholeEndingCases } from './answers.ts'
import { askCases, askConnectionCases } from './ask.ts'
import { askFormCases } from './ask-forms.ts'
import { askRefusalCases, modelFailureCases } from './ask-refusals.ts'
import { authCases } from './auth.ts'
import { avatarCases } from './avatars.ts'
import { downloadCases } from './downloads.ts'
import { figureCases } from './figures.ts'
import { listCases } from './lists.ts'
import { messageCases } from './messages.ts'
import { orderCases } from './orders.ts'
import { pointsCases } from './points.ts'
import { shareCases } from './share.ts'
import { socialLoginCases } from './social-login.ts'
import { specificationCases } from './specification.ts'
import { topicCases } from './topics.ts'
import { twitterCases } from './twitter.ts'
import { userCases } from './users.ts'

const configCases: readonly Case[] = [
  success('fetchConfig', 'tells everybody what the server can do', async (context) => {
    const { data } = await context.visitor().done('fetchConfig')
    assert.equal(data.engine.kind === 'handbook', data.engine.model === null)
    if (data.contact_url !== null) assert.match(data.contact_url, /^(?:https?|mailto):/)
    assert.equal(data.limits.question_length, 2000)
  }),
  success('fetchConfig', 'tells what each plan costs, in one currency', async (context) => {
    const { plans } = (await context.visitor().done('fetchConfig')).data
    assert.deepEqual(
      plans.map(({ order_type, interval }) => [order_type, interval]),
      [
        [null, null],
        ['1', 'year'],
        ['2', 'month'],
      ],
    )
    assert.equal(plans[0]?.amount, 0)
    assert.equal(new Set(plans.map(({ currency }) => currency)).size, 1)
  }),
  success('fetchConfig', 'says what is not configured', async (context) => {
    const client = context.visitor(await context.subject.withoutProviders())
    assert.deepEqual((await client.done('fetchConfig')).data.social_providers, [])
  }),
  success(
    'fetchConfig',
    'says after how many days topics are deleted, if they are',
    async (context) => {
      const { retention_days: days } = (await context.visitor().done('fetchConfig')).data
      assert.ok(days === null || days >= 1)
    },
  ),

  success('fetchLegalPage', 'gives each text, in the language of the request', async (context) => {
    for (const page of ['terms', 'privacy', 'imprint'] as const)
      for (const language of ['zh', 'en']) {
        const request = { path: { page }, language }
        const { data } = await context.visitor().done('fetchLegalPage', request)
        // What is written in one language alone is given in both.
        if (data.text === null) assert.equal(data.language, language)
      }
  }),
]

const limitCases: readonly Case[] = limited.map((id) =>
  refusal(id, 'error.tooManyRequests', 'one request too many', async (context) => {
    const { request, ...person } = await context.subject.limited(id)
    return { client: context.as(person), request }
  }),
)

/** What was written by hand: each success, each rule's refusal, each stream. */
export const writtenCases: readonly Case[] = [
  modelFailureCases,
  authCases,
  socialLoginCases,
  userCases,
  avatarCases,
  twitterCases,
  wholeEndingCases,
  topicCases,
  listCases,
  messageCases,
  askCases,
  askFormCases,
  askConnectionCases,
  askRefusalCases,
  answerCases,
  figureCases,
  shareCases,
  pointsCases,
  orderCases,
  downloadCases,
  configCases,
  limitCases,
  specificationCases,
].flat()
