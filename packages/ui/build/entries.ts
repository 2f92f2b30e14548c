import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const sources = ['{primitives,blocks}/*/index.ts', 'hooks/use-*.ts', 'markdown/index.ts']

/** What an integrator may import: the entry's name behind `@coinquiry/ui/`, and its source. */
export const entries = sources
  .flatMap((pattern) => globSync(pattern, { cwd: `${root}src` }))
  .sort()
  .map((file) => ({ name: file.replace(/(?:\/index)?\.ts$/, ''), source: `${root}src/${file}` }))
