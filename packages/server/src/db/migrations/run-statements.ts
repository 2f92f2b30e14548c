import { type Kysely, sql } from 'kysely'

/** A migration that consists of plain statements, in their order. */
export function runStatements(statements: readonly string[]) {
  return async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
}
