import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgresql, startCluster } from '@coinquiry/server/testing'
import { startServer } from '../fakes/server-process.ts'
import { addUser } from '../fixtures/stored.ts'
import { atShare, printTable } from './figures.ts'
import { forked } from './forked.ts'
import { cpuSeconds } from './processes.ts'
import type { Flooded } from './refusals/flood.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const perSecond = 1000
const ms = 4000
const PAUSE_MS = 10
/** How many requests of the other user are under way. */
const AT_ONCE = 4

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const DATABASE_URL = cluster.url('postgres')
const RATE_LIMITS = 'mail_ip=1/86400 sign_in=1/86400'
const server = cleanUp.use(
  await startServer({
    dataDir,
    checked: false,
    env: { DATABASE_URL, RATE_LIMITS, TRUST_PROXY: '1' },
  }),
)
const bare = cleanUp.use(await forked(new URL('./refusals/bare-refusals.ts', import.meta.url)))
const flooder = fork(new URL('./refusals/flood.ts', import.meta.url))
cleanUp.defer(() => void flooder.kill())
const database = await openPostgresql(DATABASE_URL)
const { token } = await addUser(database.db)
await database.close()

const agent = new Agent({ keepAlive: true })
cleanUp.defer(() => agent.destroy())

/** The time of a request, or null where it was not answered with 200. */
function timeOf(url: string): Promise<number | null> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '198.51.100.1' }
  const begin = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (reply) => {
      const took = () => resolve(reply.statusCode === 200 ? performance.now() - begin : null)
      reply.resume().on('end', took).on('error', reject)
    }).on('error', reject)
  })
}

interface Figures {
  readonly times: number[]
  readonly sent: number[]
  /** Seconds of processor that the server, and the bare one, took. */
  readonly cpu: { server: number; bare: number }
  notReady: number
}

/** What another user sees while a network floods this address. */
async function during(api: string, figures: Figures): Promise<void> {
  const begun = { server: cpuSeconds(server.pid), bare: cpuSeconds(bare.pid) }
  const flooded = once(flooder, 'message')
  flooder.send({ api, perSecond, ms })
  let isOver = false
  const over = flooded.then(([message]) => {
    isOver = true
    return message as Flooded
  })
  const ask = async () => {
    while (!isOver) {
      const time = await timeOf(`${server.api}/auth/user`)
      if (time === null) throw new Error('The other user was refused')
      figures.times.push(time)
      if ((await timeOf(`${server.address}/readyz`)) === null) figures.notReady += 1
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  const { sent, statuses } = await over
  if (Object.keys(statuses).some((status) => status !== '429'))
    throw new Error(`Not refused: ${JSON.stringify(statuses)}`)
  figures.sent.push(sent)
  figures.cpu.server += cpuSeconds(server.pid) - begun.server
  figures.cpu.bare += cpuSeconds(bare.pid) - begun.bare
}

const none = (): Figures => ({ times: [], sent: [], cpu: { server: 0, bare: 0 }, notReady: 0 })
const [beside, here] = [none(), none()]
// The first one of each is served, and those after it are refused from then on.
for (const path of ['/auth/send-email', '/auth/login/email', '/auth/fetch_access_token'])
  for (let nth = 0; nth < 2; nth += 1) await firstUse(path)
for (const api of [bare.address, server.api]) await during(api, none())
for (let round = 0; round < rounds; round += 1) {
  // In turn, so that other load of the machine affects both alike.
  await during(bare.address, beside)
  await during(server.api, here)
}

const at = (share: number, { times }: Figures) => atShare(share, times)
const ratio = (share: number) => (at(share, here) / at(share, beside)).toFixed(2)
const rateOf = ({ sent }: Figures) => ((Math.min(...sent) * 1000) / ms).toFixed(0)
/** Milliseconds of processor for a refusal, without what the other user's requests took. */
const each = (seconds: number, { sent }: Figures) =>
  ((seconds * 1000) / sent.reduce((sum, one) => sum + one, 0)).toFixed(3)
const others = (beside.cpu.server * here.times.length) / beside.times.length
console.log(`Another user's GET /auth/user, ${rounds} × ${ms / 1000} s each, in turn`)
printTable(
  ['beside a flood', '429 a second', 'ms of processor for each', 'requests', 'median ms', 'p99 ms'],
  [
    ['of a bare node http server', beside, each(beside.cpu.bare, beside)] as const,
    ['of this server', here, each(here.cpu.server - others, here)] as const,
  ].map(([name, figures, cpu]) => [
    ...[name, rateOf(figures), cpu, String(figures.times.length)],
    ...[at(0.5, figures), at(0.99, figures)].map((time) => time.toFixed(2)),
  ]),
)
console.log(`To the bare one: median ${ratio(0.5)}, p99 ${ratio(0.99)} (target ≤ 2)`)
console.log(`/readyz was not 200 ${here.notReady} times (target 0)`)

async function firstUse(path: string): Promise<void> {
  const body = { email: 'mei@example.org', email_code: '123456', short_token: 'guessed' }
  await fetch(`${server.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(body),
  })
}
