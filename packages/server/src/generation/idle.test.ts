import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AskWorld, askWorld, until } from '../testing/ask-world.ts'
import { testDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { message } from '../testing/scripted-engine.ts'

const open = testDatabase('postgresql')
let world: AskWorld

beforeEach(() => {
  world = askWorld(open())
})
afterEach(async () => {
  vi.restoreAllMocks()
  await world.close()
})

/** How many statements are sent within a while. */
async function statementsInAWhile(): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const count = query.mock.calls.length
  query.mockRestore()
  return count
}

test('a node that writes no answer asks the database for nothing but its lease', async () => {
  const node = await world.node({ checkpointMs: 1, tidySearchMs: 1, pollMs: 1 })
  await eventually(statementsInAWhile).toBe(0)

  const other = await world.node()
  const [mei, topics_id] = [world.client(await world.addUser(), node), randomUUID()]
  const events = await mei.ask({ topics_id })
  const { request_id } = await until(events, 'start')
  const elsewhere = await world.client(mei.user, other).attach(request_id)
  expect(await statementsInAWhile()).toBeGreaterThan(5)
  world.engine.answers[0]?.say(message('A fee.'))
  world.engine.answers[0]?.finish()
  await Promise.all([until(events, 'close'), until(elsewhere, 'close')])
  await eventually(statementsInAWhile).toBe(0)
})
