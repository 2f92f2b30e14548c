import { type ReactNode, useMemo } from 'react'
import { FigureCard, type FigureCardLabels, readCard } from '../blocks/figure-card/figure-card.tsx'
import { useAnswer } from './answer-context.ts'
import { CitationMark } from './citation.tsx'

interface CardBlockProps {
  text: string
  labels: FigureCardLabels
  /** Shown when the text is no card. */
  children: ReactNode
}

/** The card that a fenced block describes, its source cited as in the text around it. */
export function CardBlock({ text, labels, children }: CardBlockProps) {
  const { onCopy } = useAnswer()
  const data = useMemo(() => readCard(text), [text])
  if (!data) return children
  const { source, n } = data
  const cited = source && (
    <>
      {source} {n !== undefined && <CitationMark number={n} />}
    </>
  )
  return <FigureCard data={data} labels={labels} source={cited} onCopy={onCopy} />
}
