import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secondsAfter } from '../../domain/calendar.ts'
import { readEnv } from '../../env.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { handlerContext } from '../../testing/handler-context.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'
import { deleteOldTopics, deleteOldTopicsDaily } from './retention.ts'
import { setFavorite } from './store.ts'

const DAYS = 30
const SECONDS = DAYS * 86_400
const env = readEnv({ RETENTION_DAYS: String(DAYS) })

describeDatabases('topics that are old', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient

  beforeEach(async () => {
    world = topicsWorld(open())
    // So long ago that all of it is over by the database's clock.
    world.time.now = secondsAfter(new Date(), -4 * SECONDS)
    mei = await world.reader()
  })
  afterEach(() => world.close())

  const run = (now: Date, until?: AbortSignal) =>
    deleteOldTopics(handlerContext(open(), { env, now }), until)
  const left = async () => (await mei.list()).data.map(({ topics_id }) => topics_id)

  test('go with all that belongs to them, one second after the limit and not before', async () => {
    const topic = await mei.tell('gas', 'A fee.')
    const used = world.time.now
    const table = [
      [SECONDS - 1, 1],
      [SECONDS, 1],
      [SECONDS + 1, 0],
    ] as const
    for (const [age, count] of table) {
      await run(secondsAfter(used, age))
      expect([age, (await left()).length]).toEqual([age, count])
      // As on the next day.
      await open().db.deleteFrom('day_counts').execute()
    }
    for (const of of ['messages', 'generations', 'search_documents'] as const)
      expect(await open().db.selectFrom(of).selectAll().execute()).toEqual([])
    // What was spent stays spent.
    expect(await open().db.selectFrom('spends').selectAll().execute()).toHaveLength(1)
    await expect(mei.fetchTopic(topic)).rejects.toMatchObject({ key: 'error.noAccess' })
  })

  test('stay while they are used, and as favorites', async () => {
    const kept = await mei.tell('keep', 'Yes.')
    const used = await mei.tell('use', 'Yes.')
    const old = await mei.tell('old', 'Yes.')
    const begun = world.time.now
    await mei.setFavorite(kept)
    world.time.now = secondsAfter(begun, SECONDS)
    await mei.tell('and again', 'Yes.', { topics_id: used })
    await run(secondsAfter(begun, SECONDS + 10))
    expect(await left()).toEqual([used, kept])
    expect(await left()).not.toContain(old)
  })

  test('go once a day, at one node, however many there are', async () => {
    const now = secondsAfter(world.time.now, 2 * SECONDS)
    const addOld = (count: number) =>
      open()
        .db.insertInto('topics')
        .values(
          Array.from({ length: count }, () => ({
            id: randomUUID(),
            user_id: mei.user.userId,
            updated_at: secondsAfter(now, -2 * SECONDS),
          })),
        )
        .execute()
    // More than one step.
    await addOld(101)
    await Promise.all([run(now), run(now)])
    expect(await left()).toHaveLength(0)
    await addOld(1)
    await run(now)
    expect(await left()).toHaveLength(1)
    await run(secondsAfter(now, 86_400))
    expect(await left()).toHaveLength(0)
  })

  test('stay where only the clock of the node is far ahead', async () => {
    world.time.now = new Date()
    const topic = await mei.tell('new', 'Yes.')
    await run(secondsAfter(world.time.now, 2 * SECONDS))
    expect(await left()).toEqual([topic])
  })

  test('stay when they are made favorites while a run is about to delete them', async () => {
    const topic = await mei.tell('keep', 'Yes.')
    const marked = Promise.withResolvers<void>()
    const running = Promise.withResolvers<void>()
    const marking = open().write(async (tx) => {
      await setFavorite(tx, { userId: mei.user.userId, topicId: topic, isFavorite: 1 })
      marked.resolve()
      await running.promise
    })
    await marked.promise
    const deleting = run(secondsAfter(world.time.now, 2 * SECONDS))
    // Time to come to where it waits for the topic.
    await sleep(300)
    running.resolve()
    await Promise.all([marking, deleting])
    expect(await left()).toEqual([topic])
  })

  test('a run that is ended early is left to the next one', async () => {
    await mei.tell('old', 'Yes.')
    const now = secondsAfter(world.time.now, 2 * SECONDS)
    await run(now, AbortSignal.abort())
    expect(await left()).toHaveLength(1)
    await run(now)
    expect(await left()).toHaveLength(0)
  })
})

test.each([
  ['0', 0],
  ['1', 1],
])('RETENTION_DAYS=%s repeats %i jobs', async (RETENTION_DAYS, count) => {
  const options = { env: readEnv({ RETENTION_DAYS }) } as Parameters<typeof deleteOldTopicsDaily>[0]
  const repeaters = deleteOldTopicsDaily(options, () => {})
  await Promise.all(repeaters.map((repeater) => repeater.stop()))
  expect(repeaters).toHaveLength(count)
})
