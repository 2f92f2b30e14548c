import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AskWorld, askWorld, until } from '../testing/ask-world.ts'
import { testDatabase } from '../testing/databases.ts'
import { createReaper, type Reaper } from './reaper.ts'

const open = testDatabase()
const never = 3_600_000
let world: AskWorld
let reaper: Reaper
let reaped: string[]
let requestId: string

beforeEach(async () => {
  world = askWorld(open())
  reaped = []
  const node = await world.node({ checkpointMs: never })
  const mei = world.client(await world.addUser(), node)
  requestId = (await until(await mei.ask({}), 'start')).request_id
  reaper = createReaper({
    database: open(),
    nodeId: node.nodeId,
    leaseMs: 60_000,
    unlockedMs: 0,
    isWritten: () => false,
    reap: async (id) => void reaped.push(id),
    report: (what) => expect.unreachable(what),
  })
})
afterEach(() => world.close())

test('an answer of its own that nobody writes is ended when it is found a second time', async () => {
  await reaper.round()
  expect(reaped).toEqual([])
  await reaper.round()
  expect(reaped).toEqual([requestId])
})

test('a node is forgotten when it has been silent for ten times as long as makes it dead', async () => {
  const [silent, forgotten] = [randomUUID(), randomUUID()]
  await sql`insert into nodes (id, seen_at) values
    (${silent}, now() - interval '9 minutes'), (${forgotten}, now() - interval '11 minutes')`.execute(
    open().db,
  )
  await reaper.round()
  const nodes = await open().db.selectFrom('nodes').select('id').execute()
  const ids = nodes.map(({ id }) => id)
  expect(ids).toContain(silent)
  expect(ids).not.toContain(forgotten)
})
