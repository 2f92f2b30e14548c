import type { ReactNode } from 'react'
import type { ChartLabels } from '../blocks/chart/chart.tsx'
import { CardBlock } from './card-block.tsx'
import { ChartBlock } from './chart-block.tsx'

export interface DrawnBlockProps {
  isCard: boolean
  text: string
  labels: ChartLabels
  /** Shown when the text is neither. */
  children: ReactNode
}

/** What a fenced block draws, in one piece of code: both write figures and times alike. */
export function DrawnBlock({ isCard, text, labels, children }: DrawnBlockProps) {
  if (isCard) return <CardBlock text={text}>{children}</CardBlock>
  return (
    <ChartBlock text={text} labels={labels}>
      {children}
    </ChartBlock>
  )
}
