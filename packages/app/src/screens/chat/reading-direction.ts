/** Where a page is scrolled to, in px: its top edge, its height and the height of the window. */
export interface Position {
  top: number
  height: number
  window: number
}

export interface Reading {
  /** Where the page turned last, or was when its length changed. */
  from: Position
  /** Somebody reads down, so the header gives its place to the text. */
  isReading: boolean
}

/** As high as the header. */
const headerHeight = 56
/** So far somebody moves down before the header goes, in px. */
const downward = 24
/** So far somebody moves up before it returns, in px; more than a resting finger trembles. */
const upward = 8

/** What a page that was scrolled to `to` shows after it showed `before`. */
export function readingAfter({ from, isReading }: Reading, to: Position): Reading {
  // A phone lets the page be drawn past its ends for a moment.
  const top = Math.max(0, Math.min(to.top, to.height - to.window))
  const now = { ...to, top }
  if (top <= headerHeight) return { from: now, isReading: false }
  // A page that became shorter moves up by itself.
  if (to.height < from.height || to.window !== from.window) return { from: now, isReading }
  const way = top - from.top
  if (isReading ? way <= -upward : way >= downward) return { from: now, isReading: !isReading }
  const isFurther = isReading ? way > 0 : way < 0
  return { from: isFurther ? now : { ...from, height: to.height }, isReading }
}
