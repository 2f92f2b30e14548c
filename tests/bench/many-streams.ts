import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgresql, startCluster } from '@coinquiry/server/testing'
import { startServer } from '../fakes/server-process.ts'
import { addUser } from '../fixtures/stored.ts'
import { printTable } from './figures.ts'
import { forked } from './forked.ts'
import { type ListenResult, listen, type Question } from './many-streams/listen.ts'

const asks = Number(process.env.BENCH_ASKS ?? 1000)
/** Twenty a second for fifteen seconds. */
const words = 300

await using cleanUp = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))
const script = new URL('./many-streams/model-load.ts', import.meta.url)
const model = cleanUp.use(await forked(script, String(words)))
const proxied = `${model.address}/v1/chat/completions`
const proxy = cleanUp.use(await forked(new URL('./bare-proxy.ts', import.meta.url), proxied))
const cluster = await startCluster()
cleanUp.defer(cluster.stop)
const DATABASE_URL = cluster.url('postgres')
const server = cleanUp.use(
  await startServer({
    dataDir,
    checked: false,
    env: { DATABASE_URL, AI_BASE_URL: `${model.address}/v1`, AI_MODEL: 'load' },
  }),
)

const headers = { 'content-type': 'application/json' }
const raw = (url: string) => (): Question => ({
  url,
  headers,
  body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: 'Why?' }] }),
})
const database = await openPostgresql(DATABASE_URL)
const tokens: string[] = []
for (let person = 0; person < asks; person += 1) tokens.push((await addUser(database.db)).token)
await database.close()
const asked = (nth: number): Question => ({
  url: `${server.api}/ask`,
  headers: { ...headers, authorization: `Bearer ${tokens[nth]}` },
  body: JSON.stringify({
    question: 'Why?',
    topics_id: randomUUID(),
    deepthink: false,
    internet_search: false,
    detached: true,
  }),
})

const questions = (make: (nth: number) => Question) =>
  Array.from({ length: asks }, (_, nth) => make(nth))
const rate = ({ words: heard, seconds }: ListenResult) => heard / seconds

// A few beforehand, so that no target is measured cold.
for (const make of [raw(proxied), raw(proxy.address), asked]) {
  await listen(questions(make).slice(0, 2), words)
}
const direct = await listen(questions(raw(proxied)), words)
const forwarded = await listen(questions(raw(proxy.address)), words)
const idle = residentKilobytes(server.pid)
let most = idle
const watch = setInterval(() => {
  most = Math.max(most, residentKilobytes(server.pid))
}, 500)
const answered = await listen(questions(asked), words)
clearInterval(watch)

console.log(`${asks} answers of ${words} words at 20 a second, checkpoints on PostgreSQL`)
printTable(
  ['', 'words/s', 'to the raw server', 'to the bare proxy', 'broken', 'target'],
  [
    ['raw SSE server', direct, ''] as const,
    ['bare proxy', forwarded, ''] as const,
    ['server', answered, '≥ 0.85, 0 broken'] as const,
  ].map(([name, result, target]) => [
    name,
    rate(result).toFixed(0),
    (rate(result) / rate(direct)).toFixed(2),
    (rate(result) / rate(forwarded)).toFixed(2),
    String(result.broken),
    target,
  ]),
)
console.log(`Memory for each answer: ${((most - idle) / asks).toFixed(0)} kB (target ≤ 100)`)

function residentKilobytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
}
