import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, startCluster } from '@coinquiry/server/testing'
import {
  addManyTopics,
  createGenerations,
  scriptedEngine,
} from '@coinquiry/server/testing/benchmarks'
import { median, printTable } from './figures.ts'
import { actions } from './lists/actions.ts'

const most = Number(process.env.BENCH_MESSAGES ?? 100_000)
const warmUp = 5
const rounds = Number(process.env.BENCH_ROUNDS ?? 30)
const sizes = [100, 1000, 10_000, 100_000].filter((size) => size <= most)

await using cleanUp = new AsyncDisposableStack()
const directory = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const databases = [
  await openDatabase({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: '' }),
  await openDatabase({ DATABASE_URL: undefined, DATA_DIR: directory }),
]
for (const database of databases) cleanUp.defer(() => database.close())

for (const database of databases) {
  const owners = await addManyTopics(database, sizes)
  const generations = await createGenerations({
    database,
    engine: scriptedEngine(),
    clock: { now: () => new Date() },
    soleNode: true,
    report: (what, error) => console.error(what, error),
  })
  const cases = actions.flatMap((action) => owners.map((owner) => ({ action, owner })))
  const times = new Map(cases.map((one) => [one, [] as number[]]))
  for (let round = 0; round < warmUp + rounds; round += 1) {
    // In turn, so that other load of the machine affects all of them alike.
    for (const one of cases) {
      const before = performance.now()
      const came = await one.action.act({ database, generations }, one.owner)
      const time = performance.now() - before
      if (came !== one.action.items) throw new Error(`${one.action.name} gave ${came} items`)
      if (round >= warmUp) times.get(one)?.push(time)
    }
  }
  await generations.close()
  console.log(`\n${database.kind}: ms by messages of the owner, median of ${rounds}`)
  printTable(
    ['', ...sizes.map((size) => size.toLocaleString('en')), 'exponent', 'target'],
    actions.map((action) => {
      const medians = cases
        .filter((one) => one.action === action)
        .map((one) => median(times.get(one) ?? []))
      const growth = Math.log((medians.at(-1) ?? 0) / (medians[0] ?? 0))
      const exponent = growth / Math.log((sizes.at(-1) ?? 0) / (sizes[0] ?? 0))
      return [
        action.name,
        ...medians.map((middle) => middle.toFixed(2)),
        exponent.toFixed(2),
        action.target,
      ]
    }),
  )
}
