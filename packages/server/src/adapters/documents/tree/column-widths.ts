import type { Cell, TableBlock } from './blocks.ts'

const wide = /[\u1100-\u11ff\u2e80-\uffef]/g
/** A column is at least so wide, and asks for no more than that, in widths of a Chinese character. */
const narrowest = 2
const widest = 24
/** Rows beyond these follow the others. */
const looked = 200

/** How wide each column is, in units of the font size; together they fill `room`. */
export function columnWidths({ head, rows }: TableBlock, room: number): number[] {
  const wishes = head.map((cell, column) =>
    Math.max(
      ...[cell, ...rows.slice(0, looked).map((row) => row[column] ?? [])].map((content) =>
        Math.min(widest, Math.max(narrowest, lengthOf(content))),
      ),
    ),
  )
  const sum = wishes.reduce((total, wish) => total + wish, 0)
  if (sum <= room) return wishes.map((wish) => wish + ((room - sum) * wish) / sum)
  return shared(wishes, room)
}

/** Nobody gets more than wished for; what is short is shared by those who wish for more. */
function shared(wishes: readonly number[], room: number): number[] {
  let fair = room / wishes.length
  for (let round = 0; round < wishes.length; round += 1) {
    const modest = wishes.filter((wish) => wish <= fair)
    const left = room - modest.reduce((total, wish) => total + wish, 0)
    const greedy = wishes.length - modest.length
    const next = greedy > 0 ? left / greedy : fair
    if (next <= fair) break
    fair = next
  }
  return wishes.map((wish) => Math.min(wish, fair))
}

/** Of the longest line; a Latin letter is a little more than half as wide as a Chinese one. */
function lengthOf(cell: Cell): number {
  const lines = cell
    .map(({ text }) => text)
    .join('')
    .split('\n')
  return Math.max(...lines.map(lineLength)) + 0.3
}

function lineLength(line: string): number {
  const wides = line.match(wide)?.length ?? 0
  return wides + (line.length - wides) * 0.58
}
