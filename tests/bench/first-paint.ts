import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/build/app.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { openBrowser } from './browser.ts'
import { median, printTable } from './figures.ts'
import { type Paint, paintOf } from './first-paint/measure.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

await buildApp()
const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
await using server = await startServer({ dataDir, pages: true, checked: false })
await using browser = await openBrowser()
const { token, ask, post } = await newUser(server)
const topicsId = await ask('What is staking?')
const { share_token } = await post<{ share_token: string }>('/topics/share_topic', {
  topics_id: topicsId,
})

const pages = {
  Home: () => paintOf(browser, `${server.address}/`, 'Hello'),
  Chat: () => paintOf(browser, `${server.address}/chat/${topicsId}`, 'staking', token),
  Share: () => paintOf(browser, `${server.address}/share/${share_token}`, 'staking'),
  Login: () => paintOf(browser, `${server.address}/login`, 'Register'),
  Pricing: () => paintOf(browser, `${server.address}/price`, 'Yearly'),
}
const targets: Partial<Record<string, string>> = { Home: '≤ 900', Chat: '≤ 1500' }

const rows: string[][] = []
for (const [name, open] of Object.entries(pages)) {
  const paints: Paint[] = []
  for (let round = 0; round < rounds; round += 1) paints.push(await open())
  const of = (kind: keyof Paint) => median(paints.map((paint) => paint[kind])).toFixed(0)
  rows.push([name, of('first'), of('largest'), targets[name] ?? '–'])
}
await rm(dataDir, { recursive: true, force: true })

console.log(`First visit on slow 4G, processor 4 × slower, median of ${rounds}`)
printTable(['', 'first paint (ms)', 'largest paint (ms)', 'target (ms)'], rows)
