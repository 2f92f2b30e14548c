import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FigureSet } from './answers.ts'
import { type FigureScore, total } from './score.ts'

const file = fileURLToPath(new URL('kept.json', import.meta.url))

/** What the check of figures reached when it was last kept. */
type Kept = Readonly<Record<FigureSet, { readonly found: number; readonly marked: number }>>

export function readKeptFigures(): Kept {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Makes these scores the ones that no later version may fall below. */
export function keepFigures(scores: Readonly<Record<FigureSet, FigureScore>>): void {
  const keptOf = (score: FigureScore) => ({ found: total(score).found, marked: score.right.marked })
  const kept: Kept = { tuned: keptOf(scores.tuned), unseen: keptOf(scores.unseen) }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}
