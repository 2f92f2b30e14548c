import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { createPostgresqlDatabase } from '../../testing/postgresql-database.ts'
import { openDatabase } from './open-database.ts'
import { openPostgresql } from './postgresql.ts'

const open = (DATABASE_URL: string) => openDatabase({ DATABASE_URL, DATA_DIR: '' })

it('is brought up to date once by nodes that start together', async () => {
  const url = await createPostgresqlDatabase(inject('postgresql'), 'nothing')
  const nodes = await Promise.all([open(url), open(url), open(url)])
  for (const node of nodes) {
    const topics = await node.db.selectFrom('hot_topics').select('title').execute()
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    await node.close()
  }
})

it('is refused, and left as it is, once a newer version has changed it', async () => {
  const url = await createPostgresqlDatabase(inject('postgresql'))
  const database = await open(url)
  const names = () => sql<{ name: string }>`select name from kysely_migration`.execute(database.db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
    database.db,
  )
  const before = await names()
  await expect(open(url)).rejects.toThrow(
    /^The database is of a newer version \(9999-later\): [^\n]*$/,
  )
  expect(await names()).toEqual(before)
  await database.close()
})

it('takes the password of PGPASSWORD, of any characters, for all of its connections', async () => {
  const url = new URL(await createPostgresqlDatabase(inject('postgresql')))
  const owner = await open(url.href)
  const [name, password] = [`user_${url.pathname.slice(1)}`, 'p/#?%@: word']
  await sql`create role ${sql.id(name)} superuser login password ${sql.lit(password)}`.execute(
    owner.db,
  )
  await owner.close()
  url.username = name
  url.password = ''
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PGPASSWORD', password)
  const database = await open(url.href)
  await (await database.hold('a name')).release()
  await database.close()
  vi.stubEnv('PGPASSWORD', 'hunter2')
  await expect(open(url.href)).rejects.toThrow(/password authentication failed/)
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

it('is not waited for for long at a start, where nothing answers', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  const { port } = silent.address() as AddressInfo
  const DATABASE_URL = `postgres://mei@127.0.0.1:${port}/coinquiry`
  const opening = openDatabase({ DATABASE_URL, DATA_DIR: '' }, { connectMs: 100 })
  await expect(opening).rejects.toThrow(/^DATABASE_URL: PostgreSQL did not accept the connection/)
}, 20_000)

it('lets work wait longer for a free connection than a start waits for the first', async () => {
  const connectMs = 1000
  const url = await createPostgresqlDatabase(inject('postgresql'))
  const database = await openPostgresql(url, { connectMs })
  onTestFinished(() => database.close())
  const busy = Array.from({ length: 20 }, () => sql`select pg_sleep(2)`.execute(database.db))
  const waiting = sql`select 1`.execute(database.db)
  await eventually(() => database.waiting).toBe(1)
  await Promise.all([...busy, waiting])
})
