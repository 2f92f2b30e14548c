import { expect, test } from 'vitest'
import { startFakeModel } from '../fakes/fake-model.ts'
import { held, refusing } from '../fakes/model-scripts.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { askAndRecord, eventually } from './recorded-answer.ts'
import { newStore } from './store.ts'

test('an operator sees answers on their way and how they ended', async () => {
  await using model = await startFakeModel()
  await using store = await newStore('postgresql')
  await using server = await startServer({ ...store, env: { ...store.env, ...model.env } })
  const figures = async () => (await (await fetch(`${server.address}/metrics`)).text()).split('\n')
  const client = (await newUser(server)).at(server)
  const released = Promise.withResolvers<void>()
  model.answer('Slow?', held('A word, ', released.promise, 'another.'))
  model.answer('Broken?', refusing(500))

  const slow = askAndRecord(client, 'Slow?')
  await eventually(() => expect(slow.state.text).toBe('A word, '))
  const meanwhile = await figures()
  for (const line of [
    'active_streams 1',
    'generations_running 1',
    'time_to_first_token_seconds_count 1',
  ]) {
    expect(meanwhile).toContain(line)
  }
  released.resolve()
  await slow.ended
  for (const question of ['Broken?', 'Third?', 'Fourth?', 'One too many?']) {
    await askAndRecord(client, question).ended
  }

  await eventually(async () => {
    const afterwards = await figures()
    for (const line of [
      'active_streams 0',
      'generations_running 0',
      'asks_total{outcome="failed"} 1',
      'asks_total{outcome="done"} 3',
      'asks_total{outcome="error.topicLimit"} 1',
      'quota_refusals_total{key="error.topicLimit"} 1',
      'time_to_first_token_seconds_count 3',
      'http_requests_total{operation="ask",status="200"} 5',
    ]) {
      expect(afterwards).toContain(line)
    }
  })
})
