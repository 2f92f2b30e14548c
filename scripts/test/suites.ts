import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { exitCode, root, runQuietly } from '../run.ts'

export interface Tally {
  passed: number
  failed: number
}

type Run = (program: string, args: readonly string[]) => Promise<number>

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** They start real servers and wait for them: for a node's death, a silent model, an installation. */
export const PROCESS_SUITES = [
  'access',
  'conformance',
  'faults',
  'fuzz',
  'guides',
  'generators',
  'package',
  'prove',
]

/** Unit, server and story tests, on both databases and in the browser. */
export function runUnitSuites(): Promise<Tally> {
  const others = PROCESS_SUITES.map((name) => `--project=!${name}`)
  // One more than there are processors: each waits at times, for a database or a page.
  return runVitest('vitest', [...others, `--maxWorkers=${availableParallelism() + 1}`])
}

/**
 * Access, conformance, faults, fuzz, the packed kit, and a quick look at what `npm run prove` does;
 * reported when all of them have ended.
 */
export function runProcessSuites(): Promise<Tally> {
  const args = ['--config=scripts/test/processes.config.ts', '--root=.']
  return runVitest('vitest-processes', args, async (...command) => {
    const { code, output } = await runQuietly(...command)
    console.log(`\n— process suites\n${output.trimEnd()}`)
    return code
  })
}

/** Journeys through the really started app; the reporter names those that passed only when repeated. */
export function runJourneys(): Promise<Tally> {
  const args = ['test', '--config', 'tests/journeys/playwright.config.ts']
  const report = 'artifacts/playwright.json'
  const count = ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  })
  // From the packages' sources, as everything else runs.
  const variables = { NODE_OPTIONS: '--conditions=coinquiry' }
  return tally('playwright', args, report, count, (...command) => exitCode(...command, variables))
}

function runVitest(name: string, own: readonly string[], run: Run = exitCode): Promise<Tally> {
  const report = `artifacts/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return tally('vitest', ['run', ...own, ...reporters], report, countVitest, run)
}

function countVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
  }
}

async function tally<Report>(
  program: string,
  args: readonly string[],
  report: string,
  count: (report: Report) => Tally,
  run: Run = exitCode,
): Promise<Tally> {
  const path = join(root, report)
  rmSync(path, { force: true })
  const code = await run(program, args)
  const counted = existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')) as Report)
    : { passed: 0, failed: 0 }
  // A runner that died or ran nothing has failed, whatever it counted.
  const broken = code !== 0 || counted.passed === 0
  return { passed: counted.passed, failed: counted.failed || (broken ? 1 : 0) }
}
