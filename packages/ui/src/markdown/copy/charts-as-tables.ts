import { type ChartData, readChart } from '../../blocks/chart/chart-data.ts'

/** The markdown with the figures of its charts as tables, which other programs understand. */
export function chartsAsTables(markdown: string): string {
  return markdown.replaceAll(/^```chart\n(.*?)\n```$/gms, (block, text: string) => {
    const chart = readChart(text)
    return chart ? tableOf(chart) : block
  })
}

function tableOf({ title, unit, series, source, n, at }: ChartData): string {
  const figures = series.map(({ points }) => new Map(points))
  const categories = new Set(figures.flatMap((each) => [...each.keys()]))
  const origin = [
    source,
    n !== undefined && `[${n}]`,
    at && `${at.slice(0, 16).replace('T', ' ')} UTC`,
  ]
  const table = [
    row(['', ...series.map(({ name }) => (unit ? `${name} (${unit})` : name))]),
    row(['---', ...series.map(() => '---:')]),
    ...[...categories].map((category) =>
      row([category, ...figures.map((each) => String(each.get(category) ?? ''))]),
    ),
  ]
  return [title && `**${title}**`, table.join('\n'), origin.filter(Boolean).join(' · ')]
    .filter(Boolean)
    .join('\n\n')
}

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
