import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresql, startCluster } from '@coinquiry/server/testing'
import { startServer } from '../fakes/server-process.ts'
import { addUser } from '../fixtures/stored.ts'
import { median, printTable } from './figures.ts'
import { forked } from './forked.ts'
import { throughput } from './user-call/throughput.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const slice = 1500

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const url = cluster.url('postgres')
const server = cleanUp.use(
  await startServer({ dataDir, checked: false, env: { DATABASE_URL: url } }),
)
const bare = cleanUp.use(await forked(new URL('./user-call/bare-user.ts', import.meta.url), url))
const database = await openPostgresql(url)
const { token } = await addUser(database.db)
await database.close()

const targets = { bare: bare.address, server: `${server.api}/auth/user` }
const figures = { bare: [] as number[], server: [] as number[] }
for (let round = -1; round < rounds; round += 1) {
  // In turn, so that other load of the machine affects both alike.
  for (const name of ['bare', 'server'] as const) {
    const figure = await throughput(targets[name], token, slice)
    if (round >= 0) figures[name].push(figure)
  }
}

console.log(`GET /auth/user on PostgreSQL, ${rounds} × ${slice / 1000} s each, in turn`)
printTable(
  ['', 'requests/s', 'to the bare one', 'target'],
  [
    ['node http and pg', median(figures.bare).toFixed(0), '1.00', ''],
    [
      'server',
      median(figures.server).toFixed(0),
      (median(figures.server) / median(figures.bare)).toFixed(2),
      '≥ 0.8',
    ],
  ],
)
