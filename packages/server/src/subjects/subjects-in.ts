import { amountsIn } from './amounts-in.ts'
import type { NameTable } from './name-table.ts'
import { namesIn } from './names-in.ts'
import { ensNamesIn, onChainIn } from './on-chain.ts'
import type { Subject, TextSpan } from './subject.ts'
import { timesIn } from './times-in.ts'

/**
 * What a question is about, in the order of its words. A name within an amount is given besides it,
 * as in 2 BTC; nothing else lies within another.
 */
export function subjectsIn(text: string, table: NameTable, now: Date): Subject[] {
  const onChain = [...onChainIn(text), ...ensNamesIn(text)]
  const times = timesIn(table.fold(text), now).filter(apartFrom(text, onChain))
  const isFree = apartFrom(text, [...onChain, ...times])
  const names = namesIn(text, table).filter(isFree)
  const amounts = amountsIn(text, names).filter(isFree)
  return [...onChain, ...times, ...amounts, ...names].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )
}

/** Tells what stands apart from all of these. */
function apartFrom(text: string, places: readonly TextSpan[]): (place: TextSpan) => boolean {
  const taken = new Uint8Array(text.length)
  for (const { start, end } of places) taken.fill(1, start, end)
  return ({ start, end }) => !taken.subarray(start, end).includes(1)
}
