import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { backup } from './backup.ts'
import { clock } from './clock.ts'
import { databaseGone } from './database-gone.ts'
import { diskFull } from './disk-full.ts'
import { hostile } from './hostile.ts'
import { kill } from './kill.ts'
import { paused } from './paused.ts'
import type { Program } from './program.ts'
import { soak } from './soak.ts'
import { vitestProgram } from './vitest-program.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Every file with trials of a race in it. */
const races = globSync('packages/server/src/**/*.test.ts', { cwd: ROOT }).filter((file) =>
  readFileSync(join(ROOT, file), 'utf8').includes("/testing/race.ts'"),
)

/** By the names that `npm run prove` knows them. */
export const programs: Readonly<Record<string, Program>> = {
  kill,
  'database-gone': databaseGone,
  paused,
  clock,
  'disk-full': diskFull,
  backup,
  hostile,
  soak,
  upgrade: vitestProgram({
    ...{ units: 'runs', whole: 1, atOnce: 1, env: () => ({}) },
    ...{ project: 'faults', files: ['operations-upgrade', 'operations-data', 'refused-start'] },
  }),
  races: vitestProgram({
    ...{ units: 'trials of each race', whole: 1000, atOnce: 50 },
    ...{ project: 'server', files: races },
    env: (trials) => ({ RACE_TRIALS: String(trials) }),
  }),
  fuzz: vitestProgram({
    ...{ units: 'requests to each operation', whole: 1000, atOnce: 50 },
    ...{ project: 'fuzz', files: [] },
    // Other requests than in the last run.
    env: (cases) => ({ FUZZ_CASES: String(cases), FUZZ_SEED: String(Date.now() % 2 ** 31) }),
  }),
  access: vitestProgram({
    ...{ units: 'runs of the whole matrix', whole: 1, atOnce: 1, env: () => ({}) },
    ...{ project: 'access', files: [] },
  }),
}
