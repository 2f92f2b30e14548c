import type { Content, Margins, TableContent } from './definition.ts'
import { colors } from './looks.ts'

interface Box {
  readonly fill?: string
  /** The color of the bar on the left. */
  readonly bar?: string
  readonly padding: readonly [left: number, top: number, right: number, bottom: number]
  readonly margin: Margins
}

/** Content in a box that goes on over pages. */
export function boxed(content: readonly Content[], { fill, bar, padding, margin }: Box): Content {
  const [left, top, right, bottom] = padding
  const table: TableContent = {
    table: { widths: ['*'], body: [[{ stack: [...content] }]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (at) => (bar && at === 0 ? 2 : 0),
      vLineColor: () => bar ?? colors.line,
      fillColor: () => fill ?? null,
      paddingLeft: () => left,
      paddingTop: () => top,
      paddingRight: () => right,
      paddingBottom: () => bottom,
    },
    margin,
  }
  return table
}

/** Keeps what leads somewhere on one page with the beginning of what follows it. */
export function leading(content: readonly Content[], room: number): Content[] {
  return [
    { stack: [...content, { text: '', fontSize: 1, margin: [0, 0, 0, room] }], unbreakable: true },
    // Takes back the space that was only reserved.
    { text: '', fontSize: 1, margin: [0, -room, 0, 0] },
  ]
}
