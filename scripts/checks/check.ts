import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** The paths, from the repository's root, of all files that git has or would add. */
export function listFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return paths.filter((path) => path !== '' && existsSync(join(root, path)))
}

/** Prints what was checked and each fault of it; a single fault fails the check. */
export function report(checked: string, faults: readonly string[]): void {
  console.log(checked)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
