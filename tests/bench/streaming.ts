import { openBrowser } from './browser.ts'
import { median, printTable } from './figures.ts'
import { servePage } from './serve-page.ts'
import { type Cost, measure } from './streaming/measure.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const sizes = [10_000, 50_000] as const
const variants = ['plain', 'ours', 'streamdown', 'naive'] as const
const longTask = 50

await using page = await servePage('streaming')
await using browser = await openBrowser()

const costs = new Map<string, Cost[]>()
// Interleaved, so that other load of the machine affects all of them alike.
for (let round = 0; round < rounds; round += 1) {
  for (const size of sizes) {
    for (const variant of variants) {
      // Naive rendering of the long answer takes minutes, and its order is known from the short one.
      if (variant === 'naive' && (round > 0 || size > 10_000)) continue
      const key = `${variant} ${size}`
      const cost = await measure(browser, `${page.url}?variant=${variant}&size=${size}`)
      costs.set(key, [...(costs.get(key) ?? []), cost])
    }
  }
}

const work = (variant: string, size: number) =>
  median((costs.get(`${variant} ${size}`) ?? []).map((cost) => cost.work))
const longest = (variant: string) =>
  Math.max(
    ...sizes.flatMap((size) => costs.get(`${variant} ${size}`) ?? []).map((cost) => cost.longest),
  )

console.log(`Streaming an answer, main thread's CPU time, median of ${rounds}`)
const figure = (value: number, digits: number) =>
  Number.isNaN(value) ? '–' : value.toFixed(digits)
printTable(
  ['', '10 kB (ms)', '50 kB (ms)', '50 / 10', '50 kB to ours', 'longest task (ms)'],
  variants.map((variant) => [
    variant,
    figure(work(variant, 10_000), 0),
    figure(work(variant, 50_000), 0),
    figure(work(variant, 50_000) / work(variant, 10_000), 2),
    figure(work(variant, 50_000) / work('ours', 50_000), 2),
    figure(longest(variant), 1),
  ]),
)
const ratios = [
  ['ours / streamdown at 50 kB', work('ours', 50_000) / work('streamdown', 50_000), 1],
  ['ours, 50 kB / 10 kB', work('ours', 50_000) / work('ours', 10_000), 5.5],
  ['longest task of ours / a long task', longest('ours') / longTask, 1],
] as const
printTable(
  ['ratio', 'measured', 'target'],
  ratios.map(([name, ratio, target]) => [name, ratio.toFixed(2), `≤ ${target}`]),
)
