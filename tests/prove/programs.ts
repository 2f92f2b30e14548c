import { databaseGone } from './database-gone.ts'
import { kill } from './kill.ts'
import { paused } from './paused.ts'
import type { Program } from './program.ts'

/** By the names that `npm run prove` knows them. */
export const programs: Readonly<Record<string, Program>> = {
  kill,
  'database-gone': databaseGone,
  paused,
}
