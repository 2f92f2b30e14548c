import { type ChartData, readChart } from '../../blocks/chart/chart-data.ts'
import { rowsOf } from '../../blocks/chart/rows.ts'
import { type CardData, type CardItem, readCard } from '../../blocks/figure-card/card-data.ts'

/** The markdown with the figures of its charts and cards as tables, which other programs understand. */
export function chartsAsTables(markdown: string): string {
  return markdown
    .replaceAll(/^```chart\n(.*?)\n```$/gms, (block, text: string) => {
      const chart = readChart(text)
      return chart ? chartTable(chart) : block
    })
    .replaceAll(/^```card\n(.*?)\n```$/gms, (block, text: string) => {
      const card = readCard(text)
      return card ? cardTable(card) : block
    })
}

function chartTable({ title, unit, series, ...origin }: ChartData): string {
  const table = [
    row(['', ...series.map(({ name }) => (unit ? `${name} (${unit})` : name))]),
    row(['---', ...series.map(() => '---:')]),
    ...rowsOf(series).map(({ category, figures }) =>
      row([category, ...figures.map((figure) => String(figure ?? ''))]),
    ),
  ]
  return joined([title && `**${title}**`, table.join('\n'), originOf(origin)])
}

function cardTable({ title, marks, warning, items, ...origin }: CardData): string {
  const head = [title, ...marks.map(({ text }) => text)].map(plain).join(' · ')
  const table = [row(['', '']), row(['---', '---']), ...items.map(itemRow)]
  return joined([`**${head}**`, warning && plain(warning), table.join('\n'), originOf(origin)])
}

function itemRow({ label, value, unit, ...more }: CardItem): string {
  const notes = [more.note, more.source, more.asOf && minute(more.asOf), more.stale]
  const known = notes.filter(Boolean).join(' · ')
  return row([label, [value, unit, known && `(${known})`].filter(Boolean).join(' ')].map(plain))
}

function originOf({ source, n, at }: Pick<ChartData, 'source' | 'n' | 'at'>): string {
  return [source, n !== undefined && `[${n}]`, at && minute(at)].filter(Boolean).join(' · ')
}

const minute = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`

/** Texts of providers stay what they are. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>~]/g, '\\$&')

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n')

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
