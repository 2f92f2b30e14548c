import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { compressText } from './compress.ts'
import { fingerprint } from './fingerprint.ts'

const INPUTS = [
  'openapi.yaml',
  'package-lock.json',
  'tsconfig.base.json',
  'packages/api-client/src',
  'packages/markdown/src',
  'packages/ui/src',
  'packages/app',
]
const dist = join(root, 'packages/app/dist')
const hashFile = join(dist, '.built')

/** Builds the app where its sources changed since the last build. Returns whether it had to. */
export async function buildApp(): Promise<boolean> {
  const now = fingerprint(root, INPUTS)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === now) return false
  await run('npm', ['run', '--silent', 'build', '--workspace=packages/app'])
  await compressText(dist)
  writeFileSync(hashFile, now)
  return true
}
