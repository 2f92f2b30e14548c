import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printTable } from '../../bench/figures.ts'
import { addRow } from '../note.ts'
import { DATA_KINDS } from './questions.ts'
import { type JudgedData, runData } from './run.ts'

const kept = fileURLToPath(new URL('kept.json', import.meta.url))

/** How many questions of each kind are answered without a fault. */
export type DataScores = Readonly<Record<string, { readonly passed: number; readonly of: number }>>

export function dataScores(judged: readonly JudgedData[]): DataScores {
  const of = (kind: string) => judged.filter(({ question }) => question.kind === kind)
  const isRight = ({ faults }: JudgedData) => faults.length === 0
  return Object.fromEntries(
    DATA_KINDS.map((kind) => [
      kind,
      { passed: of(kind).filter(isRight).length, of: of(kind).length },
    ]),
  )
}

/** What was reached when it was last kept. */
export const readKeptData = (): Readonly<Record<string, number>> =>
  JSON.parse(readFileSync(kept, 'utf8'))

/** Prints the scores and each answer that has a fault. */
export async function evaluateData({ keeps }: { readonly keeps: boolean }): Promise<void> {
  const judged = await runData()
  const scores = dataScores(judged)
  for (const { question, faults, text } of judged) {
    if (faults.length === 0) continue
    console.log(
      `\n${[...question.after, question.ask].join(' → ')}\n  ${faults.join('; ')}\n${text}`,
    )
  }
  const rows = Object.entries(scores).map(([kind, { passed, of }]) => [kind, `${passed}/${of}`])
  printTable(['kind', 'without a fault'], rows)
  if (!keeps) return
  const reached = Object.entries(scores).map(([kind, { passed }]) => [kind, passed])
  writeFileSync(kept, `${JSON.stringify(Object.fromEntries(reached), null, 2)}\n`)
  const day = new Date().toISOString().slice(0, 10)
  const cells = [day, ...Object.values(scores).map(({ passed, of }) => `${passed}/${of}`)]
  addRow('## Data', cells)
}
