import type { MigrationProvider } from 'kysely/migration'
import * as firstTables from './0001-first-tables.ts'
import * as hotTopics from './0002-hot-topics.ts'

/** Listed by hand, so that what is applied never depends on the files found on a disk. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-first-tables': firstTables,
    '0002-hot-topics': hotTopics,
  }),
}
