import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { parsers } from './parsers.ts'

/**
 * The small buffers halve the memory of the embedded engine. Smaller samples of a table take a tenth
 * of the time, for which everybody waits.
 */
export const pgliteOptions = {
  parsers,
  startParams: [
    ...PGlite.defaultStartParams,
    ...['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=64MB'],
    ...['-c', 'default_statistics_target=10'],
  ],
} satisfies PGliteOptions
