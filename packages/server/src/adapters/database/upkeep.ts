import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What the engine says of a table, of a catalog, or of where long values of a table are kept. */
export interface TableState {
  readonly name: string
  /** Rows by what became of them since the table was last seen to. */
  readonly dead: number
  readonly inserted: number
  readonly changed: number
  readonly live: number
  /** Of 8 kB each. */
  readonly pages: number
  readonly indexPages: number
  /** The planner should know about it. */
  readonly isPlanned: boolean
}

/** Reading so many pages of indexes takes a fraction of what a first token may wait. */
const INDEX_PAGES_MAX = 2048
/** To clear so many dead rows away does, too, and of fewer pages no more can come. */
const DEAD_MAX = 3000
const PAGES_MAX = 3000

/**
 * The statements that a table needs now. The engine does one thing at a time, so each is short: little
 * has changed since the one before, and indexes that take long to read are left as they are.
 */
export function stepsFor(table: TableState): string[] {
  const { name, dead, inserted, changed, live, isPlanned } = table
  const steps: string[] = []
  const isDue = dead >= 50 + Math.min(450, live / 5) || inserted >= 1000
  if (isDue && !isLeft(table)) {
    const indexes = table.indexPages > INDEX_PAGES_MAX ? 'off' : 'auto'
    steps.push(`vacuum (truncate off, process_toast off, index_cleanup ${indexes}) ${name}`)
  }
  if (isPlanned && changed >= 50 + live / 10) steps.push(`analyze ${name}`)
  return steps
}

/** After a deletion that is too large to be cleared away in service; the next start does. */
function isLeft({ dead, pages }: TableState): boolean {
  return dead > DEAD_MAX && pages > PAGES_MAX
}

/** What is due, of all tables. */
export async function dueSteps(db: Db): Promise<string[]> {
  const { rows } = await sql<TableState>`
    select s.relid::regclass::text as "name", s.n_dead_tup as "dead",
      s.n_ins_since_vacuum as "inserted", s.n_mod_since_analyze as "changed",
      s.n_live_tup as "live", pg_relation_size(s.relid) / 8192 as "pages",
      pg_indexes_size(s.relid) / 8192 as "indexPages",
      s.schemaname = 'public' as "isPlanned"
    from pg_stat_all_tables s
    where s.n_dead_tup > 0 or s.n_ins_since_vacuum > 0 or s.n_mod_since_analyze > 0`.execute(db)
  return rows.flatMap(stepsFor)
}

/**
 * Before anybody waits: what is left in service is done, of a database in which something could be. Of
 * what search documents contain no samples are taken: that takes many seconds, and each lexeme is of
 * one user alone.
 */
export async function prepareUpkeep(db: Db): Promise<void> {
  await sql`alter table search_documents alter column terms set statistics 0`.execute(db)
  const large = sql`select from pg_class where relpages > ${INDEX_PAGES_MAX} limit 1`
  const { rows } = await large.execute(db)
  if (rows.length > 0) await sql`vacuum (truncate off)`.execute(db)
}

/** In milliseconds. */
const TIMES = { round: 10_000, betweenSteps: 500, checkpoint: 300_000 }

export interface Upkeep {
  /** Ends it after the step that is under way. */
  stop(): Promise<void>
}

/** What a server does by itself in the background, and this engine does not: in steps, with pauses. */
export function startUpkeep(
  db: Db,
  report: (error: unknown) => void,
  times: typeof TIMES = TIMES,
): Upkeep {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => undefined)
  let checkpointed = performance.now()

  async function round(): Promise<void> {
    const steps = await dueSteps(db)
    if (performance.now() - checkpointed >= times.checkpoint) {
      steps.push('checkpoint')
      checkpointed = performance.now()
    }
    for (const step of steps) {
      await pause(times.betweenSteps)
      if (signal.aborted) return
      await sql.raw(step).execute(db)
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await pause(times.round)
      if (!signal.aborted) await round().catch(report)
    }
  }

  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}
