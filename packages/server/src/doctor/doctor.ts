import { EnvError, readEnv } from '../env.ts'
import { connections } from './checks/connections.ts'
import { database } from './checks/database.ts'
import { disk } from './checks/disk.ts'
import { legal } from './checks/legal.ts'
import { limits } from './checks/limits.ts'
import { liveData, market, search } from './checks/lookups.ts'
import { mail } from './checks/mail.ts'
import { mcp } from './checks/mcp.ts'
import { model } from './checks/model.ts'
import { pages } from './checks/pages.ts'
import { payments } from './checks/payments.ts'
import { publicAddress } from './checks/public-address.ts'
import { settings } from './checks/settings.ts'
import { signIn } from './checks/sign-in.ts'
import { sourceClasses } from './checks/source-classes.ts'
import { toolServers } from './checks/tool-servers.ts'
import { type Check, wrong } from './finding.ts'
import { type CheckedFinding, runChecks } from './run-checks.ts'

/** In the order of the report. */
const CHECKS: readonly Check[] = [
  settings,
  limits,
  legal,
  disk,
  connections,
  database,
  publicAddress,
  mail,
  signIn,
  model,
  search,
  sourceClasses,
  pages,
  toolServers,
  market,
  liveData,
  mcp,
  payments,
]

/** What is right and wrong with everything that the settings name. */
export async function examine(
  source: Readonly<Record<string, string | undefined>>,
): Promise<readonly CheckedFinding[]> {
  try {
    return await runChecks(readEnv(source), CHECKS)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const advice = 'correct the variable; docs/operating.md describes each'
    return [{ check: settings.name, ...wrong(error.message, advice) }]
  }
}
