import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordAsk, startCluster } from '@coinquiry/server/testing'
import { startServer } from '../fakes/server-process.ts'
import { median, printTable } from './figures.ts'
import { steadyStreams } from './first-token/steady-streams.ts'
import { bareProxy, server, storingProxy, type Target } from './first-token/target.ts'
import { timeToFirstToken } from './first-token/time-to-first-token.ts'
import { forked } from './forked.ts'
import { addAskers } from './many-streams/targets.ts'

const warmUp = 15
const rounds = Number(process.env.BENCH_ROUNDS ?? 90)
const asks = warmUp + rounds
const streams = 50

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const model = cleanUp.use(await forked(new URL('./first-token/model.ts', import.meta.url)))
const env = { AI_BASE_URL: `${model.address}/v1`, AI_MODEL: 'fake' }
const completions = `${env.AI_BASE_URL}/chat/completions`
const proxy = cleanUp.use(await forked(new URL('./bare-proxy.ts', import.meta.url), completions))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const databaseUrl = cluster.url('postgres')
const onPostgresql = cleanUp.use(
  await startServer({
    checked: false,
    dataDir: join(dataDir, 'postgresql'),
    env: { ...env, DATABASE_URL: databaseUrl },
  }),
)
const embedded = cleanUp.use(
  await startServer({ checked: false, dataDir: join(dataDir, 'embedded'), env }),
)

const { recorder, tokens } = await addAskers(databaseUrl, asks)
const recorded = JSON.stringify(await recordAsk(databaseUrl, recorder))
const storing = cleanUp.use(
  await forked(
    new URL('./many-streams/bare-ask.ts', import.meta.url),
    ...[databaseUrl, recorded, completions],
  ),
)

const bare = bareProxy(proxy.address)
const stored = storingProxy(storing.address, tokens)
const here = await server('server on PostgreSQL', onPostgresql, 2 * asks + streams)

/** Milliseconds to the first token of each, after those that warm up. */
async function measure(targets: readonly Target[]): Promise<Map<string, number>> {
  const times = new Map(targets.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < asks; round += 1) {
    // In turn, so that other load of the machine affects all of them alike.
    for (const target of targets) {
      const time = await timeToFirstToken(target)
      if (round >= warmUp) times.get(target.name)?.push(time)
    }
  }
  return new Map([...times].map(([name, all]) => [name, median(all)]))
}

function print(times: ReadonlyMap<string, number>, target: string): void {
  printTable(
    ['', 'ms', 'to the bare proxy', 'target'],
    [...times].map(([name, time]) => [
      ...[name, time.toFixed(2), (time / (times.get(bare.name) ?? Number.NaN)).toFixed(2)],
      name === here.name ? target : '',
    ]),
  )
}

console.log(`Time to the first token of an instant model, median of ${rounds}`)
const alone = [bare, stored, here, await server('server, embedded', embedded, asks)]
print(await measure(alone), '≤ 1.5')

// Both carry as many, so that both have the same besides.
for (const target of [bare, here]) cleanUp.use(await steadyStreams(target, streams))
console.log(`\nThe same beside ${streams} steady streams of each, 20 words a second`)
print(await measure([bare, here]), '≤ 2')
