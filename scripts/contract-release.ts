import { readContractFiles, writeRelease } from '../packages/api-client/compatibility/files.ts'
import { releaseOf } from '../packages/api-client/compatibility/release.ts'

const today = new Date().toISOString().slice(0, 10)
const release = releaseOf(readContractFiles(), today)
if ('faults' in release) {
  for (const fault of release.faults) console.error(fault)
  console.error('Nothing was released.')
  process.exitCode = 1
} else {
  writeRelease(release)
  console.log('Released: commit docs/contract/released.yaml and docs/contract/CHANGELOG.md.')
}
