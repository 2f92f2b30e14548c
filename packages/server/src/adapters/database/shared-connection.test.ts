import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeDatabases, testDatabase } from '../../testing/databases.ts'
import type { Db } from './database.ts'
import { onSharedConnection } from './shared-connection.ts'

/** Reads on a connection that others share. */
const read = <Row>(db: Db, statement: ReturnType<typeof sql<Row>>) =>
  onSharedConnection(db.getExecutor(), async (connection) => {
    const { rows } = await connection.executeQuery<Row>(statement.compile(db))
    return rows
  })

const one = sql<{ one: number }>`select 1 as one`

describeDatabases('a connection that reads share', (open) => {
  it('gives each its own rows, and those that fail their own error', async () => {
    const { db } = open()
    const reads = Array.from({ length: 30 }, (_, at) =>
      at % 7 === 3
        ? read(db, sql`select no_such_column`)
        : read(db, sql<{ at: number }>`select ${at}::int as at`),
    )
    const ends = await Promise.allSettled(reads)
    for (const [at, end] of ends.entries()) {
      if (at % 7 === 3)
        expect(end).toMatchObject({ reason: { message: expect.stringContaining('no_such') } })
      else expect(end).toEqual({ status: 'fulfilled', value: [{ at }] })
    }
  })

  it('is given back, so that others get their turn however many go on reading', async () => {
    const { db, write } = open()
    let isWritten = false
    const reader = async () => {
      while (!isWritten) await read(db, one)
    }
    const readers = Array.from({ length: 4 }, reader)
    await write((tx) => one.execute(tx))
    isWritten = true
    await Promise.all(readers)
  })
})

const postgresql = testDatabase('postgresql')

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`

it('is one for reads of the same moment, and none waits behind more than seven', async () => {
  const { db } = postgresql()
  const found = await Promise.all(Array.from({ length: 24 }, () => read(db, backend)))
  const times = Object.values(Object.groupBy(found, ([row]) => String(row?.pid)))
  expect(times.map((reads) => reads?.length)).toEqual([8, 8, 8])
})

it('that breaks fails those that read on it, and the next ones get another', async () => {
  const { db } = postgresql()
  const broken = [
    read(db, sql`select pg_terminate_backend(pg_backend_pid())`),
    read(db, one),
    read(db, one),
  ]
  for (const { status } of await Promise.allSettled(broken)) expect(status).toBe('rejected')
  expect(await read(db, one)).toEqual([{ one: 1 }])
})
