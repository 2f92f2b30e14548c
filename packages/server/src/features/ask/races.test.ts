import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { collect } from '../../testing/collect.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'

const PARALLEL = 100

describeDatabases('asks that race', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(), await world.node())
    world.engine.onQuestion = (answer) => {
      answer.say(message('A fee.'))
      answer.finish()
    }
  })
  afterEach(() => world.close())

  async function outcomes(asks: Promise<unknown>[]) {
    const settled = await Promise.allSettled(asks)
    return Object.groupBy(settled, (one) => (one.status === 'fulfilled' ? 'ok' : one.reason.key))
  }

  test('for the last topic: exactly one of a hundred gets it', async () => {
    for (let topic = 0; topic < 2; topic += 1) await collect(await mei.ask({}))
    const asks = Array.from({ length: PARALLEL }, () => mei.ask({}))
    const { ok, 'error.topicLimit': refused } = await outcomes(asks)
    expect([ok?.length, refused?.length]).toEqual([1, PARALLEL - 1])
    const topics = await open().db.selectFrom('topics').select('id').execute()
    expect(topics).toHaveLength(3)
  })

  test('in one topic: one is answered, the others find it running', async () => {
    world.engine.onQuestion = () => undefined
    const topics_id = randomUUID()
    const asks = Array.from({ length: 20 }, () => mei.ask({ topics_id }))
    const { ok, 'error.generationRunning': refused } = await outcomes(asks)
    expect([ok?.length, refused?.length]).toEqual([1, 19])
    expect(world.engine.answers).toHaveLength(1)
  })

  test('with one key: all follow the same answer, spent once', async () => {
    const ask = { topics_id: randomUUID() }
    const asks = Array.from({ length: 20 }, () => mei.ask(ask, { key: 'once' }))
    const streams = await Promise.all(asks)
    const starts = await Promise.all(streams.map((events) => until(events, 'start')))
    expect(new Set(starts.map(({ request_id }) => request_id)).size).toBe(1)
    expect(world.engine.answers).toHaveLength(1)
    const spends = await open().db.selectFrom('spends').select('id').execute()
    expect(spends).toHaveLength(1)
  })

  test('a key may be used again after a day', async () => {
    await collect(await mei.ask({}, { key: 'k' }))
    world.time.now = new Date(world.time.now.getTime() + 86_400_000)
    await collect(await mei.ask({}, { key: 'k' }))
    expect(world.engine.answers).toHaveLength(2)
  })

  test('by two users with one new topic id: it belongs to one of them', async () => {
    const bob = world.client(await world.addUser(), await world.node())
    const topics_id = randomUUID()
    const asks = [mei, bob].map((client) => client.ask({ topics_id }))
    const { ok, 'error.noAccess': refused } = await outcomes(asks)
    expect([ok?.length, refused?.length]).toEqual([1, 1])
  })
})
