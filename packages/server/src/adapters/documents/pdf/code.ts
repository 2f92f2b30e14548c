import { colors } from '../colors.ts'
import { codeFont, codeScale } from './fonts.ts'
import type { Content, Margins, Text } from './layout.ts'
import { boxed, type Frame, gap, lineHeight } from './layout.ts'
import { piecesOf, withNarrowMarks } from './shared-marks.ts'

const ascii = /[\x20-\x7e]/
/** In widths of a character of code; any other is taken for a Chinese one. */
const wideColumns = 1 / (0.6 * codeScale)
const blockScale = 0.86
const padding = 10
/** A line is cut at its last space if that is no further back. */
const lookBack = 24
const paddingY = 7
const marginTop = 2
/** The layout of one text takes a time that grows with the square of its length. */
const linesOfText = 100
/** Code of so many lines stays on one page. */
const keptLines = 12
/** Longer code has so many lines at least on each page. */
const fewestLines = 3

type Piece = Text & { readonly text: string }

/** Pieces of code: its ASCII in a font of equal widths, which has nothing else. */
export function codePieces(text: string, size: number, over: Omit<Piece, 'text'> = {}): Piece[] {
  const pieces = text.match(/[\x20-\x7e]+|[^\x20-\x7e]+/g) ?? []
  return pieces.map((piece) => {
    const font = ascii.test(piece) && { font: codeFont, fontSize: size * codeScale }
    return { ...over, text: piece, ...font }
  })
}

export function codeBlock(text: string, frame: Frame): Content {
  const size = frame.size * blockScale
  const lines = linesOf(text, frame)
  const end = lines.length > keptLines ? lines.length - fewestLines : 0
  const stack: Content[] = []
  for (let at = 0; at < end; at += linesOfText) {
    const part = lines.slice(at, Math.min(at + linesOfText, end))
    stack.push({ text: part.flatMap((line) => codeLine(line, size)) })
  }
  const last = lines.slice(end).flatMap((line) => codeLine(line, size))
  stack.push({ stack: [{ text: last }], unbreakable: true })
  const code: Content = {
    stack,
    fontSize: size,
    color: colors.ink,
    preserveLeadingSpaces: true,
    preserveTrailingSpaces: true,
  }
  const margin: Margins = [0, marginTop, 0, gap(frame) + 2]
  return boxed([code], {
    fill: colors.code,
    padding: [padding, paddingY, padding, paddingY],
    margin,
  })
}

/** The height of as much of the code as must not be parted from its beginning. */
export function codeStart(text: string, frame: Frame): number {
  const { length } = linesOf(text, frame)
  const lines = length > keptLines ? fewestLines : length
  return marginTop + lineHeight(frame.size * blockScale, lines) + 2 * paddingY
}

function linesOf(text: string, { size, width, glyphs }: Frame): string[] {
  const columns = Math.floor(((width - 2 * padding) / (size * blockScale)) * wideColumns)
  return withNarrowMarks(glyphs.print(text))
    .split('\n')
    .flatMap((line) => cut(line, columns))
}

/** Its break is set in the text font, so that all lines are of one height. */
function codeLine(line: string, size: number): Piece[] {
  const pieces = piecesOf(line).flatMap(({ text, look }) =>
    codePieces(text, size, { ...look, noWrap: true }),
  )
  return [...pieces, { text: '\n' }]
}

/** A line of code in lines of so many columns. */
function cut(line: string, columns: number): string[] {
  const lines: string[] = []
  let current = ''
  let width = 0
  for (const character of line) {
    const needed = ascii.test(character) ? 1 : wideColumns
    if (width + needed > columns) {
      const space = current.lastIndexOf(' ')
      const end = space > 0 && current.length - space < lookBack ? space + 1 : current.length
      lines.push(current.slice(0, end))
      current = current.slice(end)
      width = widthOf(current)
    }
    current += character
    width += needed
  }
  return [...lines, current]
}

function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (ascii.test(character) ? 1 : wideColumns), 0)
}
