import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/build/app.ts'
import { startServer } from '../fakes/server-process.ts'
import { newUser } from '../fixtures/users.ts'
import { openBrowser } from './browser.ts'
import { median, printTable } from './figures.ts'
import { measurePaint, type PaintTimes } from './first-paint/measure.ts'

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
  Home: () => measurePaint(browser, `${server.address}/`, 'Hello'),
  Chat: () => measurePaint(browser, `${server.address}/chat/${topicsId}`, 'staking', token),
  Share: () => measurePaint(browser, `${server.address}/share/${share_token}`, 'staking'),
  Login: () => measurePaint(browser, `${server.address}/login`, 'Register'),
  Pricing: () => measurePaint(browser, `${server.address}/price`, 'Yearly'),
}
const targets: Partial<Record<string, string>> = {
  Home: '≤ 860',
  Chat: '≤ 1500',
  Share: '≤ 1200',
  Login: '≤ 1200',
  Pricing: '≤ 1200',
}

const rows: string[][] = []
for (const [name, open] of Object.entries(pages)) {
  const paints: PaintTimes[] = []
  for (let round = 0; round < rounds; round += 1) paints.push(await open())
  const of = (kind: keyof PaintTimes) => median(paints.map((paint) => paint[kind])).toFixed(0)
  rows.push([name, of('first'), of('largest'), targets[name] ?? '–'])
}
await rm(dataDir, { recursive: true, force: true })

console.log(`First visit on slow 4G, processor 4 × slower, median of ${rounds}`)
printTable(['', 'first paint (ms)', 'largest paint (ms)', 'target (ms)'], rows)
