import { attachAnswer } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { numberedPieces, silentAfter, slowly, thinkingFirst } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUsers } from '../fixtures/users.ts'
import {
  askAndRecord,
  eventually,
  lastTurn,
  type RecordedAnswer,
  recordAnswer,
  topicsLeft,
} from './recorded-answer.ts'
import { newStore } from './store.ts'

const USERS = 7
const WRITING = 'Killed while it writes?'
const PAUSING = 'Killed while it pauses?'
const THINKING = 'Killed while it thinks?'
const LAST = 'Killed as it begins?'
/** Long after a checkpoint must have come: 2 seconds of writing. */
const PIECES_LATER = 100

test('a server killed during twenty answers loses no question and no text that was stored', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('embedded')
  const options = { ...store, env: model.env }
  await using server = await startServer(options)
  model.answer(WRITING, slowly(numberedPieces(), 20))
  model.answer(PAUSING, silentAfter('All of this was said.'))
  model.answer(THINKING, thinkingFirst('Let me see.', silentAfter()))

  const users = await newUsers(server, USERS)
  const running = users.map((user) => {
    const client = user.at(server)
    return {
      user,
      pausing: askAndRecord(client, PAUSING),
      thinking: askAndRecord(client, THINKING),
      writing: askAndRecord(client, WRITING),
    }
  })
  await eventually(() => {
    for (const { pausing, thinking } of running) {
      expect(pausing.state.text).toBe('All of this was said.')
      expect(thinking.state.think).toBe('Let me see.')
    }
  })
  const piecesNow = running.map(({ writing }) => writing.events.length)
  await eventually(() => {
    for (const [index, { writing }] of running.entries()) {
      expect(writing.events.length).toBeGreaterThan((piecesNow[index] ?? 0) + PIECES_LATER / 4)
    }
  })
  // These are in every state between the request and the first word.
  const newcomers = await newUsers(server, USERS)
  const beginning = newcomers.map((user) => ({
    user,
    begun: askAndRecord(user.at(server), LAST),
  }))
  await eventually(() => expect(beginning.some(({ begun }) => begun.events.length > 0)).toBe(true))

  await server.kill()
  const everyone = running.flatMap(({ pausing, thinking, writing }) => [pausing, thinking, writing])
  await Promise.all([...everyone, ...beginning.map(({ begun }) => begun)].map(({ ended }) => ended))
  await using again = await startServer(options)

  for (const { user, pausing, thinking, writing } of running) {
    const client = user.at(again)
    for (const [recorded, question] of [
      [pausing, PAUSING],
      [thinking, THINKING],
      [writing, WRITING],
    ] as const) {
      const turn = await lastTurn(client, recorded.topicId)
      expect(turn.question.content).toBe(question)
      expect(turn.answer.status).toBe('interrupted')
    }
    const content = async (of: RecordedAnswer) =>
      (await lastTurn(client, of.topicId)).answer.content
    expect(await content(pausing)).toBe('All of this was said.')
    const kept = await content(writing)
    expect(kept).toContain('word1 word2 word3 ')
    expect(writing.state.text.startsWith(kept)).toBe(true)
    // The topic whose answer had no text is given back.
    expect(await topicsLeft(client)).toBe(1)

    const attached = recordAnswer(attachAnswer(writing.state.requestId ?? '', null, { client }))
    await attached.ended
    expect(attached.state).toMatchObject({
      status: 'interrupted',
      text: kept,
      error: { error_key: 'error.interrupted' },
    })
  }
  for (const { user, begun } of beginning) {
    if (begun.state.requestId === null) continue
    const { question, answer } = await lastTurn(user.at(again), begun.topicId)
    expect(question.content).toBe(LAST)
    expect(answer.status).toMatch(/^(?:done|interrupted)$/)
  }
  const [one] = users
  if (!one) throw new Error('Nobody asked')
  const after = askAndRecord(one.at(again), 'And now?')
  await after.ended
  expect(after.state.status).toBe('done')
})
