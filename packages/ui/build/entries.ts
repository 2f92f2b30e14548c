import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What an integrator may import, and where package.json's `exports` lead it. */
export interface Entry {
  /** Behind `@coinquiry/ui/`. */
  readonly name: string
  readonly source: string
}

/** A part's entry is the file that has its folder's name. */
const patterns = [
  /^((?:(?:primitives|blocks)\/)?([^/]+))\/\2\.tsx$/,
  /^(labels\/([^/]+))\/\2\.ts$/,
  /^(primitives\/icons|hooks\/use-[^.]+)\.ts$/,
]

export const entries: readonly Entry[] = globSync('*/**/*.{ts,tsx}', { cwd: `${root}src` })
  .sort()
  .flatMap((file) => {
    const name = patterns.map((pattern) => pattern.exec(file)?.[1]).find(Boolean)
    return name ? [{ name, source: `${root}src/${file}` }] : []
  })
