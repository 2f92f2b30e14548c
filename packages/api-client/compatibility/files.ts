import { readFileSync, writeFileSync } from 'node:fs'
import type { Files } from './release.ts'

const root = new URL('../../../', import.meta.url)
const PATHS = {
  contract: 'openapi.yaml',
  released: 'docs/contract/released.yaml',
  changelog: 'docs/contract/CHANGELOG.md',
} as const

const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

export const readContractFiles = (): Files => ({
  contract: read(PATHS.contract),
  released: read(PATHS.released),
  changelog: read(PATHS.changelog),
})

export function writeRelease({ released, changelog }: Omit<Files, 'contract'>): void {
  writeFileSync(new URL(PATHS.released, root), released)
  writeFileSync(new URL(PATHS.changelog, root), changelog)
}
