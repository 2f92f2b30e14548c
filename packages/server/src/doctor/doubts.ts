import type { Env } from '../env.ts'
import { connections } from './checks/connections.ts'
import { disk } from './checks/disk.ts'
import { legal } from './checks/legal.ts'
import { limits } from './checks/limits.ts'
import { mcp } from './checks/mcp.ts'
import { pages } from './checks/pages.ts'
import { settings } from './checks/settings.ts'
import { sourceClasses } from './checks/source-classes.ts'
import type { Check } from './finding.ts'
import { runChecks } from './run-checks.ts'

/** Those that ask nothing outside of this machine and cost nothing. A start loads no others. */
const LOCAL: readonly Check[] = [
  settings,
  limits,
  legal,
  disk,
  connections,
  sourceClasses,
  pages,
  mcp,
]

/** What the operator should know at each start. */
export async function doubtsAtStart(env: Env): Promise<string[]> {
  const findings = await runChecks(env, LOCAL)
  return findings
    .filter(({ verdict }) => verdict === 'warning' || verdict === 'wrong')
    .map(({ found, advice }) => `Warning: ${found} (${advice}).`)
}
