import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { exitCode, root, runQuietly } from '../run.ts'
import { TALLY_FILE, type Tally } from './tally.ts'

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
  return runVitest('units', [...others, `--maxWorkers=${availableParallelism() + 1}`], exitCode)
}

/**
 * Access, conformance, faults, fuzz, the packed kit, and a quick look at what `npm run prove` does;
 * reported when all of them have ended.
 */
export function runProcessSuites(): Promise<Tally> {
  const args = ['--config=scripts/test/processes.config.ts', '--root=.']
  return runVitest('process suites', args, async (...command) => {
    const { code, output } = await runQuietly(...command)
    console.log(`\n— process suites\n${output.trimEnd()}`)
    return code
  })
}

/** Journeys through the really started app; the reporter names those that passed only when repeated. */
export function runJourneys(): Promise<Tally> {
  const args = ['test', '--config', 'tests/journeys/playwright.config.ts']
  const reporters = [`--reporter=line,${join(root, 'scripts/test/playwright-tally.ts')}`]
  // From the packages' sources, as everything else runs.
  const variables = { NODE_OPTIONS: '--conditions=coinquiry' }
  return tally('journeys', (tallied) =>
    exitCode('playwright', [...args, ...reporters], { ...variables, ...tallied }),
  )
}

function runVitest(name: string, own: readonly string[], run: typeof exitCode): Promise<Tally> {
  const reporters = ['--reporter=default', '--reporter=scripts/test/vitest-tally.ts']
  return tally(name, (tallied) => run('vitest', ['run', ...own, ...reporters], tallied))
}

/** A runner that died, or ran nothing, has failed, whatever it counted. */
async function tally(
  name: string,
  run: (variables: Readonly<Record<string, string>>) => Promise<number>,
): Promise<Tally> {
  const path = join(root, 'artifacts', `${name}.json`)
  mkdirSync(join(root, 'artifacts'), { recursive: true })
  rmSync(path, { force: true })
  const code = await run({ [TALLY_FILE]: path })
  const { passed, failed, repeated }: Tally = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { passed: 0, failed: [], repeated: [] }
  const broken = failed.length === 0 && (code !== 0 || passed === 0)
  return { passed, failed: broken ? [`${name}: ended with ${code}`] : failed, repeated }
}
