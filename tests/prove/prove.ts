import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startMigratedCluster } from '@coinquiry/server/testing'
import type { Program } from './program.ts'
import { programs } from './programs.ts'
import { runProgram } from './run-program.ts'
import { loadState, NO_PROGRESS, type State, saveState } from './state.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    size: { type: 'string' },
    minutes: { type: 'string' },
    state: { type: 'string', default: 'artifacts/prove' },
    fresh: { type: 'boolean', default: false },
  },
})

// Servers are ended when this process exits, which a signal alone would not bring about.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const names = positionals.length > 0 ? positionals : Object.keys(programs)
const unknown = names.filter((name) => !(name in programs))
if (unknown.length > 0) {
  console.error(`There is no ${unknown}; there are ${Object.keys(programs).join(', ')}`)
  process.exit(1)
}

await using cleanUp = new AsyncDisposableStack()
let cluster: ReturnType<typeof startMigratedCluster> | undefined
async function postgresql() {
  cluster ??= startMigratedCluster()
  const { url, stop } = await cluster
  cleanUp.defer(stop)
  return url('postgres')
}

const deadline = performance.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000
let faults = 0
for (const name of names) faults += await prove(name)
process.exitCode = faults > 0 ? 1 : 0

/** Does what is left of one program, says what is known of it, and gives the number of faults. */
async function prove(name: string): Promise<number> {
  const program = programs[name]
  if (!program) throw new Error(`There is no ${name}`)
  const refusal = values.quick ? program.refusal?.() : null
  if (refusal) {
    console.log(`${name}: no quick look on this machine: ${refusal}`)
    return 0
  }
  // From the directory where npm was called.
  const directory = resolve(process.env.INIT_CWD ?? root, values.state)
  const path = join(directory, `${name}${values.quick ? '-quick' : ''}.json`)
  if (values.fresh || values.quick) rmSync(path, { force: true })
  const sizeOf = (part: string) => {
    const { whole, quick } = program.parts[part] ?? { whole: 0, quick: 0 }
    return values.quick ? quick : Number(values.size ?? whole)
  }
  const state = await runProgram(program, {
    state: loadState(path),
    sizeOf,
    surroundings: { postgresql },
    isOver: () => performance.now() > deadline,
    keep(next, part, { faults: found }) {
      saveState(path, next)
      for (const fault of found) console.log(`  ${fault}`)
      console.log(`${name}, ${part}: ${next[part]?.done} of ${sizeOf(part)} ${program.units}`)
    },
  }).catch((error: unknown) => {
    console.error(error)
    return loadState(path)
  })
  return report(name, program, state)
}

function report(name: string, { units, parts }: Program, state: State): number {
  const version = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })
  console.log(`\n${name} at ${String(version).trim()}`)
  const all = Object.keys(parts).map((part) => [part, state[part] ?? NO_PROGRESS] as const)
  for (const [part, { done, seconds, counts, peaks, faults: found }] of all) {
    const figures = [
      ...Object.entries(counts).map(([what, count]) => `${what} ${round(count)}`),
      ...Object.entries(peaks).map(([what, peak]) => `${what} at most ${round(peak)}`),
      `faults ${found.length}`,
    ]
    console.log(`  ${part}: ${done} ${units} in ${Math.round(seconds)} s; ${figures.join(', ')}`)
  }
  return all.reduce((sum, [, progress]) => sum + progress.faults.length, 0)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
