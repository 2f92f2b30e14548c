import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openDatabase } from '../adapters/database/open-database.ts'
import { openPostgresql } from '../adapters/database/postgresql.ts'
import { type Cluster, startCluster } from './postgresql-cluster.ts'

/** A PostgreSQL of which every new database is migrated. */
export async function startMigratedCluster(within?: string): Promise<Cluster> {
  const cluster = await startCluster(within)
  const template = await openDatabase({ DATABASE_URL: cluster.url('template1'), DATA_DIR: '' })
  await template.close()
  return cluster
}

/** A new database beside the one at `url`: a copy of the server's template, or an empty one. */
export async function createPostgresqlDatabase(
  url: string,
  from: 'template' | 'nothing' = 'template',
): Promise<string> {
  const name = `tests_${randomUUID().replaceAll('-', '')}`
  const template = from === 'template' ? 'template1' : 'template0'
  const server = await openPostgresql(url)
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.db)
  await server.close()
  const created = new URL(url)
  created.pathname = name
  return created.href
}
