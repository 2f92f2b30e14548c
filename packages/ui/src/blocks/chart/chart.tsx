import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './chart.module.css'
import type { ChartData, ChartLabels } from './chart-data.ts'
import { writeMoment } from './formats.ts'
import { type Layout, layOut, nameOf } from './layout.ts'
import { Plot, SeriesFigure } from './plot.tsx'

export type { ChartData, ChartLabels, ChartPoint, ChartSeries } from './chart-data.ts'
export { readChart } from './chart-data.ts'

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** What is drawn: one or more series of figures with unit, source and time. */
  data: ChartData
  /** The labels around the figures, and the locale that writes them. */
  labels: ChartLabels
  /** Takes the place of the source's name, as a link to it. */
  source?: ReactNode
}

/**
 * Figures as lines or bars. The newest of each series, their unit, source and time always stand
 * below; all of them are read by pointer, by arrow keys, or as a table.
 */
export function Chart({ data, labels, source = data.source, className, ...rest }: ChartProps) {
  const titleId = useId()
  const layout = useMemo(() => layOut(data, labels.locale, 640), [data, labels.locale])
  const name = data.title ?? labels.chart
  return (
    <figure {...rest} aria-labelledby={titleId} className={classNames(styles.chart, className)}>
      <figcaption id={titleId} className={styles.title}>
        {name}
      </figcaption>
      <Plot data={data} locale={labels.locale} name={name} />
      <div className={styles.newest}>
        {data.series.map((each, series) => {
          const figure = layout.rows.map(({ figures }) => figures[series]).findLast(isFigure)
          return (
            <SeriesFigure
              key={each.name}
              kind={data.kind}
              series={series}
              name={each.name}
              figure={isFigure(figure) && layout.formats.figure(figure)}
            />
          )
        })}
      </div>
      <p className={styles.origin}>
        {source && (
          <span>
            {labels.source} {source}
          </span>
        )}
        {data.at && (
          <span>
            {labels.asOf} <time dateTime={data.at}>{writeMoment(labels.locale, data.at)}</time>
          </span>
        )}
      </p>
      <FiguresTable data={data} labels={labels} layout={layout} />
    </figure>
  )
}

function isFigure(figure: number | null | undefined): figure is number {
  return typeof figure === 'number'
}

interface FiguresTableProps {
  data: ChartData
  labels: ChartLabels
  layout: Layout
}

/** The same figures as a table, for screen readers and for copying. */
function FiguresTable({ data, labels, layout: { rows, formats } }: FiguresTableProps) {
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
