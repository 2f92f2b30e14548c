import { type Database, serverState } from '../../adapters/database/database.ts'
import { hasEmbedded, openEmbedded } from '../../adapters/database/embedded.ts'
import { newerMigration, pendingMigrations } from '../../adapters/database/open-database.ts'
import { openPostgresql } from '../../adapters/database/postgresql.ts'
import { StartError } from '../../start-error.ts'
import { type Check, type Finding, ok, warning, wrong } from '../finding.ts'

const OLDEST_MAJOR = 15
/** Leases of 20 s and codes of 10 minutes are told by two clocks. */
const CLOCK_DOUBT_MS = 2000
const CLOCK_WRONG_MS = 10_000

/** Opens the database as the server would, and changes nothing in it. */
export const database: Check = {
  name: 'database',
  async run({ DATABASE_URL, DATA_DIR }) {
    if (!DATABASE_URL && !hasEmbedded(DATA_DIR))
      return [ok('embedded, made in DATA_DIR at the first start')]
    try {
      const opened = DATABASE_URL
        ? await openPostgresql(DATABASE_URL)
        : await openEmbedded(DATA_DIR)
      return await examine(opened).finally(() => opened.close())
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      if (!DATABASE_URL && error.message.includes(' is in use by '))
        return [ok('embedded, and in use by a running server')]
      const advice = DATABASE_URL
        ? 'see that PostgreSQL runs, and that DATABASE_URL names its host, user, password and database'
        : 'put back a copy of DATA_DIR, or import an export into an empty one'
      return [wrong(error.message, advice)]
    }
  },
}

async function examine({ db, kind }: Database): Promise<Finding[]> {
  const asked = Date.now()
  const { version, major, time } = await serverState(db)
  const skew = Math.round(Math.abs(time.getTime() - (asked + Date.now()) / 2))
  const name = `${kind === 'embedded' ? 'embedded, PostgreSQL' : 'PostgreSQL'} ${version}`
  const newer = await newerMigration(db)
  const age = newer === null ? ageOf(name, major, await pendingMigrations(db)) : tooNew(name, newer)
  return [age, ...clocks(skew)]
}

/** Whether a database of that major version can be used, and what the next start does with it. */
export function ageOf(name: string, major: number, pending: number): Finding {
  if (major < OLDEST_MAJOR) return wrong(name, `use PostgreSQL ${OLDEST_MAJOR} or newer`)
  return ok(pending > 0 ? `${name}; the next start brings it up to date (${pending} steps)` : name)
}

function tooNew(name: string, migration: string): Finding {
  return wrong(
    `${name}, changed by a newer version (${migration}): this one does not start on it`,
    'start that version, or restore a backup of this one',
  )
}

function clocks(skew: number): Finding[] {
  if (skew <= CLOCK_DOUBT_MS) return []
  const found = `its clock and that of this machine are ${(skew / 1000).toFixed(1)} s apart`
  return [(skew > CLOCK_WRONG_MS ? wrong : warning)(found, 'let both keep time by NTP')]
}
