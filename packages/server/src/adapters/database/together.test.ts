import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeDatabases, testDatabase } from '../../testing/databases.ts'
import type { Db, Tx } from './database.ts'
import { together, togetherWithCommit } from './together.ts'

const add = (name: string) => sql<{ id: string }>`
  insert into users (user_name, is_email_proved) values (${name}, true) returning id`
const names = sql<{ name: string }>`select user_name as "name" from users order by user_name`
const wrong = sql`select no_such_column from users`

const stored = async (db: Db) => (await names.execute(db)).rows.map(({ name }) => name)

describeDatabases('statements that are sent together', (open) => {
  it('run in their order, each seeing those before', async () => {
    const [first, all, second, both] = await open().write((tx) =>
      together(tx, add('Ada'), names, add('Mei'), names),
    )
    expect([first.length, second.length]).toEqual([1, 1])
    expect([all, both]).toEqual([[{ name: 'Ada' }], [{ name: 'Ada' }, { name: 'Mei' }]])
    expect(await stored(open().db)).toEqual(['Ada', 'Mei'])
  })

  it.each([
    ['first', [wrong, add('Ada'), names]],
    ['last', [add('Ada'), names, wrong]],
  ])('leave nothing behind when the %s fails', async (_which, statements) => {
    await expect(open().write((tx) => together(tx, ...statements))).rejects.toThrow('no_such')
    expect(await stored(open().db)).toEqual([])
    await open().write((tx) => add('Mei').execute(tx))
    expect(await stored(open().db)).toEqual(['Mei'])
  })

  it('are stored when they are sent with the commit', async () => {
    const [rows] = await open().write((tx) => togetherWithCommit(tx, add('Ada')))
    expect(rows).toHaveLength(1)
    expect(await stored(open().db)).toEqual(['Ada'])
  })

  it('are not stored when one of them fails before the commit', async () => {
    const failing = open().write((tx) => togetherWithCommit(tx, add('Ada'), wrong))
    await expect(failing).rejects.toThrow('no_such')
    expect(await stored(open().db)).toEqual([])
  })

  it('stay stored when the work fails after the commit, and the next transactions end as usual', async () => {
    const refusing = open().write(async (tx) => {
      await togetherWithCommit(tx, add('Ada'))
      throw new Error('refused')
    })
    await expect(refusing).rejects.toThrow('refused')
    await open().write((tx) => add('Bo').execute(tx))
    const undone = open().write(async (tx) => {
      await add('Mei').execute(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await stored(open().db)).toEqual(['Ada', 'Bo'])
  })
})

const postgresql = testDatabase('postgresql')

it('see what was committed while the one in front of them waited for a lock', async () => {
  await add('Ada').execute(postgresql().db)
  const lock = sql`select from users where user_name = 'Ada' for update`
  const held = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const before = postgresql().write(async (tx) => {
    await together(tx, lock, add('Mei'))
    held.resolve()
    await goOn.promise
  })
  await held.promise
  const after = postgresql().write((tx) => together(tx, lock, names))
  await waits(postgresql().db)
  goOn.resolve()
  await before
  const [, all] = await after
  expect(all).toEqual([{ name: 'Ada' }, { name: 'Mei' }])
})

/** Resolves when somebody waits for a row. */
async function waits(db: Db): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db)
      return rows.length
    })
    .toBeGreaterThan(0)
}

it('begin a transaction of their own each time', async () => {
  const number = sql<{ number: string }>`select txid_current()::text as "number"`
  const once = (tx: Tx) => together(tx, number, number)
  const [[a], [b]] = await postgresql().write(once)
  const [[c]] = await postgresql().write(once)
  expect(a).toEqual(b)
  expect(c).not.toEqual(a)
})
