import type pdfmake from 'pdfmake'
import type { Content, Style } from 'pdfmake'
import { colors } from '../colors.ts'
import type { Glyphs } from './fonts.ts'

/** A4, in points. */
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

/** The color of quotes, and of italics, which the font lacks. */
export const emphasis = '#46516a'

/** The size and color text is set in, and how wide it may run. */
export interface Frame {
  readonly glyphs: Glyphs
  readonly width: number
  readonly size: number
  readonly color: string
  /** Within a list, where blocks stand closer. */
  readonly tight: boolean
}

export function narrower(frame: Frame, by: number): Frame {
  return { ...frame, width: Math.max(frame.width - by, 60) }
}

export const lineSpacing = 1.12
/** From one line of the text font to the next, in its sizes. */
const fontHeight = 1.448

/** The height of a line, or of more. */
export function lineHeight(size: number, lines = 1): number {
  return size * fontHeight * lineSpacing * lines
}

/** Below each block, in proportion to its text. */
export function gap({ size, tight }: Frame): number {
  return size * (tight ? 0.2 : 0.6)
}

export type { Content, Style, TableCell } from 'pdfmake'

/** What a PDF is made of, by the names the library keeps to itself. */
export type Definition = Parameters<typeof pdfmake.createPdf>[0]
export type Text = Extract<Content, { readonly text: unknown }>
export type TableContent = Extract<Content, { readonly table: unknown }>
export type DynamicContent = Extract<Definition['footer'], (...args: never[]) => unknown>
export type Margins = NonNullable<Style['margin']>

type Items<List extends 'ul' | 'ol'> = Extract<Content, { readonly [name in List]: unknown }>[List]
/** An item of either kind of list. */
export type ListItem = Items<'ul'>[number] & Items<'ol'>[number]

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

/** Hardly has a height: where something is kept within what is kept, heights would add up. */
const nothing = { text: '', fontSize: 0.01 }

/** Keeps content, if there is any, on one page with the beginning of what follows it. */
export function keepWithNext(content: readonly Content[], space: number): Content[] {
  return [
    { stack: [...content, { ...nothing, margin: [0, 0, 0, space] }], unbreakable: true },
    // Takes back the space that was only reserved.
    { ...nothing, margin: [0, -space, 0, 0] },
  ]
}
