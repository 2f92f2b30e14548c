import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'

describeDatabases('the database', (open) => {
  it('takes back everything a failed piece of work has written', async () => {
    const work = open().write(async (tx) => {
      await tx.insertInto('users').values({ user_name: 'Ada' }).execute()
      throw new Error('second thoughts')
    })
    await expect(work).rejects.toThrow('second thoughts')
    expect(await open().db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('reports work whose failed statement was overlooked as failed', async () => {
    const work = open().write(async (tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await open().write(async () => 'next')).toBe('next')
  })

  it('refuses, instead of waiting for ever, when work reaches past its transaction', async () => {
    const reaching = open().write(() => open().db.selectFrom('users').selectAll().execute())
    await expect(reaching).rejects.toThrow('inside a transaction')
    const nested = open().write(() => open().write(async () => 'inner'))
    await expect(nested).rejects.toThrow('inside a transaction')
  })

  it('lets work begun in a transaction use the database after its end', async () => {
    const ended = Promise.withResolvers<void>()
    const later = await open().write(async () => [
      ended.promise.then(() => open().db.selectFrom('users').selectAll().execute()),
    ])
    ended.resolve()
    expect(await Promise.all(later)).toEqual([[]])
  })

  it('names the broken constraint of a refused row', async () => {
    const insert = () =>
      open().db.insertInto('users').values({ user_name: 'Ada', email: 'ada@example.org' }).execute()
    await insert()
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'users_email_key' })
  })

  it('gives counts as numbers, days as text, bytes as bytes and times as dates', async () => {
    const noon = new Date('2026-03-01T12:00:00.500Z')
    const { rows } = await sql`select count(*) as count, ${'2026-03-01'}::date as day,
      ${Uint8Array.of(1, 255)}::bytea as bytes, ${noon}::timestamptz as time,
      ${JSON.stringify([{ a: 1 }])}::jsonb as json from users`.execute(open().db)
    expect(rows).toMatchObject([{ count: 0, day: '2026-03-01', time: noon, json: [{ a: 1 }] }])
    expect([...Object(rows[0]).bytes]).toEqual([1, 255])
  })

  it('lets one of many parallel guarded statements through', async () => {
    const { db } = open()
    await db.insertInto('nodes').values({ id: crypto.randomUUID() }).execute()
    const takes = Array.from({ length: 50 }, () => db.deleteFrom('nodes').executeTakeFirst())
    const taken = (await Promise.all(takes)).map((result) => Number(result.numDeletedRows))
    expect(taken.reduce((sum, one) => sum + one)).toBe(1)
  })
})
