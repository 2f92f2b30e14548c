import { withCardTables } from '@coinquiry/markdown/card-table'
import { asText, minuteText, tableRow } from '@coinquiry/markdown/table'
import { type ChartData, readChart } from '../../blocks/chart/chart-data.ts'
import { rowsOf } from '../../blocks/chart/rows.ts'

/** The markdown with the figures of its charts as tables, which other programs understand. */
export function chartsAsTables(markdown: string): string {
  return withCardTables(markdown).replaceAll(/^```chart\n(.*?)\n```$/gms, (block, text: string) => {
    const chart = readChart(text)
    return chart ? chartTable(chart) : block
  })
}

function chartTable({ title, unit, series, source, n, at }: ChartData): string {
  const table = [
    row(['', ...series.map(({ name }) => (unit ? `${name} (${unit})` : name))]),
    tableRow(['---', ...series.map(() => '---:')]),
    ...rowsOf(series).map(({ category, figures }) =>
      row([category, ...figures.map((figure) => String(figure ?? ''))]),
    ),
  ]
  const origin = [source && asText(source), n !== undefined && `[${n}]`, at && minuteText(at)]
  return [title && `**${asText(title)}**`, table.join('\n'), origin.filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join('\n\n')
}

const row = (cells: readonly string[]): string => tableRow(cells.map(asText))
