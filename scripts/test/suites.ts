import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { exitCode, root } from '../run.ts'

export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

const VITEST_REPORT = 'artifacts/vitest.json'
const PLAYWRIGHT_REPORT = 'artifacts/playwright.json'

/** Unit, server and story tests, on both databases and in the browser. */
export function runVitest(): Promise<Tally> {
  const args = [
    'run',
    // One more than there are processors: each waits at times, for a database, a page or a model.
    `--maxWorkers=${availableParallelism() + 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ]
  return tally('vitest', args, VITEST_REPORT, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
  }))
}

/** Journeys through the really started app; the reporter names those that passed only when repeated. */
export function runJourneys(): Promise<Tally> {
  const args = ['test', '--config', 'tests/journeys/playwright.config.ts']
  return tally('playwright', args, PLAYWRIGHT_REPORT, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

async function tally<Report>(
  program: string,
  args: readonly string[],
  report: string,
  count: (report: Report) => Tally,
): Promise<Tally> {
  const path = join(root, report)
  rmSync(path, { force: true })
  const code = await exitCode(program, args)
  const counted = existsSync(path)
    ? count(JSON.parse(readFileSync(path, 'utf8')) as Report)
    : { passed: 0, failed: 0 }
  // A runner that died or ran nothing has failed, whatever it counted.
  const broken = code !== 0 || counted.passed === 0
  return { passed: counted.passed, failed: counted.failed || (broken ? 1 : 0) }
}
