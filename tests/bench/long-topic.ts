import { openBrowser } from './browser.ts'
import { median, printTable } from './figures.ts'
import { type Measurement, measureTopic } from './long-topic/measure.ts'
import { servePage } from './serve-page.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** `short` is ours with the last four messages alone: the least that this machine needs. */
const variants = ['plain', 'short', 'ours'] as const

await using page = await servePage('long-topic')
await using browser = await openBrowser()

const visits: Record<(typeof variants)[number], Measurement[]> = {
  plain: [],
  short: [],
  ours: [],
}
// Interleaved, so that other load of the machine affects all of them alike.
for (let round = 0; round < rounds; round += 1) {
  for (const variant of variants) {
    visits[variant].push(await measureTopic(browser, `${page.url}?variant=${variant}`))
  }
}

const script = (variant: keyof typeof visits) => median(visits[variant].map((each) => each.script))
const typing = (variant: keyof typeof visits) => median(visits[variant].map((each) => each.typing))
const finds = (variant: keyof typeof visits) => visits[variant].every((each) => each.finds)

console.log(`A topic of 1,000 messages, median of ${rounds}`)
printTable(
  ['', 'opening, script (ms)', 'typing, p98 (ms)', 'finds the oldest'],
  variants.map((variant) => [
    variant,
    script(variant).toFixed(0),
    typing(variant).toFixed(1),
    variant === 'short' ? '–' : finds(variant) ? 'yes' : 'no',
  ]),
)
printTable(
  ['', 'measured', 'target'],
  [
    ['opening of ours (ms)', script('ours').toFixed(0), '≤ 150'],
    ['opening, ours / plain', (script('ours') / script('plain')).toFixed(3), '–'],
    ['typing of ours (ms)', typing('ours').toFixed(1), '≤ 32'],
    ['typing, ours / short', (typing('ours') / typing('short')).toFixed(2), '–'],
    ['typing, ours / plain', (typing('ours') / typing('plain')).toFixed(2), '–'],
  ],
)
