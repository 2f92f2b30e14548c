import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { type Ledger, ledgerOf } from '../points/testing/ledger.ts'
import { permit, share } from './testing/share-client.ts'
import { type ShareWorld, shareWorld } from './testing/share-world.ts'

describeDatabases('points for sharing', (open) => {
  let world: ShareWorld
  let ledger: Ledger
  beforeEach(async () => {
    world = await shareWorld(open())
    ledger = ledgerOf(open(), world.mei.user)
  })
  afterEach(() => world.close())

  const newTopic = () => world.newTopic(world.mei)

  const sum = () => ledger.sumOf('daily_share')

  test('come once for each topic, at its first sharing', async () => {
    const topic = await newTopic()
    const token = await share(world.mei, topic)
    expect(await sum()).toBe(4)
    await permit(world.mei, token, 0)
    await permit(world.mei, token, 1)
    await share(world.mei, topic)
    expect(await sum()).toBe(4)
    await share(world.mei, await newTopic())
    expect(await sum()).toBe(8)
  })

  test('do not come again for a topic that was deleted and asked anew', async () => {
    const topic = await newTopic()
    await share(world.mei, topic)
    await open().db.deleteFrom('topics').execute()
    await world.mei.ask({ topics_id: topic })
    await share(world.mei, topic)
    expect(await sum()).toBe(4)
  })

  test.each([
    [0, 4],
    [1, 5],
    [76, 80],
    [77, 77],
    [79, 79],
    [80, 80],
    [81, 81],
  ])('after %i today make %i', async (earlier, after) => {
    await ledger.earned('daily_share', earlier, '2026-03-01T00:00:00Z')
    await share(world.mei, await newTopic())
    expect(await sum()).toBe(after)
  })

  test.each([
    ['2026-02-28T23:59:59.999Z', 84],
    ['2026-03-01T00:00:00.000Z', 80],
    ['2026-03-01T23:59:59.999Z', 80],
    ['2026-03-02T00:00:00.000Z', 84],
  ])('are limited by the UTC day: 80 of %s make %i', async (at, after) => {
    const topic = await newTopic()
    await ledger.earned('daily_share', 80, at)
    world.time.now = new Date('2026-03-01T23:59:59.999Z')
    await share(world.mei, topic)
    expect(await sum()).toBe(after)
  })
})
