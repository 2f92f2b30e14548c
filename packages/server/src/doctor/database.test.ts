import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { openEmbedded } from '../adapters/database/embedded.ts'
import { openPostgresql } from '../adapters/database/postgresql.ts'
import { readEnv } from '../env.ts'
import { copyEmbeddedTemplate } from '../testing/embedded-database.ts'
import { createPostgresqlDatabase } from '../testing/postgresql-database.ts'
import { ageOf, database } from './checks/database.ts'

afterEach(() => vi.restoreAllMocks())

async function said(settings: Readonly<Record<string, string>>): Promise<string[]> {
  return (await database.run(readEnv(settings))).map(({ verdict, found, advice }) =>
    [verdict, found, advice].filter(Boolean).join(' | '),
  )
}

test('PostgreSQL is named with its version, and an empty one stays empty', async () => {
  const DATABASE_URL = await createPostgresqlDatabase(inject('postgresql'))
  expect(await said({ DATABASE_URL })).toEqual([
    expect.stringMatching(/^ok \| PostgreSQL \d+\.\d+$/),
  ])
  const empty = await createPostgresqlDatabase(inject('postgresql'), 'nothing')
  for (const _ of [1, 2])
    expect(await said({ DATABASE_URL: empty })).toEqual([
      expect.stringMatching(/^ok \| .*; the next start brings it up to date \(\d+ steps\)$/),
    ])
})

test('a database of a newer version is wrong: the server would not start', async () => {
  const DATABASE_URL = await createPostgresqlDatabase(inject('postgresql'))
  const { db, close } = await openPostgresql(DATABASE_URL)
  await sql`insert into kysely_migration values ('9999-later', '')`.execute(db)
  await close()
  expect(await said({ DATABASE_URL })).toEqual([
    expect.stringMatching(
      /^wrong \| PostgreSQL .*newer version \(9999-later\).* \| start that version, or/,
    ),
  ])
})

test('a version that is too old is wrong', () => {
  const { verdict, advice } = ageOf('PostgreSQL 14.2', 14, 0)
  expect([verdict, advice]).toEqual(['wrong', 'use PostgreSQL 15 or newer'])
})

// What the database says is a little old when it arrives.
test.each([
  [5, /^warning \| .* [456]\.\d s apart \| .*NTP$/],
  [60, /^wrong \| .* (?:59|60)\.\d s apart \| .*NTP$/],
])('clocks that are %i seconds apart are said to be', async (seconds, line) => {
  const DATABASE_URL = await createPostgresqlDatabase(inject('postgresql'))
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000)
  expect((await said({ DATABASE_URL })).at(-1)).toMatch(line)
})

test('a wrong password and a server that is away are said, and never the password', async () => {
  const url = new URL(inject('postgresql'))
  url.password = 'hunter2'
  const [refused] = await said({ DATABASE_URL: url.href })
  expect(refused).toMatch(/^wrong \| DATABASE_URL: .*authentication failed.* \| see that Postgre/)
  expect(refused).not.toContain('hunter2')
  url.port = '1'
  expect(await said({ DATABASE_URL: url.href })).toEqual([
    expect.stringMatching(/^wrong \| DATABASE_URL: .*ECONNREFUSED/),
  ])
})

test('the embedded database is opened, unless it is not there or in use', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'doctor-'))
  try {
    expect(await said({ DATA_DIR })).toEqual(['ok | embedded, made in DATA_DIR at the first start'])
    await copyEmbeddedTemplate(inject('embedded'), DATA_DIR)
    const opened = await openEmbedded(DATA_DIR)
    expect(await said({ DATA_DIR })).toEqual(['ok | embedded, and in use by a running server'])
    await opened.close()
    expect(await said({ DATA_DIR })).toEqual([
      expect.stringMatching(/^ok \| embedded, PostgreSQL \d+\.\d+$/),
    ])
  } finally {
    await rm(DATA_DIR, { recursive: true })
  }
})
