import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createDocuments, type DocumentFormat } from '@coinquiry/server/testing/benchmarks'
import { chineseMessages } from './exports/chinese-messages.ts'
import { median, printTable } from './figures.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 9)
const warmUp = 3
const sizes = [5, 50, 200]
const targets: Readonly<Record<DocumentFormat, number>> = { markdown: 5, docx: 60, pdf: 400 }
const formats: readonly DocumentFormat[] = ['markdown', 'docx', 'pdf']
const { signal } = new AbortController()

const documents = createDocuments({ idleMs: 1000 })
const rssBefore = process.memoryUsage.rss()

async function timeOf(format: DocumentFormat, messages: number): Promise<number> {
  const start = performance.now()
  const place = documents.enter('a person')
  await place.write(chineseMessages(messages), format, signal)
  place.leave()
  return performance.now() - start
}

const rows: string[][] = []
for (const format of formats) {
  const figures = new Map<number, number>()
  for (const size of sizes) {
    for (let round = 0; round < warmUp; round += 1) await timeOf(format, size)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(format, size))
    figures.set(size, median(times))
    const quickest = Math.min(...times)
    rows.push([
      `${format}, ${size}`,
      median(times).toFixed(1),
      quickest.toFixed(1),
      size === 200 ? (median(times) / (figures.get(50) ?? 1)).toFixed(1) : '',
      size === 50 ? `≤ ${targets[format]} ms` : '',
    ])
  }
}
console.log(`Exports of Chinese messages, median of ${rounds} after ${warmUp}`)
printTable(['format, messages', 'ms', 'quickest', 'to 50', 'target'], rows)

/** How late timers come on the main thread, where streams are written. */
async function latenessWhile(work: Promise<unknown>): Promise<string[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await work
  delay.disable()
  return [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(1))
}

const idle = new Promise((resolve) => setTimeout(resolve, 1500))
const quiet = await latenessWhile(idle)
const busy = await latenessWhile(timeOf('pdf', 200))
console.log('\nLateness of the main thread (ms, of which 5 are the measure’s own)')
printTable(
  ['', 'median', 'p99', 'most'],
  [
    ['idle', ...quiet],
    ['while a PDF of 200 is written', ...busy],
  ],
)

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
const rssAfter = process.memoryUsage.rss()
await new Promise((resolve) => setTimeout(resolve, 12_000))
console.log('\nMemory of the process (MB)')
printTable(
  ['before', 'after the last export', 'after idling'],
  [[rssBefore, rssAfter, process.memoryUsage.rss()].map(megabytes)],
)
await documents.close()
