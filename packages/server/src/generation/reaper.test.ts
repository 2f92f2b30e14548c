import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AskWorld, askWorld, until } from '../testing/ask-world.ts'
import { testDatabase } from '../testing/databases.ts'
import { createReaper, type Reaper, type ReaperOptions } from './reaper.ts'

const open = testDatabase('postgresql')
const never = 3_600_000
let world: AskWorld
let reaper: Reaper
let reaped: string[]
let requestId: string
/** The node that writes it. */
let writer: string

const reaperOf = (nodeId: string, patience: Partial<ReaperOptions> = {}) =>
  createReaper({
    ...{ database: open(), nodeId, leaseMs: 60_000, restartedMs: 0, unlockedMs: 0 },
    isWritten: () => false,
    reap: async (id) => void reaped.push(id),
    report: (what) => expect.unreachable(what),
    ...patience,
  })

beforeEach(async () => {
  world = askWorld(open())
  reaped = []
  const node = await world.node({ checkpointMs: never })
  const mei = world.client(await world.addUser(), node)
  requestId = (await until(await mei.ask({}), 'start')).request_id
  writer = node.nodeId
  reaper = reaperOf(writer)
})
afterEach(() => {
  vi.restoreAllMocks()
  return world.close()
})

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

/** The writer was seen last before its lease ended, as after a time without the database. */
const silence = () =>
  sql`update nodes set seen_at = now() - interval '1 hour' where id = ${writer}`.execute(open().db)

test('a node is not taken for dead while the database has just started', async () => {
  await silence()
  await reaperOf(randomUUID(), { restartedMs: never }).round()
  expect(reaped).toEqual([])
  await reaperOf(randomUUID()).round()
  expect(reaped).toEqual([requestId])
})

test('after a time without the database others may show that they live before they are taken for dead', async () => {
  const leaseMs = 2000
  const other = reaperOf(randomUUID(), { leaseMs })
  await sleep(leaseMs)
  await silence()
  await other.reapUnattended(requestId)
  await other.reapDead()
  await other.round()
  expect(reaped).toEqual([])
  const looks = async () => {
    await other.round()
    return reaped
  }
  await expect.poll(looks, { interval: 100, timeout: 60_000 }).toEqual([requestId])
})

test.each([
  ['has its lock or lease again by then', true],
  ['has not', false],
])('a node that starts with the database waits for the others: one that %s', async (_, lives) => {
  const lost = randomUUID()
  await sql`insert into nodes (id, seen_at) values (${lost}, now() - interval '1 hour')`.execute(
    open().db,
  )
  await open().db.updateTable('generations').set({ node_id: lost }).execute()
  const { rows } = await sql<{ upMs: number }>`
    select extract(epoch from now() - pg_postmaster_start_time())::float8 * 1000 as "upMs"`.execute(
    open().db,
  )
  const restartedMs = (rows[0]?.upMs ?? 0) + 15_000
  const starting = reaperOf(randomUUID(), { restartedMs }).start(false)
  await sleep(500)
  if (lives) await sql`update nodes set seen_at = now() where id = ${lost}`.execute(open().db)
  await starting
  expect(reaped).toEqual(lives ? [] : [requestId])
})

/** Six answers of a node that is gone. */
async function orphans(): Promise<string> {
  const pro = await world.addUser(new Date('2027-01-01'))
  const client = world.client(pro, await world.node({ checkpointMs: never }))
  for (let more = 0; more < 5; more += 1) await until(await client.ask({}), 'start')
  const gone = randomUUID()
  await open().db.updateTable('generations').set({ node_id: gone }).execute()
  return gone
}

test('a node keeps its lease while it ends so many answers that this takes longer than one', async () => {
  await orphans()
  const nodeId = randomUUID()
  const leaseMs = 60_000
  const start = performance.now()
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => start + passed)
  const renewals = new Set<string>()
  async function reap(id: string) {
    reaped.push(id)
    const { rows } = await sql<{ at: string }>`
      select seen_at::text as "at" from nodes where id = ${nodeId}`.execute(open().db)
    for (const { at } of rows) renewals.add(at)
    passed += leaseMs / 3
  }
  await reaperOf(nodeId, { leaseMs, reap }).round()
  expect(reaped).toHaveLength(6)
  expect(renewals.size).toBe(6)
})

test('a node that is back while the answers of others are ended keeps its own', async () => {
  const gone = await orphans()
  async function reap(id: string) {
    reaped.push(id)
    await sql`insert into nodes (id, seen_at) values (${gone}, now())`.execute(open().db)
  }
  await reaperOf(randomUUID(), { reap }).round()
  expect(reaped).toHaveLength(1)
})
