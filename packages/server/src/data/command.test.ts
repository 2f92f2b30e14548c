import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Db } from '../adapters/database/database.ts'
import { migrateTo } from '../adapters/database/open-database.ts'
import { openPostgresql } from '../adapters/database/postgresql.ts'
import { createPostgresqlDatabase } from '../testing/postgresql-database.ts'
import { dataCommand } from './command.ts'
import { lastMigration } from './data-store.ts'

const wrong = [
  [],
  ['export'],
  ['destroy', 'file'],
  ['import', 'file', 'file'],
  ['reports', 'destroy', 'topic'],
  ['reports', 'take-down', 'topic'],
  ['reports', 'take-down', 'topic', '--why', ' '],
  ['users', 'block', '--why', 'A fraud'],
  ['users', 'block', 'ada@example.com', '--why', 'A fraud', '--by', ' '],
  ['export', 'file', '--unknown'],
]

it.each(wrong.map((args) => ({ args, said: args.join(' ') })))(
  '“$said” is answered by what can be said',
  async ({ args }) => {
    const used = dataCommand({}, args, () => expect.unreachable())
    await expect(used).rejects.toThrow(/^Usage: npm run data/)
  },
)

describe('a database that a start would first make or change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-command-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'file')

  /** What the command says that refuses. */
  async function refusal(settings: Readonly<Record<string, string>>, ...args: string[]) {
    const error = await dataCommand(settings, args, () => expect.unreachable()).catch((e) => e)
    expect(error).toMatchObject({ name: 'StartError', message: expect.not.stringContaining('\n') })
    return error.message
  }

  async function postgresql(from: 'template' | 'nothing', change: (db: Db) => Promise<unknown>) {
    const DATABASE_URL = await createPostgresqlDatabase(inject('postgresql'), from)
    await looking({ DATABASE_URL }, change)
    return { DATABASE_URL }
  }

  async function looking<T>(at: { DATABASE_URL: string }, look: (db: Db) => Promise<T>) {
    const { db, close } = await openPostgresql(at.DATABASE_URL)
    return look(db).finally(close)
  }

  it('stays as it is where it is of an older version', async () => {
    const older = await postgresql('nothing', (db) => migrateTo(db, '0028-recognize'))
    for (const args of [
      ['export', file],
      ['feedback', file],
      ['hot-topics', file],
      ['reports'],
      ['reports', 'log'],
      ['users', 'block', 'ada@example.org', '--why', 'Spam'],
    ])
      expect(await refusal(older, ...args)).toMatch(
        /^The database is of an older version .*: do this with that version, or start this one first/,
      )
    expect(await looking(older, lastMigration)).toBe('0028-recognize')
    expect(existsSync(file)).toBe(false)
  })

  it('stays as it is where an import is refused', async () => {
    const older = await postgresql('nothing', async (db) => {
      await migrateTo(db, '0028-recognize')
      await sql`insert into users (id, user_name) values (gen_random_uuid(), 'Mei')`.execute(db)
    })
    const current = await postgresql('template', async () => undefined)
    await dataCommand(current, ['export', file], () => undefined)
    expect(await refusal(older, 'import', file)).toMatch(/^The database is not empty \(users\)/)
    expect(await refusal(older, 'import', join(folder, 'nowhere'))).toMatch(/ENOENT/)
    expect(await looking(older, lastMigration)).toBe('0028-recognize')
  })

  it.each(['older', 'new'])(
    'stays as it is where it is %s and the file is damaged',
    async (which) => {
      const target = await postgresql('nothing', async (db) => {
        if (which === 'new') return
        await migrateTo(db, '0029-followups')
        await sql`update hot_topics set title = 'Ours'`.execute(db)
      })
      const tables = sql<{ tables: number }>`
      select count(*)::int as tables from pg_tables where schemaname = 'public'`
      const state = async (db: Db) => {
        const { rows } = await tables.execute(db)
        if (which === 'new') return rows
        const topics = await db.selectFrom('hot_topics').select('title').distinct().execute()
        return [...rows, await lastMigration(db), topics]
      }
      const before = await looking(target, state)
      const lines = [
        { format: 'coinquiry-data', migration: '0028-recognize' },
        { table: 'users', columns: ['id', 'user_name'], rows: 2 },
        { id: randomUUID(), user_name: 'Mei' },
      ]
      const whole = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      for (const damaged of [whole, `${whole}{"id":\n`, `${whole}{"end":true}\n{"end":true}\n`]) {
        await writeFile(file, damaged)
        await refusal(target, 'import', file)
        expect(await looking(target, state)).toEqual(before)
      }
    },
  )

  it.each(['older', 'new'])('is filled where it is %s and empty', async (which) => {
    const target = await postgresql('nothing', async (db) => {
      if (which === 'older') await migrateTo(db, '0028-recognize')
    })
    const current = await postgresql('template', async () => undefined)
    await dataCommand(current, ['export', file], () => undefined)
    await dataCommand(target, ['import', file], () => undefined)
    expect(await looking(target, lastMigration)).toBe(await looking(current, lastMigration))
    await dataCommand(target, ['export', file], () => undefined)
  })

  it('is named where it is of a newer version', async () => {
    const later = sql`insert into kysely_migration values ('9999-later', '')`
    const newer = await postgresql('template', (db) => later.execute(db))
    expect(await refusal(newer, 'export', file)).toMatch(/ newer version \(9999-later\): /)
  })

  it('stays empty where it is', async () => {
    const empty = await postgresql('nothing', async () => undefined)
    expect(await refusal(empty, 'export', file)).toMatch(/^The database is empty: /)
    const tables = sql<{ found: number }>`
      select count(*)::int as found from pg_tables where schemaname = 'public'`
    const { rows } = await looking(empty, (db) => tables.execute(db))
    expect(rows).toEqual([{ found: 0 }])
  })

  it('is not made in DATA_DIR where it is not there', async () => {
    const DATA_DIR = join(folder, 'none')
    expect(await refusal({ DATA_DIR }, 'export', file)).toContain(
      `no database in DATA_DIR ${DATA_DIR}`,
    )
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('is read and written where it is of this version', async () => {
    const current = await postgresql('template', async () => undefined)
    const newest = await looking(current, lastMigration)
    const said: string[] = []
    await dataCommand(current, ['export', file], (line) => said.push(line))
    expect(said).toHaveLength(1)
    expect(await readFile(file, 'utf8')).toContain(`"migration":"${newest}"`)
  })
})
