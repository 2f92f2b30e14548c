import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Found, Program } from './program.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** As much of the output as says what failed. */
const LAST_CHARACTERS = 4000

export interface VitestProgram {
  readonly units: string
  readonly whole: number
  readonly project: string
  readonly files: readonly string[]
  /** So many units are one run of the tests, after which the program may be ended and resumed. */
  readonly atOnce: number
  /** What the run of `units` is told. */
  readonly env: (units: number) => Readonly<Record<string, string>>
}

/** A program of tests that `npm test` runs, too, in a smaller number: that is its quick look. */
export function vitestProgram(options: VitestProgram): Program {
  const { units, whole, project, files, atOnce, env } = options
  async function next(left: number): Promise<Found> {
    const done = Math.min(left, atOnce)
    const args = ['run', `--project=${project}`, '--reporter=dot', ...files]
    const child = spawn('node_modules/.bin/vitest', args, {
      cwd: ROOT,
      env: { ...process.env, ...env(done) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.once('exit', () => child.kill())
    const [output, errors] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    const ended = `${output}\n${errors}`.slice(-LAST_CHARACTERS)
    return { done, faults: child.exitCode === 0 ? [] : [ended] }
  }
  return {
    units,
    parts: { tests: { whole, quick: 0 } },
    begin: async () => ({ next, [Symbol.asyncDispose]: async () => undefined }),
  }
}
