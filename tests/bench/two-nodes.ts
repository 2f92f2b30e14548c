import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@coinquiry/server/testing'
import { startServer } from '../fakes/server-process.ts'
import { median, printTable } from './figures.ts'
import { forked } from './forked.ts'
import { epochMs } from './many-streams/heard-answer.ts'
import { begin } from './many-streams/measure.ts'
import { addAskers } from './many-streams/targets.ts'
import { cpuSeconds } from './processes.ts'
import { watchDatabase } from './two-nodes/database-use.ts'
import { readAnswer } from './two-nodes/reader.ts'

const asks = Number(process.env.BENCH_ASKS ?? 300)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const words = 20 * seconds
/** When a crowd attaches anew, in ms after the first word. */
const ATTACH_MS = 2000

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const DATABASE_URL = cluster.url('postgres')
const model = cleanUp.use(await forked(new URL('./many-streams/model-load.ts', import.meta.url)))
const env = { DATABASE_URL, AI_BASE_URL: `${model.address}/v1`, AI_MODEL: 'load' }
const nodes = [
  cleanUp.use(await startServer({ dataDir: join(dataDir, 'one'), checked: false, env })),
  cleanUp.use(await startServer({ dataDir: join(dataDir, 'two'), checked: false, env })),
] as const
const ports = nodes.map(({ address }) => new URL(address).port)
const balancer = cleanUp.use(
  await forked(new URL('./two-nodes/balancer.ts', import.meta.url), ...ports),
)
const database = await watchDatabase(DATABASE_URL)
cleanUp.defer(database.close)
const { tokens } = await addAskers(DATABASE_URL, 3 * asks * (rounds + 1))

const both = `${balancer.address}/api/v1`
const cases = [
  { name: 'one node', api: nodes[0].api, attaches: false },
  { name: 'two nodes', api: both, attaches: false },
  { name: 'two nodes, each reader attaches anew', api: both, attaches: true },
]
const figures = cases.map((each) => ({
  ...each,
  cpu: [] as number[],
  database: [] as number[],
  kilobytes: [] as number[],
  broken: 0,
}))
let asked = 0
for (let round = -1; round < rounds; round += 1) {
  // In turn, so that other load of the machine affects all alike; the first warms up.
  for (const figure of figures) {
    const measured = await measure(figure)
    figure.broken += measured.broken
    if (round < 0) continue
    figure.cpu.push(measured.cpu)
    figure.database.push(measured.database)
    figure.kilobytes.push(measured.kilobytes)
  }
}

const one = median(figures[0]?.cpu ?? [])
console.log(`${asks} answers of ${words} words at 20 a second, ${rounds} times in turn`)
printTable(
  [
    ...['', 'CPU µs a word', 'to one node', 'target', "PostgreSQL's CPU µs a word"],
    ...['kB written an answer', 'broken'],
  ],
  figures.map(({ name, cpu, database: databaseCpu, kilobytes, broken }, at) => [
    ...[name, median(cpu).toFixed(0), (median(cpu) / one).toFixed(2), at > 0 ? '≤ 1.1' : ''],
    ...[median(databaseCpu).toFixed(0), median(kilobytes).toFixed(1), String(broken)],
  ]),
)

/** What nodes and database use while all answers are streamed, and how many were not heard whole. */
async function measure({ api, attaches }: { readonly api: string; readonly attaches: boolean }) {
  const readers = Array.from({ length: asks }, () => {
    asked += 1
    return readAnswer(api, tokens[asked - 1] ?? '', words)
  })
  await Promise.all(readers.map(({ begun }) => begun))
  const cpuOfNodes = () => nodes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
  const [before, cpuBefore] = [await database.used(), cpuOfNodes()]
  const due = await begin(model.address, asks, words)
  if (attaches) {
    await sleep(due + ATTACH_MS - epochMs())
    for (const reader of readers) reader.attach()
  }
  const whole = await Promise.all(readers.map(({ isWhole }) => isWhole))
  const [after, cpuAfter] = [await database.used(), cpuOfNodes()]
  const perWord = (seconds: number) => (seconds * 1_000_000) / (asks * words)
  return {
    /** Of all nodes, in µs a word. */
    cpu: perWord(cpuAfter - cpuBefore),
    /** Of PostgreSQL, in µs a word. */
    database: perWord(after.cpu - before.cpu),
    /** For an answer, its end included. */
    kilobytes: (after.bytes - before.bytes) / asks / 1000,
    broken: whole.filter((each) => !each).length,
  }
}
