import type { ReactNode } from 'react'
import type { ChartLabels } from '../blocks/chart/chart.tsx'
import type { FigureCardLabels } from '../blocks/figure-card/figure-card.tsx'
import { CardBlock } from './card-block.tsx'
import { ChartBlock } from './chart-block.tsx'

export interface DrawnBlockProps {
  isCard: boolean
  text: string
  labels: ChartLabels & FigureCardLabels
  /** Shown when the text is neither. */
  children: ReactNode
}

/** What a fenced block draws, in one piece of code: both write figures and times alike. */
export function DrawnBlock({ isCard, ...rest }: DrawnBlockProps) {
  return isCard ? <CardBlock {...rest} /> : <ChartBlock {...rest} />
}
