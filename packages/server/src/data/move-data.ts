import { sql } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import { migrate } from '../adapters/database/migrate.ts'
import { StartError } from '../start-error.ts'
import { exportLines } from './export-lines.ts'
import { readLines, writeLines } from './files.ts'
import { importRows, readHeading } from './import-lines.ts'
import { prepareTarget } from './prepare-target.ts'

/** Writes everything of the database into a file, zipped when its name ends in `.gz`. */
export function exportData(database: Database, path: string): Promise<void> {
  return writeLines(path, exportLines(database))
}

/**
 * Reads an exported file, also of an older version, into an empty database; gives the number of
 * rows. Rejects with a `StartError`, and stores nothing, when the file or the database is not fit.
 */
export async function importData(database: Database, path: string): Promise<number> {
  const lines = readLines(path)
  const { migration } = await readHeading(lines)
  await prepareTarget(database, migration)
  try {
    const rows = await importRows(database, lines)
    await migrate(database.db)
    await sql`analyze`.execute(database.db)
    return rows
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${path} could not be stored: ${reason}`, { cause: error })
  }
}
