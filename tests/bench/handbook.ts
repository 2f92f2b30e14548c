import { fork } from 'node:child_process'
import { once } from 'node:events'
import { median, printTable } from './figures.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

interface Opening {
  /** Milliseconds of CPU that it takes to read the entries' files and do nothing with them. */
  readonly read: number
  /** The same for opening the handbook, for the indexes of both languages, and for one question. */
  readonly opened: number
  readonly indexed: number
  readonly each: number
  /** MB that stay in use. */
  readonly heap: number
}

const openings: Opening[] = []
for (let round = 0; round < rounds; round += 1) {
  const child = fork(new URL('./handbook/opening.ts', import.meta.url), {
    execArgv: ['--conditions=coinquiry', '--expose-gc', '--disable-warning=ExperimentalWarning'],
  })
  const [opening] = (await once(child, 'message')) as [Opening]
  openings.push(opening)
}

const of = (name: keyof Opening) => median(openings.map((opening) => opening[name]))
const ratio = (name: keyof Opening) => (of(name) / of('read')).toFixed(2)
console.log(`The handbook, median of ${rounds} processes`)
printTable(
  ['', 'CPU ms', 'to reading', 'target'],
  [
    ['read the entries', of('read').toFixed(0), '1.00', ''],
    ['open the handbook', of('opened').toFixed(0), ratio('opened'), '≤ 300 ms'],
    ['index both languages', of('indexed').toFixed(0), ratio('indexed'), ''],
    ['look one question up', of('each').toFixed(1), ratio('each'), '≤ 50 ms'],
    ['heap in MB', of('heap').toFixed(0), '', '≤ 40 MB'],
  ],
)
