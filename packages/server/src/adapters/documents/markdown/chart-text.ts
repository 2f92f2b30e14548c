import type { Alignment, Cell } from '../tree/blocks.ts'
import type { Chart } from '../tree/chart.ts'
import { quoteText } from './quote-text.ts'

const marks: Readonly<Record<Alignment, string>> = { left: '---', center: ':-:', right: '--:' }

/** A chart's figures as a table in markdown. */
export function chartText({ title, table, caption }: Chart): string {
  const lines = [
    row(table.head.map(cellText)),
    row(table.alignments.map((alignment) => marks[alignment])),
    ...table.rows.map((cells) => row(cells.map(cellText))),
  ]
  const parts = [
    title && `**${quoteText(title)}**`,
    lines.join('\n'),
    caption && quoteText(caption),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function cellText(cell: Cell): string {
  return quoteText(cell.map(({ text }) => text).join('')).replaceAll('\n', ' ')
}
