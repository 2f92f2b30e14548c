import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react'
import { classNames } from '../../class-names.ts'
import { Bars } from './bars.tsx'
import styles from './chart.module.css'
import type { ChartData, ChartLabels } from './chart-data.ts'
import { writeChange, writeMoment } from './formats.ts'
import { type Layout, layOut, nameOf } from './layout.ts'
import { Plot, SeriesFigure } from './plot.tsx'
import { useViews } from './use-views.tsx'
import { changeOf } from './views.ts'

export type {
  ChartControlLabels,
  ChartData,
  ChartLabels,
  ChartPoint,
  ChartSeries,
} from './chart-data.ts'
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
 * below; all of them are read by pointer, by arrow keys, or as a table. Of lines a shorter span can
 * be shown, several compared from a common start, and figures far apart on a logarithmic scale.
 */
export function Chart({ data, labels, source = data.source, className, ...rest }: ChartProps) {
  const titleId = useId()
  const { shown, plotted, controls } = useViews(data, labels)
  const layout = useMemo(() => layOut(shown, labels.locale, 640), [shown, labels.locale])
  const name = data.title ?? labels.chart
  const [only] = data.series
  const ranking = data.orientation && data.series.length === 1 ? only : undefined
  return (
    <figure {...rest} aria-labelledby={titleId} className={classNames(styles.chart, className)}>
      <figcaption id={titleId} className={styles.title}>
        {name}
      </figcaption>
      {controls}
      {ranking ? (
        <Bars points={ranking.points} unit={data.unit} locale={labels.locale} />
      ) : (
        <>
          <Plot data={plotted} locale={labels.locale} name={name} />
          <div className={styles.newest}>
            {shown.series.map((each, series) => {
              const figure = layout.rows.map(({ figures }) => figures[series]).findLast(isFigure)
              // Of what is drawn: an index may begin later than its series.
              const drawn = data.kind === 'line' && data.unit !== '%' && plotted.series[series]
              const change = drawn ? changeOf(drawn) : null
              return (
                <SeriesFigure
                  key={each.name}
                  kind={data.kind}
                  series={series}
                  name={each.name}
                  figure={isFigure(figure) && layout.formats.figure(figure)}
                  change={change !== null && writeChange(labels.locale, change)}
                />
              )
            })}
          </div>
        </>
      )}
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
      <FiguresTable data={shown} labels={labels} layout={layout} />
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
