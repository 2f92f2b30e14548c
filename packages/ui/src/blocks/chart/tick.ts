/** At the size of the axes' label, a Latin and a Chinese character. */
const latin = 7
const chinese = 12

/** A label on an axis, centered at a place in pixels. */
export interface Tick {
  at: number
  label: string
}

/** Without those that would touch the one before, or say the same, as two of one day do. */
export function apart(ticks: readonly Tick[]): Tick[] {
  const kept: Tick[] = []
  for (const tick of ticks) {
    const before = kept.at(-1)
    if (!before || standApart(before, tick)) kept.push(tick)
  }
  return kept
}

function standApart(before: Tick, tick: Tick): boolean {
  const needed = (widthOf(before.label) + widthOf(tick.label)) / 2
  return before.label !== tick.label && tick.at - before.at > needed
}

/** About as wide as this is drawn. */
export function widthOf(label: string): number {
  let width = 0
  for (const character of label) width += character > '\u2e80' ? chinese : latin
  return width
}
