import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@coinquiry/server/testing'
import { startFakeModel } from '../fakes/fake-model.ts'
import { startServer } from '../fakes/server-process.ts'
import { median, printTable } from './figures.ts'
import { bareProxy, server } from './first-token/target.ts'
import { timeToFirstToken } from './first-token/time-to-first-token.ts'
import { forked } from './forked.ts'

const warmUp = 15
const rounds = Number(process.env.BENCH_ROUNDS ?? 90)
const asks = warmUp + rounds

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const model = cleanUp.use(await startFakeModel())
const proxy = cleanUp.use(
  await forked(
    new URL('./bare-proxy.ts', import.meta.url),
    `${model.env.AI_BASE_URL}/chat/completions`,
  ),
)
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const onPostgresql = cleanUp.use(
  await startServer({
    dataDir: join(dataDir, 'postgresql'),
    env: { ...model.env, DATABASE_URL: cluster.url('postgres') },
  }),
)
const embedded = cleanUp.use(
  await startServer({ dataDir: join(dataDir, 'embedded'), env: model.env }),
)

const bare = bareProxy(proxy.address)
const targets = [
  bare,
  await server('server on PostgreSQL', onPostgresql, asks),
  await server('server, embedded', embedded, asks),
]
const times = new Map(targets.map(({ name }) => [name, [] as number[]]))
for (let round = 0; round < asks; round += 1) {
  // In turn, so that other load of the machine affects all of them alike.
  for (const target of targets) {
    const time = await timeToFirstToken(target)
    if (round >= warmUp) times.get(target.name)?.push(time)
  }
}

const middle = (name: string) => median(times.get(name) ?? [])
console.log(`Time to the first token of an instant model, median of ${rounds}`)
printTable(
  ['', 'ms', 'to the bare proxy', 'target'],
  targets.map(({ name }) => [
    name,
    middle(name).toFixed(2),
    (middle(name) / middle(bare.name)).toFixed(2),
    name === 'server on PostgreSQL' ? '≤ 1.5' : '',
  ]),
)
