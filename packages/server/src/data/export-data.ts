import type { Database } from '../adapters/database/database.ts'
import {
  atOneMoment,
  columnsOf,
  countRows,
  jsonRows,
  lastMigration,
  ratedAnswers,
  rowsOf,
} from './data-store.ts'
import { FORMAT, writeLines } from './export-file.ts'
import { movedTables } from './tables.ts'

/** Writes everything of the database into a file, zipped when its name ends in `.gz`. */
export function exportData(database: Database, path: string): Promise<void> {
  return writeLines(path, everything(database))
}

function everything({ db }: Database): AsyncGenerator<string, void> {
  return atOneMoment(db, async function* (moment) {
    yield line({ format: FORMAT, migration: await lastMigration(moment) })
    for (const table of movedTables) {
      const columns = await columnsOf(moment, table)
      yield line({ table, columns, rows: await countRows(moment, table) })
      for await (const row of jsonRows(moment, rowsOf(table, columns))) yield `${row}\n`
    }
    yield line({ end: true })
  })
}

/**
 * Writes the rated questions of users whose data-optimization switch is on into a file, one JSON
 * object in each line, without anything that names the user; gives how many there are.
 */
export async function exportFeedback({ db }: Database, path: string): Promise<number> {
  let count = 0
  const lines = atOneMoment(db, async function* (moment) {
    for await (const row of jsonRows(moment, ratedAnswers)) {
      count += 1
      yield `${row}\n`
    }
  })
  await writeLines(path, lines)
  return count
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
