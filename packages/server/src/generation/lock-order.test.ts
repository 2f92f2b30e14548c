import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tx } from '../adapters/database/database.ts'
import { type AskWorld, askWorld, type Client, until } from '../testing/ask-world.ts'
import { testDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { checkpoint } from './checkpoint.ts'
import { lockRunning } from './settle-store.ts'

const open = testDatabase('postgresql')
const never = 3_600_000
let world: AskWorld
let mei: Client

beforeEach(async () => {
  world = askWorld(open())
  const node = await world.node({ checkpointMs: never, leaseMs: never })
  mei = world.client(await world.addUser(new Date('2027-01-01')), node)
})
afterEach(() => world.close())

/** Two answers of which the second that was stored is the first by its id. */
async function stored() {
  const ids: string[] = []
  const ask = async () => {
    ids.push((await until(await mei.ask({ topics_id: randomUUID() }), 'start')).request_id)
    return ids.slice(-2)
  }
  await ask()
  for (;;) {
    const [later = '', first = ''] = await ask()
    if (first < later) return { first, later }
  }
}

async function areLocksAwaited() {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(open().db)
  return rows.length > 0
}

const lock = (tx: Tx, requestId: string) =>
  sql`select from generations where request_id = ${requestId} for update nowait`.execute(tx)

test.each([
  {
    who: 'checkpoints',
    take: () => checkpoint(open().db, mei.ctx().generations.nodeId, []),
  },
  {
    who: 'deletions',
    take: () => open().write((tx) => lockRunning(tx, { userId: mei.user.userId })),
  },
])(
  '$who lock answers in the order of their ids, and so never stand crosswise',
  async ({ take }) => {
    const { first, later } = await stored()
    const { db } = open()
    let taking: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await lock(tx as Tx, first)
      taking = take()
      await eventually(areLocksAwaited).toBe(true)
      await lock(tx as Tx, later)
    })
    await expect(taking).resolves.toBeDefined()
  },
)
