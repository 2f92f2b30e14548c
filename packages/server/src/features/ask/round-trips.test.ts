import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AskWorld, askWorld, type Client, until } from '../../testing/ask-world.ts'
import { testDatabase } from '../../testing/databases.ts'
import { message } from '../../testing/scripted-engine.ts'

const open = testDatabase('postgresql')
let world: AskWorld
let mei: Client

beforeEach(async () => {
  world = askWorld(open())
  // No checkpoint comes between.
  mei = world.client(await world.addUser(), await world.node({ checkpointMs: 3_600_000 }))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.close()
})

/** How often PostgreSQL was waited for: statements that were sent before an answer came are one wait. */
async function waitsOf(work: () => Promise<unknown>): Promise<number> {
  let waits = 0
  const query = pg.Client.prototype.query
  const unanswered = new Map<pg.Client, number>()
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...statement: unknown[]
  ): never {
    const before = unanswered.get(this) ?? 0
    if (before === 0) waits += 1
    unanswered.set(this, before + 1)
    const answer: Promise<unknown> = Reflect.apply(query, this, statement)
    const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
    answer.then(answered, answered)
    return answer as never
  })
  await work()
  const counted = waits
  vi.restoreAllMocks()
  return counted
}

it('asks in two round trips before the model is called, in a new topic as in an old one', async () => {
  const topics_id = randomUUID()
  const waits: number[] = []
  for (const question of ['What is gas?', 'Who gets it?', 'And why?']) {
    const called = Promise.withResolvers<void>()
    world.engine.onQuestion = (answer) => {
      called.resolve()
      answer.say(message('A fee.'))
      answer.finish()
    }
    let events: Awaited<ReturnType<Client['ask']>> | undefined
    waits.push(
      await waitsOf(async () => {
        events = await mei.ask({ topics_id, question })
        await called.promise
      }),
    )
    if (events) await until(events, 'close')
  }
  expect(waits).toEqual([2, 2, 2])
})
