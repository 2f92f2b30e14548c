import assert from 'node:assert/strict'
import { type Case, success } from '../case.ts'

export const configCases: readonly Case[] = [
  success('fetchConfig', 'tells everybody what the server can do', async (stage) => {
    const { data } = await stage.visitor().done('fetchConfig')
    assert.equal(data.engine.kind === 'handbook', data.engine.model === null)
    assert.match(data.contact_url, /^(?:https?|mailto):/)
    assert.equal(data.limits.question_length, 2000)
  }),
  success('fetchConfig', 'says what is not configured', async (stage) => {
    const client = stage.visitor(await stage.subject.withoutProviders())
    assert.deepEqual((await client.done('fetchConfig')).data.social_providers, [])
  }),
]
