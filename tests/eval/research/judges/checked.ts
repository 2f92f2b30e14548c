import type { FinishedAnswer } from '@coinquiry/server/testing'
import type { Fault } from './fault.ts'

export type Checked = Pick<FinishedAnswer, 'text' | 'figures' | 'sources'>

const MARK = /\[(\d{1,3})\](?!\()/g

/** The sources that have to be cited are, no mark leads nowhere, and the product doubts none. */
export function citationFaults(
  { text, figures, sources }: Checked,
  wanted: readonly (number | null)[],
): Fault[] {
  const cited = [...text.matchAll(MARK)].map(([, number]) => Number(number))
  const nowhere = cited.filter((number) => !sources.some(({ index }) => index === number))
  const missing = wanted.filter((number) => number === null || !cited.includes(number))
  return [
    ...missing.map((number) => fault(`does not cite source ${number ?? '(not found)'}`)),
    ...nowhere.map((number) => fault(`cites [${number}], which there is not`)),
    ...(figures?.citations?.unsupported ?? []).map((range) =>
      fault(`“${partOf(text, range, 70)}” is not what that source says`, true),
    ),
  ]

  function fault(what: string, isMarked = false): Fault {
    return { judge: 'citations', what, isMarked }
  }
}

/** Every number is found in what was looked up; the product marks those that are not. */
export function figureFaults({ text, figures }: Checked, looksUp: boolean): Fault[] {
  const basis = figures?.check.basis
  if (looksUp && basis !== 'lookups')
    return [{ judge: 'figures', what: 'was not checked', isMarked: false }]
  return (figures?.check.unfound ?? []).map((range) => ({
    ...{ judge: 'figures', isMarked: true },
    what: `“${partOf(text, range, 20)}” comes from nowhere`,
  }))
}

/** Ranges count code points. */
function partOf(text: string, { start, end }: { start: number; end: number }, before: number) {
  return [...text].slice(Math.max(0, start - before), end).join('')
}
