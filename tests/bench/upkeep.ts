import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '@coinquiry/server/testing'
import { addManyTopics, dueSteps, prepareUpkeep, sql } from '@coinquiry/server/testing/benchmarks'
import { atShare, median, printTable } from './figures.ts'
import { deletionsIn, firstTokensBesideUpkeep, ownedTopics } from './upkeep/first-tokens.ts'

/** What a first token may wait for upkeep. */
const TARGET_MS = 200
const megabytes = Number(process.env.BENCH_MEGABYTES ?? 1000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 6)
const MESSAGES_PER_OWNER = 2000
const MEGABYTES_PER_OWNER = 40
/** Between two rounds of a server's upkeep. */
const ROUND_MS = 10_000
/** Some thousand bytes a message, as answers have. */
const PHRASES = 120

await using cleanUp = new AsyncDisposableStack()
const kept = process.env.BENCH_DATA_DIR
const DATA_DIR = kept ?? (await mkdtemp(join(tmpdir(), 'coinquiry-bench-')))
if (!kept) cleanUp.defer(() => rm(DATA_DIR, { recursive: true, force: true, maxRetries: 5 }))
const open = () => openDatabase({ DATABASE_URL: undefined, DATA_DIR })

/** Fills the database to its size, and closes it: what is measured begins as a server starts. */
async function fill(): Promise<void> {
  const database = await open()
  const owners = Math.ceil((megabytes - (await size(database.db))) / MEGABYTES_PER_OWNER)
  if (owners > 0) {
    const sizes = Array.from({ length: owners }, () => MESSAGES_PER_OWNER)
    await addManyTopics(database, sizes, PHRASES)
  }
  await database.close()
}

await fill()
const database = await open()
const { db } = database

/** Everything waits for a statement of the one thread: what it takes is what a first token may wait. */
interface Taken {
  readonly what: string
  readonly ms: number
  readonly cpuMs: number
}

async function timed(what: string, work: () => Promise<unknown>): Promise<Taken> {
  const [cpu, before] = [process.cpuUsage(), performance.now()]
  await work()
  const ms = performance.now() - before
  const { user, system } = process.cpuUsage(cpu)
  return { what, ms, cpuMs: (user + system) / 1000 }
}

const steps: Taken[] = []
/** All steps that are due, one after the other, as a server does them. */
async function upkeep(): Promise<void> {
  steps.push(await timed('to look what is due', () => dueSteps(db)))
  for (const step of await dueSteps(db))
    steps.push(await timed(step, () => sql.raw(step).execute(db)))
}

/** Four answers and their questions, which a server moves into the index every second. */
async function indexAnswers(round: number, second: number): Promise<void> {
  await sql`insert into search_documents (topic_id, ordinal, message_id, terms)
    select topic_id, ordinal + ${(round + 1) * 1_000_000}::bigint, message_id, terms
    from search_documents where ordinal < 1_000_000 and message_id is not null
    order by message_id limit 8 offset ${8 * second}`.execute(db)
  const pending = sql`select gin_clean_pending_list('search_documents_by_terms')`
  steps.push(await timed('gin_clean_pending_list', () => pending.execute(db)))
}

const start = await timed('tidied before the server listens', () => prepareUpkeep(db))
await upkeep()
// What a busy server does between two rounds: 40 answers end, and people delete 40 topics.
for (let round = 0; round < rounds; round += 1) {
  await sql`update messages set is_like = 1 - is_like
    where id in (select id from messages order by id limit 600)`.execute(db)
  await sql`delete from topics where id in (select id from topics order by id limit 40)`.execute(db)
  for (let second = 0; second < 10; second += 1) await indexAnswers(round, second)
  await upkeep()
}
steps.push(await timed('checkpoint', () => sql`checkpoint`.execute(db)))
const before = await timed('vacuum analyze (all at once)', () => sql`vacuum analyze`.execute(db))

console.log(`Upkeep of an embedded database of ${(await size(db)).toFixed(0)} MB, ${rounds} rounds`)
const worst = Map.groupBy(steps, ({ what }) => what.split(' ')[0])
const rows = [...worst].map(([kind, taken]) => {
  const longest = taken.toSorted((a, b) => b.cpuMs - a.cpuMs)[0]
  return [kind ?? '', taken.length, longest?.cpuMs, longest?.ms, longest?.what ?? ''] as const
})
const figure = (ms: number | undefined) => (ms ?? 0).toFixed(0)
printTable(
  ['step', 'how often', 'longest, ms of processor', 'ms by the clock', 'target', 'which'],
  [
    ...rows.map(([kind, count, cpuMs, ms, what]) => [
      ...[kind, String(count), figure(cpuMs), figure(ms), `≤ ${TARGET_MS}`],
      what.slice(0, 100),
    ]),
    ...[start, before].map(({ what, cpuMs, ms }) => [
      ...['beside', '1', figure(cpuMs), figure(ms), ''],
      what,
    ]),
  ],
)

const ms = rounds * ROUND_MS
const topics = await ownedTopics(db, deletionsIn(ms))
await database.close()
const times = await firstTokensBesideUpkeep(DATA_DIR, topics, ms)
const usual = median(times)
const most = Math.max(...times)
console.log(`\nFirst tokens of a server on it, ${times.length} asks and ${topics.length} deletions`)
printTable(
  ['', 'median, ms', 'p99', 'longest', 'longest less median', 'target'],
  [
    [
      ...['beside upkeep', figure(usual), figure(atShare(0.99, times)), figure(most)],
      ...[figure(most - usual), `≤ ${TARGET_MS}`],
    ],
  ],
)

async function size(of: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(of)
  return (rows[0]?.bytes ?? 0) / 1e6
}
