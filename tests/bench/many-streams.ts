import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@coinquiry/server/testing'
import { median, printTable } from './figures.ts'
import type { Admission, Steady } from './many-streams/measure.ts'
import { runStreams } from './many-streams/run.ts'

const asks = Number(process.env.BENCH_ASKS ?? 1000)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
/** Of each answer. */
const words = 20 * seconds
const ignored = Math.min(20, words / 2)

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const { admissions, steady, held } = await runStreams({
  ...{ databaseUrl: cluster.url('postgres'), dataDir },
  ...{ asks, words, ignored, rounds, warmUp: Math.ceil(asks / 5) },
})

const middle = (bursts: readonly Admission[], figure: (burst: Admission) => number) =>
  median(bursts.map(figure))
const accepted = (bursts: readonly Admission[] = []) => middle(bursts, (burst) => burst.perSecond)
const bare = accepted(admissions.get('bare node http and pg'))
const [busy = 0] = loadavg()
console.log(
  `${busy.toFixed(1)} programs ran or waited on ${availableParallelism()} processors in the last minute`,
)
console.log(
  `${asks} asks at once until their first event, on PostgreSQL: median of ${rounds} bursts`,
)
printTable(
  ['', 'accepted/s', 'to bare http and pg', 'p50 ms', 'p99 ms', 'p99 to p50', 'refused', 'target'],
  [...admissions].map(([name, bursts]) => [
    ...[name, accepted(bursts).toFixed(0), (accepted(bursts) / bare).toFixed(2)],
    middle(bursts, ({ p50 }) => p50).toFixed(0),
    middle(bursts, ({ p99 }) => p99).toFixed(0),
    middle(bursts, ({ p50, p99 }) => p99 / p50).toFixed(2),
    String(bursts.reduce((sum, { refused }) => sum + refused, 0)),
    name === 'server' ? '≥ 0.5 of the bare, p99 ≤ 2 × p50' : '',
  ]),
)

const rate = (of: Steady | undefined) => of?.perSecond ?? Number.NaN
const rateTo = (of: Steady, name: 'raw SSE server' | 'bare proxy') =>
  (rate(of) / rate(steady.get(name))).toFixed(2)
console.log(
  `\n${asks} answers of ${words} words at 20 a second, all admitted before, checkpoints on PostgreSQL`,
)
printTable(
  [
    ...['', 'words/s', 'to the raw server', 'to the bare proxy', 'late p99 ms', 'CPU µs a word'],
    ...['kB held an answer', 'kB resident', 'broken', 'target'],
  ],
  [...steady].map(([name, of]) => [
    ...[name, rate(of).toFixed(0), rateTo(of, 'raw SSE server'), rateTo(of, 'bare proxy')],
    ...[of.lateP99.toFixed(0), of.cpuPerWord.toFixed(0)],
    ...[name === 'server' ? held.toFixed(0) : '', of.kilobytes.toFixed(0), String(of.broken)],
    name === 'server' ? '≥ 0.85 of the raw, 0 broken, ≤ 100 kB held' : '',
  ]),
)
