import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SetName } from './questions.ts'
import type { Results } from './report.ts'

const file = fileURLToPath(new URL('kept.json', import.meta.url))

/** How many questions of each kind the handbook answered without a fault when it was last kept. */
type Kept = Readonly<Record<SetName, Readonly<Record<string, number>>>>

export function readKept(): Kept {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Makes these results the ones that no later version may fall below. */
export function keep(results: Results): void {
  const passed = (set: SetName) =>
    Object.fromEntries([...results[set].byKind].map(([kind, { passed }]) => [kind, passed]))
  const kept: Kept = { tuned: passed('tuned'), untouched: passed('untouched') }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}
