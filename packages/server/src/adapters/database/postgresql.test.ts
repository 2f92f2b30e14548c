import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { openPostgresql } from './postgresql.ts'

const open = (DATABASE_URL: string) => openDatabase({ DATABASE_URL, DATA_DIR: '' })

it('is brought up to date once by nodes that start together', async () => {
  const url = new URL(inject('postgresql'))
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const server = await openPostgresql(url.href)
  await sql`create database ${sql.id(name)} template template0`.execute(server.db)
  await server.close()
  url.pathname = name
  const nodes = await Promise.all([open(url.href), open(url.href), open(url.href)])
  for (const node of nodes) {
    const topics = await node.db.selectFrom('hot_topics').select('title').execute()
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    await node.close()
  }
})

it.each([
  ['a wrong password', (url: URL) => (url.password = 'hunter2'), /password authentication failed/],
  ['an unknown database', (url: URL) => (url.pathname = 'nowhere'), /"nowhere" does not exist/],
  ['a server that is not there', (url: URL) => (url.port = '1'), /ECONNREFUSED/],
])('says what is wrong with %s, and never the password', async (_, spoil, reason) => {
  const url = new URL(inject('postgresql'))
  spoil(url)
  const opening = open(url.href)
  await expect(opening).rejects.toThrow(/^DATABASE_URL: [^\n]*$/)
  await expect(opening).rejects.toThrow(reason)
  await expect(opening).rejects.not.toThrow(/hunter2/)
})
