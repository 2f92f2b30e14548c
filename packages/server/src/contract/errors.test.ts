import { errors } from '@coinquiry/api-client/contract'
import { expect, test } from 'vitest'
import { Refusal, refuse } from '../domain/refusal.ts'
import { failureOf } from './errors.ts'

test.each([
  ['error.twitterTaken', 'twitter account already binded'],
  ['error.invalidShareToken', 'Invalid share token'],
] as const)('%s keeps its literal data in every language', (key, literal) => {
  for (const language of ['zh', 'en'] as const) {
    const { body } = failureOf(new Refusal(key), language)
    expect(body.data).toBe(literal)
    expect(body.message).toBe(errors[key][language])
  }
})

test('a refusal for a used-up allowance says when it is renewed', () => {
  const { body } = failureOf(refuse('error.topicLimit', { resetsAt: 1_795_219_200 }), 'en')
  expect(body).toMatchObject({ error_key: 'error.topicLimit', resets_at: 1_795_219_200 })
})

test('an unexpected error tells nothing of itself', () => {
  const { status, body } = failureOf(new Error('relation "users" does not exist'), 'en')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('users')
})
