/** The sizes, in points, and colors of a page. */
export const page = { width: 595.28, height: 841.89, side: 58, top: 64, bottom: 66 }
export const contentWidth = page.width - 2 * page.side

export const sizes = {
  title: 20,
  headings: [14, 13, 12, 11, 10.5, 10.5],
  question: 12,
  text: 10,
  analysis: 9,
  table: 9,
  small: 8,
}

export const colors = {
  ink: '#1d2430',
  quiet: '#667085',
  emphasis: '#46516a',
  accent: '#1f3c70',
  link: '#1f55b5',
  line: '#d5dae3',
  wash: '#eef2f8',
  code: '#f4f5f8',
  watermark: '#e6eaf1',
}

/** The size and color text is set in, and how wide it may run. */
export interface Frame {
  readonly width: number
  readonly size: number
  readonly color: string
  /** Within a list, where blocks stand closer. */
  readonly tight: boolean
}

export function narrower(frame: Frame, by: number): Frame {
  return { ...frame, width: Math.max(frame.width - by, 60) }
}

/** Below each block, in proportion to its text. */
export function gap({ size, tight }: Frame): number {
  return size * (tight ? 0.2 : 0.6)
}
