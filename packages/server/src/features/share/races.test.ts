import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, race, trials, trialsOfLucky } from '../../testing/race.ts'
import { ledgerOf } from '../points/testing/ledger.ts'
import { share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

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

  const earned = () => ledgerOf(open(), world.mei.user).sumOf('daily_share')

  test(
    'one topic: all get the same link, rewarded once',
    async () => {
      await trials(open(), async (trial) => {
        world.time.now = new Date(Date.UTC(2026, 2, 1 + trial))
        const [topic = ''] = await newTopics(1)
        const { done: tokens } = await race(() => share(world.mei, topic))
        expect([tokens.length, new Set(tokens).size]).toEqual([50, 1])
        expect(await earned()).toBe(4 * (trial + 1))
      })
    },
    RACE_TIMEOUT_MS,
  )

  test(
    'many topics: the limit of the day is reached exactly',
    async () => {
      await trialsOfLucky(open(), async (trial) => {
        world.time.now = new Date(Date.UTC(2026, 2, 1 + trial))
        const topics = await newTopics(50)
        const { done: tokens } = await race((n) => share(world.mei, topics[n] ?? ''))
        expect(new Set(tokens).size).toBe(50)
        expect(await earned()).toBe(80 * (trial + 1))
      })
    },
    RACE_TIMEOUT_MS,
  )
})
