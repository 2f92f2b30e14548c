import { parseArgs } from 'node:util'
import { StartError } from '../start-error.ts'
import { examine } from './doctor.ts'
import type { Verdict } from './finding.ts'
import type { CheckedFinding } from './run-checks.ts'

const USAGE =
  'Usage: npm run doctor            says what is right, what is wrong, and what to do\n       npm run -s doctor -- --json  the same for machines'

const MARKS: Readonly<Record<Verdict, string>> = { ok: '✓', warning: '!', wrong: '✗', off: '–' }

/** Reports on every service that the settings name; false when something is wrong. */
export async function doctorCommand(
  source: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  say: (text: string) => void,
): Promise<boolean> {
  const json = wantsJson(args)
  const findings = await examine(source)
  const isWell = findings.every(({ verdict }) => verdict !== 'wrong')
  if (json) say(JSON.stringify({ ok: isWell, findings }))
  else for (const finding of findings) say(lineOf(finding))
  return isWell
}

function wantsJson(args: readonly string[]): boolean {
  try {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
    return values.json === true
  } catch {
    throw new StartError(USAGE)
  }
}

function lineOf({ check, verdict, found, advice }: CheckedFinding): string {
  const line = `${MARKS[verdict]} ${check.padEnd(11)} ${found}`
  return advice === null ? line : `${line} → ${advice}`
}
