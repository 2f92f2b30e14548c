import { ApiError, ask, newId } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { held, silentAfter } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { askAndRecord, eventually, lastTurn, recordAnswer } from './recorded-answer.ts'
import { newStore } from './store.ts'

const DRAIN_SECONDS = 15
test('a server that is asked to end lets answers finish, settles the rest and takes no new ones', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  const env = { ...store.env, ...model.env, DRAIN_SECONDS: String(DRAIN_SECONDS) }
  await using server = await startServer({ ...store, env })
  const user = await newUser(server)
  const client = user.at(server)
  const released = Promise.withResolvers<void>()
  model.answer('Finished in time?', held('Nearly ', released.promise, 'done.'))
  model.answer('Never finished?', silentAfter('Half an answer'))
  const finishing = askAndRecord(client, 'Finished in time?')
  const unfinished = askAndRecord(client, 'Never finished?')
  await eventually(() => {
    expect(finishing.state.text).toBe('Nearly ')
    expect(unfinished.state.text).toBe('Half an answer')
  })

  const stopping = performance.now()
  const exited = server.stop()
  // In a topic with a running answer nothing is accepted before the end either, so nothing is spent.
  const late = await eventually(async () => {
    const recorded = recordAnswer(
      ask({ question: 'Too late?', topics_id: finishing.topicId }, { client }),
    )
    await recorded.ended
    expect(recorded.failure).toMatchObject({ errorKey: 'error.shuttingDown' })
    return recorded.failure
  })
  expect(late).toBeInstanceOf(ApiError)
  expect(late).toMatchObject({ status: 503, message: expect.stringContaining('restarting') })

  released.resolve()
  await finishing.ended
  expect(finishing.state).toMatchObject({ status: 'done', text: 'Nearly done.' })
  const newTopic = askAndRecord(client, 'A new topic?', newId())
  await newTopic.ended
  expect(newTopic.failure).toMatchObject({ status: 503, errorKey: 'error.shuttingDown' })

  await unfinished.ended
  expect(unfinished.state).toMatchObject({
    status: 'interrupted',
    text: 'Half an answer',
    error: { error_key: 'error.interrupted' },
  })
  const { code, stderr } = await exited
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect((performance.now() - stopping) / 1000).toBeLessThan(DRAIN_SECONDS + 30)

  await using again = await startServer({ ...store, env })
  const kept = (topicId: string) => lastTurn(user.at(again), topicId)
  expect((await kept(finishing.topicId)).answer).toMatchObject({
    status: 'done',
    content: 'Nearly done.',
  })
  expect((await kept(unfinished.topicId)).answer).toMatchObject({
    status: 'interrupted',
    content: 'Half an answer',
  })
})

test('a server with nothing to finish ends at once', async () => {
  await using store = await newStore('postgresql')
  const env = { ...store.env, DRAIN_SECONDS: '3600' }
  await using server = await startServer({ ...store, env })
  await newUser(server)
  expect(await server.stop()).toMatchObject({ code: 0, stderr: '' })
})
