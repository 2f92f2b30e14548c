import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import { type Database, databaseOver } from './database.ts'
import { type Parse, parsers } from './parsers.ts'

const parserOf: Readonly<Record<number, Parse>> = parsers

/** A pool of connections to a PostgreSQL server; its address is checked before this returns. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types: {
      getTypeParser: (oid, format) => parserOf[oid] ?? pg.types.getTypeParser(oid, format),
    },
  })
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    await pool.end()
    throw new StartError(
      `DATABASE_URL: PostgreSQL did not accept the connection (${reason(error)})`,
      {
        cause: error,
      },
    )
  }
  return databaseOver(new Kysely({ dialect: new PostgresDialect({ pool }) }), 'postgresql')
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ')
  return error instanceof Error ? error.message : String(error)
}
