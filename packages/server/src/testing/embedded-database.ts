import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { migrate } from '../adapters/database/open-database.ts'
import { pgliteOptions } from '../adapters/database/pglite-options.ts'

export interface EmbeddedTemplate {
  /** An archive of the files of a migrated embedded database. */
  readonly file: string
  remove(): Promise<void>
}

/** To begin with a copy of it takes a fraction of the time to make and migrate a database. */
export async function makeEmbeddedTemplate(): Promise<EmbeddedTemplate> {
  const directory = await mkdtemp(join(tmpdir(), 'coinquiry-embedded-'))
  const file = join(directory, 'migrated.tar')
  // To optimize the engine takes longer than the template.
  setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering')
  const pglite = new PGlite(pgliteOptions)
  const db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  // So that a copy has nothing to recover.
  await sql`checkpoint`.execute(db)
  const dump = await pglite.dumpDataDir('none')
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
  await db.destroy()
  return { file, remove: () => rm(directory, { recursive: true, force: true }) }
}

/** Puts a copy of the template where a server with this data directory looks for its database. */
export async function copyEmbeddedTemplate(file: string, dataDir: string): Promise<void> {
  const files = join(dataDir, 'database')
  await mkdir(files)
  await promisify(execFile)('tar', ['-x', '-f', file, '-C', files])
}
