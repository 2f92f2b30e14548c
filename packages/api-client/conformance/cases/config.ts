import assert from 'node:assert/strict'
import { type Case, success } from '../case.ts'

export const configCases: readonly Case[] = [
  success('fetchConfig', 'tells everybody what the server can do', async (stage) => {
    const { data } = await stage.visitor().done('fetchConfig')
    assert.equal(data.engine.kind === 'handbook', data.engine.model === null)
    assert.match(data.contact_url, /^(?:https?|mailto):/)
    assert.equal(data.limits.question_length, 2000)
  }),
  success('fetchConfig', 'tells what each plan costs, in one currency', async (stage) => {
    const { plans } = (await stage.visitor().done('fetchConfig')).data
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
  success('fetchConfig', 'says what is not configured', async (stage) => {
    const client = stage.visitor(await stage.subject.withoutProviders())
    assert.deepEqual((await client.done('fetchConfig')).data.social_providers, [])
  }),
]
