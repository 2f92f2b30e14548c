import { createContext, type ReactNode, useContext } from 'react'
import type { ChartLabels } from '../blocks/chart/chart.tsx'

export interface MarkdownLabels {
  copy: string
  copied: string
  /** Names a code block that doesn't say its language. */
  code: string
  /** Names the region in which a wide table scrolls. */
  table: string
  /** Names the citation of a source: "Source 1: Bitcoin.org". */
  source: (number: number, title: string) => string
  done: string
  open: string
  footnotes: string
  backToText: string
  /** Without them the figures of charts are shown as code. */
  chart?: (ChartLabels & { loading: string }) | undefined
}

/** A source that `[index]` in the text refers to. */
export interface CitedSource {
  index: number
  title: string
  /** Followed only if it is http or https. */
  url?: string | undefined
}

interface AnswerSurroundings {
  labels: MarkdownLabels
  sources: readonly CitedSource[]
  onCopy: (text: string) => void | Promise<void>
  onCite?: ((number: number) => void) | undefined
  onAsk?: ((question: string) => void) | undefined
  /** Draws a markdown that stands in for a part of the answer. */
  render: (markdown: string) => ReactNode
}

export const AnswerContext = createContext<AnswerSurroundings | null>(null)

/** Whether what is open at the end of the text is still being written. */
export const StreamingContext = createContext(false)

export function useAnswer(): AnswerSurroundings {
  const answer = useContext(AnswerContext)
  if (!answer) throw new Error('Parts of an answer stand inside <Markdown>')
  return answer
}
