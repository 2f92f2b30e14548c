import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database } from '../adapters/database/database.ts'
import { openDatabase } from '../adapters/database/open-database.ts'
import { openPostgresql } from '../adapters/database/postgresql.ts'
import { StartError } from '../start-error.ts'
import { describeDatabases } from '../testing/databases.ts'
import { copyEmbeddedTemplate } from '../testing/embedded-database.ts'
import { createPostgresqlDatabase } from '../testing/postgresql-database.ts'
import { exportData, exportFeedback } from './export-data.ts'
import { importData } from './import-data.ts'
import { movedTables } from './tables.ts'
import { fillTables } from './testing/fill-tables.ts'

const MESSAGES = 1000
const folder = await mkdtemp(join(tmpdir(), 'coinquiry-data-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const newFile = (ending = '.jsonl') => join(folder, `${randomUUID()}${ending}`)

async function newPostgresql(): Promise<Database> {
  return openPostgresql(await createPostgresqlDatabase(inject('postgresql')))
}

/** Every row of every table as the database itself writes it, in an order of its own. */
function everything({ write }: Database) {
  return write(async (tx) => {
    await sql`set local timezone = 'UTC'`.execute(tx)
    const tables: Record<string, string[]> = {}
    for (const table of movedTables) {
      const { rows } = await sql<{ text: string }>`
        select r::text as text from ${sql.table(table)} r order by r::text collate "C"`.execute(tx)
      tables[table] = rows.map(({ text }) => text)
    }
    return tables
  })
}

async function withoutRows({ db }: Database) {
  await sql`truncate ${sql.join(movedTables.map((table) => sql.table(table)))}`.execute(db)
}

describe('an export', () => {
  let embedded: Database
  let postgresql: Database
  const file = join(folder, 'exported.jsonl')
  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'data-'))
    await copyEmbeddedTemplate(inject('embedded'), DATA_DIR)
    embedded = await openDatabase({ DATA_DIR })
    postgresql = await newPostgresql()
    await fillTables(embedded.db, MESSAGES)
    await exportData(embedded, file)
  })
  beforeEach(() => withoutRows(postgresql))
  afterAll(async () => {
    await embedded.close()
    await postgresql.close()
  })

  it('moves every row to PostgreSQL and back, unbent', async () => {
    const before = await everything(embedded)
    for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([])
    const rows = Object.values(before).flat().length
    expect(await importData(postgresql, file)).toBe(rows)
    expect(await everything(postgresql)).toEqual(before)

    const back = newFile('.gz')
    await exportData(postgresql, back)
    await withoutRows(embedded)
    await importData(embedded, back)
    expect(await everything(embedded)).toEqual(before)
    expect(
      gunzipSync(await readFile(back))
        .toString()
        .split('\n'),
    ).toHaveLength(rows + movedTables.length + 3)
  })

  it('leaves a database that goes on as if nothing had been', async () => {
    await importData(postgresql, file)
    const { rows: last } = await sql<{ ordinal: number }>`
      select max(ordinal) as ordinal from messages`.execute(postgresql.db)
    const topic = await postgresql.db.selectFrom('topics').select('id').executeTakeFirstOrThrow()
    const { ordinal } = await postgresql.db
      .insertInto('messages')
      .values({ topic_id: topic.id, role: 'user', parent_id: null, request_id: null, status: null })
      .returning('ordinal')
      .executeTakeFirstOrThrow()
    expect(ordinal).toBe((last[0]?.ordinal ?? 0) + 1)
    const orphan = { topic_id: randomUUID(), role: 'user' as const }
    await expect(postgresql.db.insertInto('messages').values(orphan).execute()).rejects.toThrow(
      'foreign key',
    )
  })

  it('is readable for its owner alone', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('goes into an empty database only', async () => {
    await importData(postgresql, file)
    const before = await everything(postgresql)
    await expect(importData(postgresql, file)).rejects.toThrow(/^The database is not empty \(/)
    expect(await everything(postgresql)).toEqual(before)
  })

  const damage: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['without its last line', (text) => text.trimEnd().replace(/\n.*$/, '\n'), /cut off/],
    ['cut in the middle of a row', (text) => text.slice(0, text.length / 2), /cut off/],
    ['with its heading alone', (text) => text.slice(0, text.indexOf('\n') + 1), /cut off/],
    ['empty', () => '', /no export/],
    ['of something else', () => '{"name":"coinquiry"}\n', /no export/],
    ['with a table of somebody else', (text) => text.replace('"spends"', '"secrets"'), /not known/],
    ['with a column of somebody else', (text) => text.replace('"day"', '"days"'), /not known/],
    [
      'with a row that is none',
      (text) => text.replace(/\n\{"token_hash"/, '\n{token_hash'),
      /json/,
    ],
    [
      'with a row that refers to nothing',
      (text) => text.replace(/("topic_id":")[0-9a-f-]{36}/, `$1${randomUUID()}`),
      /foreign key/,
    ],
    // The file begins with the newest migration of the server that wrote it.
    [
      'of a newer version',
      (text) => text.replace(/"\d{4}-(?=[a-z-]+")/, '"9999-'),
      /newer version/,
    ],
  ]
  it.each(damage)('%s is refused in one line, and nothing is stored', async (_, spoil, reason) => {
    const spoilt = newFile()
    await writeFile(spoilt, spoil(await readFile(file, 'utf8')))
    const importing = importData(postgresql, spoilt)
    await expect(importing).rejects.toThrow(StartError)
    await expect(importing).rejects.toThrow(reason)
    await expect(importing).rejects.not.toThrow('\n')
    const { users, messages } = await everything(postgresql)
    expect([users, messages]).toEqual([[], []])
  })

  it('zipped and cut off is refused, and so is a file that is not there', async () => {
    const zipped = newFile('.gz')
    await exportData(embedded, zipped)
    const bytes = await readFile(zipped)
    await writeFile(zipped, bytes.subarray(0, bytes.length - 100))
    await expect(importData(postgresql, zipped)).rejects.toThrow(/cut off/)
    await expect(importData(postgresql, newFile())).rejects.toThrow(/cannot be read \(ENOENT\)/)
    const nowhere = join(folder, 'nowhere', 'file')
    await expect(exportData(embedded, nowhere)).rejects.toThrow(/cannot be written \(ENOENT\)/)
  })
})

it('an export of an older version is brought up to date', async () => {
  const user = randomUUID()
  const topic = randomUUID()
  const file = newFile()
  const lines = [
    { format: 'coinquiry-data', migration: '0002-hot-topics' },
    { table: 'topics', columns: ['id', 'user_id', 'title', 'source_topic_id'], rows: 1 },
    { id: topic, user_id: user, title: 'Gas', source_topic_id: null },
    { table: 'users', columns: ['id', 'user_name', 'email'], rows: 1 },
    { id: user, user_name: 'Mei', email: 'mei@example.org' },
    { end: true },
  ]
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const target = await newPostgresql()
  expect(await importData(target, file)).toBe(2)
  const topics = await target.db.selectFrom('topics').selectAll().execute()
  const sinceThen = { public_id: expect.any(String), public_permission: 0 }
  expect(topics).toMatchObject([{ id: topic, user_id: user, title: 'Gas', ...sinceThen }])
  await target.close()
})

it('a favorite of an export that calls it collected stays one', async () => {
  const user = randomUUID()
  const [favorite, other] = [randomUUID(), randomUUID()]
  const file = newFile()
  const lines = [
    { format: 'coinquiry-data', migration: '0008-rates' },
    { table: 'topics', columns: ['id', 'user_id', 'is_collected'], rows: 2 },
    { id: favorite, user_id: user, is_collected: 1 },
    { id: other, user_id: user, is_collected: 0 },
    { table: 'users', columns: ['id', 'user_name'], rows: 1 },
    { id: user, user_name: 'Mei' },
    { end: true },
  ]
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const target = await newPostgresql()
  expect(await importData(target, file)).toBe(3)
  const favorites = await target.db.selectFrom('topics').select('id').where('is_favorite', '=', 1)
  expect(await favorites.execute()).toEqual([{ id: favorite }])
  await target.close()
})

describeDatabases('feedback', (open) => {
  it('holds the rated questions of those who allow it, and nobody’s name or address', async () => {
    const { db } = open()
    const reason = { choices: ['out_of_date'], text: 'From 2023' }
    const rate = async (user_name: string, allow_data_manage: 0 | 1) => {
      const email = `${user_name.toLowerCase()}@example.org`
      const user = await db
        .insertInto('users')
        .values({ user_name, email, allow_data_manage })
        .returning('id')
        .executeTakeFirstOrThrow()
      const topic_id = randomUUID()
      await db.insertInto('topics').values({ id: topic_id, user_id: user.id }).execute()
      for (const is_like of [0, 1, 2] as const) {
        const question = randomUUID()
        const content = `Question ${is_like} of ${user_name === 'Allows' ? 'one' : 'another'}`
        await db
          .insertInto('messages')
          .values([
            { id: question, topic_id, role: 'user', content },
            {
              ...{ topic_id, role: 'assistant', status: 'done', parent_id: question, is_like },
              dislike_reason: is_like === 2 ? JSON.stringify(reason) : null,
              content: `Answer ${is_like}`,
            },
          ])
          .execute()
      }
    }
    await rate('Allows', 1)
    await rate('Refuses', 0)
    const liked = await db
      .selectFrom('messages')
      .select(['topic_id', 'parent_id'])
      .where('content', '=', 'Answer 1')
      .orderBy('ordinal')
      .executeTakeFirstOrThrow()
    const running = { role: 'assistant', status: 'running', is_like: 1 } as const
    await db
      .insertInto('messages')
      .values({ ...liked, ...running })
      .execute()
    const file = newFile()
    expect(await exportFeedback(open(), file)).toBe(2)
    const text = await readFile(file, 'utf8')
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { question: 'Question 1 of one', answer: 'Answer 1', rating: 'like', reason: null },
      { question: 'Question 2 of one', answer: 'Answer 2', rating: 'dislike', reason },
    ])
  })
})
