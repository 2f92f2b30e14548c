import { availableParallelism } from 'node:os'
import { runQuietly } from '../run.ts'

interface Check {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
}

/** By path: both TypeScript versions provide a `tsc`, and which one wins is random. */
const TSC = 'node_modules/typescript-native/bin/tsc'
/** For the compiler, a Go program: it ends before it would have to collect garbage, a third of its work. */
const UNCOLLECTED = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

const check = (name: string, program: string, ...args: readonly string[]): Check => ({
  name,
  program,
  args,
})
/** By one thread, for others run beside it: several would each find out many types anew. */
const types = (path: string): Check => ({
  ...check(`types of ${path}`, 'node', TSC, '-p', path, '--singleThreaded'),
  variables: UNCOLLECTED,
})
const sizes = (path: string) =>
  check(`sizes of ${path}`, 'npm', 'run', '--silent', 'sizes', `--workspace=${path}`)
const boundaries = (name: string, rules: string, ...paths: readonly string[]) =>
  check(name, 'depcruise', '--config', rules, ...paths)

/** The build, and beside it what is checked without running or building the product. */
export const buildAndSourceChecks: readonly Check[] = [
  check('build', 'node', 'scripts/build.ts'),
  check('format and lint', 'biome', 'check', '--error-on-warnings'),
  check('contract', 'redocly', 'lint', 'openapi.yaml'),
  check('promises of the released contract', 'node', 'scripts/checks/contract.ts'),
  // With the scripts the server, which they import much of.
  ...[
    'scripts',
    'packages/ui',
    'packages/api-client',
    'packages/calculators',
    'packages/markdown',
  ].map(types),
  check('retired words', 'node', 'scripts/checks/words.ts'),
  check('file sizes and names', 'node', 'scripts/checks/files.ts'),
  check('promises and their tests', 'node', 'scripts/checks/coverage.ts'),
  check('links of pages', 'node', 'scripts/checks/links.ts'),
  check('lock file and licences', 'node', 'scripts/checks/packages.ts'),
]

/** These read what the build writes; the longest come first. */
export const buildChecks: readonly Check[] = [
  sizes('packages/ui'),
  boundaries('boundaries', 'tests/boundaries.cjs', 'packages', 'scripts', 'tests'),
  check('unused code and dependencies', 'knip', '--config', 'tests/knip.json'),
  boundaries('cycles of folders', 'tests/boundaries/folders.cjs', 'packages'),
  ...['tests', 'packages/app'].map(types),
  sizes('packages/app'),
]

/** Runs them side by side, one for each processor; gives the names of those that failed. */
export async function runChecks(checks: readonly Check[]): Promise<readonly string[]> {
  const waiting = [...checks]
  const failed: string[] = []
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output } = await runQuietly(next.program, next.args, next.variables)
      console.log(`\n— ${next.name}${code === 0 ? '' : ' failed'}\n${output.trimEnd()}`)
      if (code !== 0) failed.push(next.name)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}
