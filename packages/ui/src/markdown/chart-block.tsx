import { type ReactNode, useMemo } from 'react'
import { Chart, type ChartLabels, readChart } from '../blocks/chart/chart.tsx'
import { CitationMark } from './citation.tsx'

interface ChartBlockProps {
  text: string
  labels: ChartLabels
  /** Shown when the text is no chart. */
  children: ReactNode
}

/** The chart that a fenced block describes, its source cited as in the text around it. */
export function ChartBlock({ text, labels, children }: ChartBlockProps) {
  const data = useMemo(() => readChart(text), [text])
  if (!data) return children
  const { source, n } = data
  const cited = source && (
    <>
      {source} {n !== undefined && <CitationMark number={n} />}
    </>
  )
  return <Chart data={data} labels={labels} source={cited} />
}
