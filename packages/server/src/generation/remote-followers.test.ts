import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AskWorld, askWorld, until } from '../testing/ask-world.ts'
import { describeDatabases } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { createRemoteFollowers } from './remote-followers.ts'
import { TIMINGS } from './timings.ts'

describeDatabases('who follows an answer of another node', (open) => {
  let world: AskWorld
  beforeEach(() => {
    world = askWorld(open())
  })
  afterEach(() => world.close())

  test('gets its end though the reader before left while that was read', async () => {
    const reading = Promise.withResolvers<string[]>()
    const whole = vi.fn().mockResolvedValue(['the end']).mockReturnValueOnce(reading.promise)
    const followers = createRemoteFollowers({
      ...{ database: open(), timings: { ...TIMINGS, pollMs: 10 }, whole },
      reap: async () => expect.unreachable('It is written'),
      report: (what) => expect.unreachable(what),
    })
    const mei = world.client(await world.addUser(), await world.node())
    const { request_id } = await until(await mei.ask({}), 'start')
    const before = followers.read(request_id, 0, 'en')
    await before.next()
    await mei.stop(request_id)
    await eventually(() => whole.mock.calls.length).toBe(1)
    await before.return()
    const after = followers.read(request_id, 0, 'en')
    const first = after.next()
    reading.resolve(['the end'])
    expect(await first).toEqual({ done: false, value: 'the end' })
    await after.return()
    await followers.close()
  })
})
