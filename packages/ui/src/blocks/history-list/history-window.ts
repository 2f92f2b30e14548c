import type { CSSProperties } from 'react'

/**
 * What is drawn of a list that is too long to be drawn as a whole. Its parts are each day's heading
 * and, after it, the day's topics.
 */
export interface HistoryWindow {
  /** The drawn parts in order: their places among all parts, and the room before each, in pixels. */
  parts: readonly { place: number; gap: number }[]
  /** The room after the last one, in pixels. */
  rest: number
  /** Is told of the element of each drawn part; its place is in `data-index`. */
  measure: (element: HTMLElement | null) => void
}

interface DrawnPart {
  'data-index'?: number
  ref?: HistoryWindow['measure']
  style?: CSSProperties
}

/** What the element of a part gets; null if it is not drawn. */
export type DrawnParts = (place: number) => DrawnPart | null

/** Without a window everything is drawn. */
export function drawnParts(window: HistoryWindow | undefined): DrawnParts {
  if (!window) return () => ({})
  const gaps = new Map(window.parts.map(({ place, gap }) => [place, gap]))
  return (place) => {
    const gap = gaps.get(place)
    if (gap === undefined) return null
    return { 'data-index': place, ref: window.measure, style: { marginBlockStart: gap } }
  }
}
