import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../../packages/server/src/adapters/database/database.ts'
import { openPostgresql } from '../../packages/server/src/adapters/database/postgresql.ts'
import { createPostgresqlDatabase } from '../../packages/server/src/testing/postgresql-database.ts'
import type {} from '../../packages/server/src/testing/postgresql-setup.ts'

/** Where a server keeps its data: a new directory, and on PostgreSQL a new database beside it. */
export interface Store extends AsyncDisposable {
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  /** Looks into its database on PostgreSQL, beside the server. */
  open(): Promise<Database>
}

/** Embedded it is empty; on PostgreSQL its tables are there already, unless it is `empty`. */
export async function newStore(kind: 'embedded' | 'postgresql' | 'empty'): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-faults-'))
  const from = kind === 'empty' ? 'nothing' : 'template'
  const env: Record<string, string> =
    kind === 'embedded'
      ? {}
      : { DATABASE_URL: await createPostgresqlDatabase(inject('postgresql'), from) }
  return {
    dataDir,
    env,
    open: () => openPostgresql(env.DATABASE_URL ?? ''),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  }
}
