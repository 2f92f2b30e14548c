import { tableOfBlock } from '@coinquiry/markdown/card-table'
import type { ReactNode } from 'react'
import { useAnswer } from './answer-context.ts'

interface CardBlockProps {
  text: string
  /** Shown when the text is no card. */
  children: ReactNode
}

/** The card of a fenced block, which answers had before their cards were tables. */
export function CardBlock({ text, children }: CardBlockProps) {
  const { render } = useAnswer()
  const table = tableOfBlock(text)
  return table ? render(table) : children
}
