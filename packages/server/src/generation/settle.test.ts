import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../adapters/database/database.ts'
import { lockUser } from '../quota/quota-store.ts'
import { type AskWorld, askWorld, type Client, until } from '../testing/ask-world.ts'
import { describeDatabases, testDatabase } from '../testing/databases.ts'
import { eventually } from '../testing/eventually.ts'
import { message, think } from '../testing/scripted-engine.ts'
import { checkpoint, lockRunning } from './generation-store.ts'
import { endAnswers } from './settle.ts'

describeDatabases('an answer that is ended by a deletion', (open) => {
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    mei = world.client(await world.addUser(new Date('2027-01-01')), await world.node())
  })
  afterEach(() => world.close())

  const running = (count: number) =>
    Promise.all(Array.from({ length: count }, () => mei.ask({ topics_id: randomUUID() })))
  const deleteAll = () =>
    open().write(async (tx) => {
      await lockUser(tx, mei.user.userId)
      await endAnswers(tx, { userId: mei.user.userId }, world.time.now)
      await tx.deleteFrom('topics').execute()
    })
  const spends = () => open().db.selectFrom('spends').select('state').execute()

  test.each([
    { said: [], state: 'refunded' },
    { said: [think('Hm.')], state: 'charged' },
    { said: [message('A fee')], state: 'charged' },
  ])('costs what a stop would cost: $said', async ({ said, state }) => {
    const events = await mei.ask({})
    await until(events, 'start')
    world.engine.answers[0]?.say(...said)
    await eventually(async () => {
      const frames = await open().db.selectFrom('frames').select('chunk').execute()
      return frames.map(({ chunk }) => chunk).join('')
    }).toContain(said[0]?.content ?? 'start')
    await deleteAll()
    expect(await spends()).toEqual([{ state }])
  })

  test('tells its readers, lets the model go and leaves nothing to report', async () => {
    const streams = await running(3)
    await Promise.all(streams.map((events) => until(events, 'start')))
    await deleteAll()
    for (const events of streams) {
      expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
        error_key: 'error.topicDeleted',
      })
    }
    for (const { signal } of world.engine.answers) expect(signal.aborted).toBe(true)
    expect(world.reports).toEqual([])
  })

  test('is ended in its own topic alone', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    await until(await mei.ask({ topics_id: one }), 'start')
    const events = await mei.ask({ topics_id: other })
    await open().write(async (tx) => {
      await lockUser(tx, mei.user.userId)
      await endAnswers(tx, { topicId: one }, world.time.now)
    })
    const statuses = await open()
      .db.selectFrom('generations')
      .select(['topic_id', 'status'])
      .execute()
    expect(new Map(statuses.map((row) => [row.topic_id, row.status]))).toEqual(
      new Map([
        [one, 'stopped'],
        [other, 'running'],
      ]),
    )
    world.engine.answers[1]?.say(message('A fee'))
    world.engine.answers[1]?.finish()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'close' })
  })
})

describe('the locks of answers that are being written', () => {
  const open = testDatabase('postgresql')
  const never = 3_600_000
  let world: AskWorld
  let mei: Client

  beforeEach(async () => {
    world = askWorld(open())
    const node = await world.node({ checkpointMs: never })
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
})
