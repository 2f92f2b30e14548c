import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, race, trials, trialsOfFew } from '../../testing/race.ts'
import { message } from '../../testing/scripted-engine.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'

describeDatabases('topics at the same moment', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient
  let elsewhere: TopicsClient

  beforeEach(async () => {
    world = topicsWorld(open())
    mei = await world.reader()
    elsewhere = await world.reader(mei.user)
  })
  afterEach(() => world.close())

  const either = (n: number) => (n % 2 === 0 ? mei : elsewhere)
  const states = async () => {
    const spends = await open().db.selectFrom('spends').select('state').execute()
    return spends.map(({ state }) => state)
  }
  const orphans = () =>
    open()
      .db.selectFrom('generations')
      .select('request_id')
      .where('status', '=', 'running')
      .execute()

  test('one of fifty deletes a topic, the others find it gone', { timeout: RACE_TIMEOUT_MS }, () =>
    trials(open(), async () => {
      const topic = await mei.tell('gas', 'A fee.')
      const { done, refused } = await race((n) => either(n).delete(topic))
      expect([done.length, refused]).toEqual([1, { 'error.noAccess': 49 }])
    }),
  )

  test(
    'a favorite is set or too late, and never brings a topic back',
    {
      timeout: RACE_TIMEOUT_MS,
    },
    () =>
      trials(open(), async () => {
        const topic = await mei.tell('gas', 'A fee.')
        await race((n) =>
          n === 25 ? mei.delete(topic) : either(n).setFavorite(topic, n % 3 === 0),
        )
        expect((await mei.list()).data).toEqual([])
      }),
  )

  test(
    'a topic is deleted while its answer ends: spent once, and nothing left',
    {
      timeout: RACE_TIMEOUT_MS,
    },
    () =>
      trialsOfFew(open(), async (trial) => {
        world.engine.onQuestion = () => undefined
        const topics_id = randomUUID()
        const events = await mei.ask({ topics_id })
        await until(events, 'start')
        const engine = world.engine.answers.at(-1)
        engine?.say(message('A fee.'))
        await until(events, 'message')
        await Promise.all([either(trial).delete(topics_id), engine?.finish()])
        const { event } = (await Array.fromAsync(events)).at(-1) ?? {}
        expect(['close', 'error']).toContain(event)
        expect(await states()).not.toContain('held')
        expect((await mei.list()).data).toEqual([])
        expect(world.reports).toEqual([])
      }),
  )

  test(
    'asks race with deletions, and no answer is lost sight of',
    {
      timeout: RACE_TIMEOUT_MS,
    },
    () =>
      trials(open(), async () => {
        const topics_id = await mei.tell('gas', 'A fee.')
        const { done } = await race(async (n) => {
          if (n % 10 === 5) return either(n).delete(topics_id)
          if (n % 20 === 8) return either(n).deleteAll()
          return either(n).ask({ topics_id, question: `${n}` })
        })
        for (const events of done) if (events) await Array.fromAsync(events)
        await mei.deleteAll()
        expect(await orphans()).toEqual([])
        expect(await states()).not.toContain('held')
        expect(world.reports).toEqual([])
      }),
  )
})
