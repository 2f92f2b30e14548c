import type { Env } from '../env.ts'
import { reasonOf } from '../start-error.ts'
import { type Check, type Finding, wrong } from './finding.ts'

export interface CheckedFinding extends Finding {
  readonly check: string
}

/** What each check finds, in their order; one that fails is a finding, too. */
export async function runChecks(env: Env, checks: readonly Check[]): Promise<CheckedFinding[]> {
  const done = checks.map(async ({ name, run }) => {
    const findings = await run(env).catch((error: unknown) => [
      wrong(`could not be checked: ${reasonOf(error)}`, 'report this as a defect'),
    ])
    return findings.map((finding) => ({ check: name, ...finding }))
  })
  return (await Promise.all(done)).flat()
}
