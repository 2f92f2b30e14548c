import type { Judged } from './checks.ts'
import { SETS, type SetName } from './questions.ts'
import { MOST, percent, type Rates, type Scores } from './scores.ts'

export type Results = Readonly<Record<SetName, Scores>>

const RATES = {
  wronglyDeclined: 'questions of the field declined',
  wrongEntry: 'another entry than the right one',
  wronglyUnknown: '“I don’t know” though an entry has it',
  wronglyAnswered: 'unrelated questions answered as crypto',
} as const satisfies Record<keyof Rates, string>

/** The sets side by side: kinds first, then the rates; heads in the first row. */
export function table(results: Results): string[][] {
  const sets = SETS.map((set) => results[set])
  const kinds = [...results.tuned.byKind.keys()].map((kind) => [
    kind,
    ...sets.flatMap(({ byKind }) => {
      const score = byKind.get(kind) ?? { passed: 0, of: 0 }
      return [percent(score), `${score.passed}/${score.of}`]
    }),
  ])
  const rates = (Object.keys(RATES) as (keyof typeof RATES)[]).map((rate) => [
    `${RATES[rate]} (at most ${MOST[rate]} %)`,
    ...sets.flatMap(({ rates }) => [
      percent(rates[rate]),
      `${rates[rate].passed}/${rates[rate].of}`,
    ]),
  ])
  const all = [
    'all',
    ...sets.flatMap((one) => [percent(one.all), `${one.all.passed}/${one.all.of}`]),
  ]
  return [['', ...SETS.flatMap((set) => [set, ''])], ...kinds, all, ...rates]
}

/** A page to read: the scores, and of the tuned set each answer that has a fault. Failures of the others are not shown. */
export function page(engine: string, results: Results, tuned: readonly Judged[]): string {
  const [head = [], ...rows] = table(results)
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const failures = tuned.filter(({ faults }) => faults.length > 0)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Quality of answers</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
  article { border-top: 1px solid #ccc; padding: 1rem 0; } pre { white-space: pre-wrap; font: inherit; }
  .fault { color: #a40000; }
</style>
<h1>Quality of answers: ${escaped(engine)}</h1>
<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>
<h2>Failures of the tuned set: ${failures.length}</h2>
${failures.map(failure).join('\n')}
</html>
`
}

function failure({ question, faults, reply }: Judged): string {
  const before = question.after.map((text) => `<p>${escaped(text)}</p>`).join('')
  return `<article>
<small>${question.kind}</small>${before}
<h3>${escaped(question.ask)}</h3>
<ul class="fault">${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>
<pre>${escaped(reply.text)}</pre>
</article>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
