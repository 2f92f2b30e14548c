import type { CSSProperties } from 'react'

/**
 * What is drawn of a list that is too long to be drawn as a whole. Its parts are each day's heading
 * and, after it, the day's topics.
 */
export interface HistoryWindow {
  /** The drawn parts in order: their positions among all parts, and the space before each, in pixels. */
  parts: readonly { index: number; gap: number }[]
  /** The space after the last one, in pixels. */
  rest: number
  /** Called with the element of each drawn part; its index is in `data-index`. */
  measure: (element: HTMLElement | null) => void
}

interface DrawnPart {
  'data-index'?: number
  ref?: HistoryWindow['measure']
  style?: CSSProperties
}

/** What the element of a part gets; null if it is not drawn. */
export type DrawnParts = (index: number) => DrawnPart | null

/** Without a window everything is drawn. */
export function drawnParts(window: HistoryWindow | undefined): DrawnParts {
  if (!window) return () => ({})
  const gaps = new Map(window.parts.map(({ index, gap }) => [index, gap]))
  return (index) => {
    const gap = gaps.get(index)
    if (gap === undefined) return null
    return { 'data-index': index, ref: window.measure, style: { marginBlockStart: gap } }
  }
}
