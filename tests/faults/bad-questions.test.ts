import { logout, newId } from '@coinquiry/api-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, type User } from '../fixtures/users.ts'
import { badBodies, type Turn, type Turns } from './bad-bodies.ts'
import { askAndRecord, lastTurn, topicsLeft } from './recorded-answer.ts'
import {
  INVALID,
  NO_ACCESS,
  type RefusedWorld,
  SIGN_IN,
  startRefusedWorld,
  WRONG_TYPE,
} from './refusals.ts'

let world: RefusedWorld
let user: User
let stranger: User
let turns: Turns
let foreignRequest: string

beforeAll(async () => {
  world = await startRefusedWorld()
  user = await newUser(world.server)
  stranger = await newUser(world.server)
  turns = { own: await turnOf(user), foreign: await turnOf(stranger) }
  const { answer } = await lastTurn(stranger.at(world.server), turns.foreign.topic)
  foreignRequest = answer.request_id
  // So that the first turn is no longer the end of the conversation.
  await askAndRecord(user.at(world.server), 'And then?', turns.own.topic).ended
})
afterAll(() => world[Symbol.asyncDispose]())

async function turnOf(person: User): Promise<Turn> {
  const client = person.at(world.server)
  const { ended, topicId } = askAndRecord(client, 'What is a coin?')
  await ended
  const { question, answer } = await lastTurn(client, topicId)
  return { topic: topicId, question: question.message_id, answer: answer.message_id }
}

describe('an ask is refused and leaves nothing behind', () => {
  test.each(badBodies)('with %s', async (_name, refusal, body) => {
    await world.expectRefused(refusal, '/ask', { token: user.token, body: body(turns) })
  })

  test('that is not JSON', async () => {
    const { token } = user
    await world.expectRefused(WRONG_TYPE, '/ask', { token, type: 'text/plain', body: 'Why?' })
  })

  test('without a token, whatever is in it', async () => {
    for (const token of [undefined, 'not-a-token']) {
      await world.expectRefused(SIGN_IN, '/ask', { token, body: '{"half' })
      const body = { question: 'Why?', topics_id: newId() }
      await world.expectRefused(SIGN_IN, '/ask', { token, body })
    }
  })

  test('with the token of a session that was ended', async () => {
    const { token, at } = await newUser(world.server)
    await logout({ client: at(world.server) })
    const body = { question: 'Why?', topics_id: newId() }
    await world.expectRefused(SIGN_IN, '/ask', { token, body })
  })
})

describe('what belongs to somebody else is refused like what does not exist', () => {
  test.each(['foreign', 'dead'])('a %s topic', async (whose) => {
    const topics_id = whose === 'foreign' ? turns.foreign.topic : newId()
    const { token } = user
    await world.expectRefused(NO_ACCESS, '/topics/fetch_topic_message', {
      token,
      body: { topics_id },
    })
    const { question } = turns.foreign
    await world.expectRefused(NO_ACCESS, '/topics/switch_message', {
      token,
      body: { topics_id, cur_message_id: question, switch_message_id: question },
    })
  })

  test.each(['foreign', 'dead'])('a %s answer', async (whose) => {
    const path = `/ask/${whose === 'foreign' ? foreignRequest : newId()}`
    const { token } = user
    await world.expectRefused(NO_ACCESS, `${path}/stream`, { method: 'GET', token })
    await world.expectRefused(NO_ACCESS, `${path}/stop`, { token })
  })

  test('an answer whose id is no UUID', async () => {
    const { token } = user
    await world.expectRefused(INVALID, '/ask/mine/stream', { method: 'GET', token })
  })
})

test('2,000 emoji are a question, and all that was refused has cost nothing', async () => {
  const client = user.at(world.server)
  expect(await topicsLeft(client)).toBe(2)
  const recorded = askAndRecord(client, '🪙'.repeat(2000))
  await recorded.ended
  expect(recorded.state.status).toBe('done')
  const { question } = await lastTurn(client, recorded.topicId)
  expect(question.content).toBe('🪙'.repeat(2000))
})
