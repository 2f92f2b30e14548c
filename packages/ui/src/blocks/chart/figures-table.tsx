import { useId } from 'react'
import styles from './chart.module.css'
import type { ChartData, ChartLabels } from './chart-data.ts'
import { type Layout, nameOf } from './layout.ts'

interface FiguresTableProps {
  data: ChartData
  labels: ChartLabels
  layout: Layout
}

/** The same figures for those who read rather than look. */
export function FiguresTable({ data, labels, layout: { rows, formats } }: FiguresTableProps) {
  const summaryId = useId()
  const timed = rows[0]?.time !== null
  return (
    <details className={styles.details}>
      <summary id={summaryId}>{labels.table}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups cells */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls by keyboard too */}
      <div role="group" aria-labelledby={summaryId} tabIndex={0} className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{timed ? labels.time : labels.category}</th>
              {data.series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.category}>
                <th scope="row">{nameOf(row, formats)}</th>
                {data.series.map(({ name }, series) => {
                  const figure = row.figures[series]
                  return <td key={name}>{typeof figure === 'number' && formats.figure(figure)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
