import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printTable } from '../bench/figures.ts'
import { configuredEngine } from './ask.ts'
import { keep } from './kept.ts'
import { addRow } from './note.ts'
import { SETS } from './questions.ts'
import { page, type Results, table } from './report.ts'
import { runSet } from './run.ts'
import { percent, scoresOf } from './scores.ts'
import { askWithheld, withheldTable } from './withheld.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Asks the configured engine all questions and shows how good its answers are. */
export async function evaluateEngine({ keeps }: { readonly keeps: boolean }): Promise<void> {
  const engine = await configuredEngine(process.env)
  const name = engine.model ?? 'handbook'

  const tuned = await runSet(engine, 'tuned')
  const results: Results = {
    tuned: scoresOf(tuned),
    untouched: scoresOf(await runSet(engine, 'untouched')),
    newest: scoresOf(await runSet(engine, 'newest')),
  }

  const [head = [], ...rows] = table(results)
  printTable(head, rows)
  mkdirSync(`${root}artifacts/eval`, { recursive: true })
  writeFileSync(`${root}artifacts/eval/index.html`, page(name, results, tuned))
  console.log('\nFailures to read: artifacts/eval/index.html')
  const withheld = engine.kind === 'handbook' ? await askWithheld() : null
  if (withheld) {
    console.log('')
    printTable(['withheld', 'entry first', 'section first'], withheldTable(withheld))
  }

  if (keeps) {
    const today = new Date().toISOString().slice(0, 10)
    const cells = [
      today,
      name,
      ...SETS.map((set) => `${percent(results[set].all)} of ${results[set].all.of}`),
      ...Object.values(results.untouched.rates).map(percent),
    ]
    addRow('# Quality of answers', cells)
    if (withheld) {
      keep(results, withheld)
      for (const row of withheldTable(withheld)) addRow('## Withheld questions', [today, ...row])
    }
  }
}
