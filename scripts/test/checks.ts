export interface Check {
  readonly name: string
  readonly program: string
  readonly args: readonly string[]
}

const TYPED = [
  'packages/api-client',
  'packages/server',
  'packages/ui',
  'packages/app',
  'scripts',
  'tests',
]
/** By path: both TypeScript versions provide a `tsc`, and which one wins is random. */
const TSC = 'node_modules/typescript-native/bin/tsc'

const check = (name: string, program: string, ...args: readonly string[]): Check => ({
  name,
  program,
  args,
})

/** What is checked without running the product, cheapest first. */
export const checks: readonly Check[] = [
  check('contract', 'redocly', 'lint', 'openapi.yaml'),
  check('format and lint', 'biome', 'check', '--error-on-warnings'),
  ...TYPED.map((path) => check(`types of ${path}`, 'node', TSC, '-p', path)),
  check(
    'boundaries',
    'depcruise',
    '--config',
    'tests/boundaries.cjs',
    'packages',
    'scripts',
    'tests',
  ),
  check(
    'first page',
    'depcruise',
    '--config',
    'tests/boundaries/first-page.cjs',
    'packages/app/src',
  ),
  check('unused code and dependencies', 'knip', '--config', 'tests/knip.json'),
  check('file sizes and words', 'node', 'scripts/checks/files.ts'),
  check('retired words', 'node', 'scripts/checks/words.ts'),
  check('promises and their tests', 'node', 'scripts/checks/coverage.ts'),
  check('sizes of the app', 'npm', 'run', '--silent', 'sizes', '--workspace=packages/app'),
  check('sizes of the kit', 'npm', 'run', '--silent', 'sizes', '--workspace=packages/ui'),
  check('lock file and licences', 'node', 'scripts/checks/packages.ts'),
]
