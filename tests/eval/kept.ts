import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SetName } from './questions.ts'
import type { Results } from './report.ts'
import type { Scores } from './scores.ts'
import type { WithheldScores } from './withheld.ts'

const file = fileURLToPath(new URL('kept.json', import.meta.url))

interface KeptSet {
  /** How many questions of each kind were answered without a fault. */
  readonly passed: Readonly<Record<string, number>>
  /** How many answers counted for each of the rates that must stay low. */
  readonly counted: Readonly<Record<string, number>>
}

/** What the handbook reached when it was last kept. */
interface Kept extends Readonly<Record<SetName, KeptSet>> {
  readonly withheld: WithheldScores
}

export function readKept(): Kept {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Makes these results the ones that no later version may fall below. */
export function keep(results: Results, withheld: WithheldScores): void {
  const keptOf = ({ byKind, rates }: Scores): KeptSet => ({
    passed: Object.fromEntries([...byKind].map(([kind, { passed }]) => [kind, passed])),
    counted: Object.fromEntries(Object.entries(rates).map(([rate, { passed }]) => [rate, passed])),
  })
  const { tuned, untouched, newest } = results
  const kept: Kept = {
    tuned: keptOf(tuned),
    untouched: keptOf(untouched),
    newest: keptOf(newest),
    withheld,
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}
