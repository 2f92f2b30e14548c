import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const DERIVED = new Set(['node_modules', 'dist', 'generated', '.tanstack'])

/** One hash over the content of files and folders; what is derived from them does not count. */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => filesOf(root, input))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !DERIVED.has(name))
    .sort()
    .flatMap((name) => filesOf(root, join(path, name)))
}
