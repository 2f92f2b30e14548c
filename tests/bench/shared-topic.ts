import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresql, startCluster } from '@coinquiry/server/testing'
import { startServer } from '../fakes/server-process.ts'
import { addUser } from '../fixtures/stored.ts'
import { median, printTable } from './figures.ts'
import { forked } from './forked.ts'
import { addTopic } from './shared-topic/add-topic.ts'
import { readAtOnce, watched } from './shared-topic/readers.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const readers = 30
const ms = 3000

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const DATABASE_URL = cluster.url('postgres')
const env = { DATABASE_URL, RATE_LIMITS: 'off' }
const server = cleanUp.use(await startServer({ dataDir, checked: false, env }))
const database = await openPostgresql(DATABASE_URL)
const { userId } = await addUser(database.db)
const token = await addTopic(database.db, userId)
await database.close()
const script = new URL('./shared-topic/whole-tree.ts', import.meta.url)
const whole = cleanUp.use(await forked(script, DATABASE_URL, token))

const call = `${server.api}/topics/share/${token}`
const kept = cleanUp.use(
  await forked(new URL('./shared-topic/kept-bytes.ts', import.meta.url), call),
)
const etag = (await fetch(call)).headers.get('etag')
const targets = [
  { name: 'bare node, from memory', process: kept, url: kept.address, etag: null },
  { name: 'bare node, unchanged', process: kept, url: kept.address, etag },
  { name: 'whole tree, node http and pg', process: whole, url: whole.address, etag: null },
  { name: 'server', process: server, url: call, etag: null },
  { name: 'server, unchanged', process: server, url: call, etag },
]
const figures = targets.map((target) => ({
  ...target,
  rates: [] as number[],
  late: [] as number[],
  cpu: [] as number[],
  kilobytes: [] as number[],
  idle: residentMegabytes(target.process.pid),
  most: 0,
}))
for (const { url } of targets) await readAtOnce(url, { readers: 1, ms: 200, etag: null })
for (let round = 0; round < rounds; round += 1) {
  // In turn, so that other load of the machine affects all alike.
  for (const figure of figures) {
    const { address, pid } = figure.process
    const before = await watched(address)
    const watch = setInterval(() => {
      figure.most = Math.max(figure.most, residentMegabytes(pid))
    }, 100)
    const { replies, seconds, bytes } = await readAtOnce(figure.url, { ...figure, readers, ms })
    clearInterval(watch)
    const after = await watched(address)
    figure.late.push(after.lateMs)
    figure.cpu.push((after.cpuMs - before.cpuMs) / replies)
    figure.rates.push(replies / seconds)
    figure.kilobytes.push(bytes / replies / 1000)
  }
}

console.log(
  `A shared topic of 400 versions of 20 kB, ${readers} readers at once, ${rounds} × ${ms / 1000} s each, in turn`,
)
/** The row of bare node that is sent as little. */
const bareRate = (etag: string | null) =>
  median(figures.find((bare) => bare.etag === etag)?.rates ?? [])
printTable(
  [
    '',
    'replies/s',
    'to bare node',
    'target',
    'kB each',
    'CPU ms each',
    'event loop p99 (ms)',
    'RSS before (MB)',
    'most',
  ],
  figures.map(({ name, etag, rates, kilobytes, cpu, late, idle, most }) => [
    name,
    median(rates).toFixed(0),
    (median(rates) / bareRate(etag)).toFixed(2),
    name.startsWith('server') ? '≥ 0.8' : '',
    median(kilobytes).toFixed(0),
    median(cpu).toFixed(2),
    median(late).toFixed(1),
    idle.toFixed(0),
    most.toFixed(0),
  ]),
)

function residentMegabytes(pid: number): number {
  const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(rss) / 1000
}
