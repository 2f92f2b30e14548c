import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { parsers } from './database.ts'

/** The small buffers halve the memory of the embedded engine. */
export const pgliteOptions = {
  parsers,
  startParams: [
    ...PGlite.defaultStartParams,
    ...['-c', 'shared_buffers=16MB', '-c', 'max_wal_size=64MB'],
  ],
} satisfies PGliteOptions
