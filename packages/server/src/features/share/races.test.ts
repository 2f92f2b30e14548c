import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, TRIALS } from '../../testing/race.ts'
import { share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

const PARALLEL = 50

describeDatabases('sharing at the same moment', (open) => {
  let world: ShareWorld
  beforeEach(async () => {
    world = await shareWorld(open())
  })
  afterEach(() => world.close())

  /** Topics without content, because a race needs many. */
  async function newTopics(count: number): Promise<string[]> {
    const user_id = world.mei.user.userId
    const topics = Array.from({ length: count }, () => ({ id: randomUUID(), user_id }))
    await open().db.insertInto('topics').values(topics).execute()
    return topics.map(({ id }) => id)
  }

  async function earned() {
    const rows = await open().db.selectFrom('points').select('points').execute()
    return rows.reduce((sum, { points }) => sum + points, 0)
  }

  test(
    'one topic: all get the same link, rewarded once',
    async () => {
      for (let trial = 1; trial <= TRIALS; trial += 1) {
        world.time.now = new Date(Date.UTC(2026, 2, trial))
        const [topic = ''] = await newTopics(1)
        const sharing = Array.from({ length: PARALLEL }, () => share(world.mei, topic))
        const tokens = await Promise.all(sharing)
        expect(new Set(tokens).size).toBe(1)
        expect(await earned()).toBe(4 * trial)
      }
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'many topics: the limit of the day is reached exactly',
    async () => {
      for (let trial = 1; trial <= TRIALS; trial += 1) {
        world.time.now = new Date(Date.UTC(2026, 2, trial))
        const topics = await newTopics(PARALLEL)
        const tokens = await Promise.all(topics.map((topic) => share(world.mei, topic)))
        expect(new Set(tokens).size).toBe(PARALLEL)
        expect(await earned()).toBe(80 * trial)
      }
    },
    RACE_TIMEOUT_MS,
  )
})
