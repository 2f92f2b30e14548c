import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { describeDatabases, testDatabase } from '../../testing/databases.ts'
import { createPostgresqlDatabase } from '../../testing/postgresql-database.ts'
import type { Tx } from './database.ts'
import { prepared } from './prepared.ts'
import { PreparingClient } from './preparing-client.ts'

const named = prepared((db, { name }: { readonly name: string }) =>
  db
    .selectFrom('users')
    .select(['user_name', 'email'])
    .where('user_name', '=', name)
    .where('is_email_proved', '=', true),
)

describeDatabases('a prepared statement', (open) => {
  const add = (...names: string[]) =>
    open()
      .db.insertInto('users')
      .values(names.map((user_name) => ({ user_name, is_email_proved: true })))
      .execute()

  it('is run with the values of each call', async () => {
    await add('Ada', 'Mei')
    const calls = ['Ada', 'Mei', 'Bo', 'Ada'].map((name) => named(open().db, { name }))
    const found = (await Promise.all(calls)).map(([user]) => user?.user_name)
    expect(found).toEqual(['Ada', 'Mei', undefined, 'Ada'])
  })

  it('sees what was deleted a moment ago no more', async () => {
    await add('Ada')
    expect(await named(open().db, { name: 'Ada' })).toHaveLength(1)
    await open().db.deleteFrom('users').execute()
    expect(await named(open().db, { name: 'Ada' })).toEqual([])
  })

  it('runs inside a transaction, and is refused past it', async () => {
    const inside = open().write(async (tx) => {
      await tx.insertInto('users').values({ user_name: 'Ada', is_email_proved: true }).execute()
      return named(tx, { name: 'Ada' })
    })
    expect(await inside).toEqual([{ user_name: 'Ada', email: null }])
    const reaching = open().write(() => named(open().db, { name: 'Ada' }))
    await expect(reaching).rejects.toThrow('inside a transaction')
  })
})

const postgresql = testDatabase('postgresql')

const plans = async (tx: Tx) => {
  const { rows } = await sql<{ plans: number }>`
    select generic_plans + custom_plans as plans from pg_prepared_statements
    where statement like '%"is_email_proved" = $%'`.execute(tx)
  return rows.map((row) => row.plans)
}

it('is parsed once on a connection of PostgreSQL, also after a newer version added a column', async () => {
  const undone = postgresql().write(async (tx) => {
    for (const name of ['Ada', 'Mei']) await named(tx, { name })
    await sql`alter table users add column later text`.execute(tx)
    expect(await named(tx, { name: 'Bo' })).toEqual([])
    const [times = 0, ...more] = await plans(tx)
    expect(times).toBeGreaterThanOrEqual(3)
    expect(more).toEqual([])
    throw new Error('the column is not kept')
  })
  await expect(undone).rejects.toThrow('the column is not kept')
})

it('is parsed anew after its parsing has failed', async () => {
  const failing = postgresql().write(async (tx) => {
    await sql`alter table users rename column user_name to other`.execute(tx)
    await named(tx, { name: 'Ada' })
  })
  await expect(failing).rejects.toThrow('user_name')
  for (const name of ['Ada', 'Mei']) expect(await named(postgresql().db, { name })).toEqual([])
})

it('is sent in one piece with all that is asked at the same moment', async () => {
  let pieces = 0
  class CountingSocket extends Socket {
    override _write(...args: Parameters<Socket['_write']>) {
      pieces += 1
      return super._write(...args)
    }
    override _writev(...args: Parameters<NonNullable<Socket['_writev']>>) {
      pieces += 1
      return super._writev?.(...args)
    }
  }
  const connectionString = await createPostgresqlDatabase(inject('postgresql'), 'nothing')
  const options = { connectionString, pipeline: true, stream: () => new CountingSocket() }
  const client = new PreparingClient(options)
  await client.connect()
  pieces = 0
  const asked = [1, 2, 3].map((one) => client.query('select $1::int as one', [one]))
  expect(await Promise.all(asked)).toMatchObject([1, 2, 3].map((one) => ({ rows: [{ one }] })))
  expect(pieces).toBe(1)
  await client.end()
})
