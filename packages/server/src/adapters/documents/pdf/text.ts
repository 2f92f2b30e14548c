import { colors } from '../colors.ts'
import type { Run } from '../tree/blocks.ts'
import { cutRuns } from '../tree/tables.ts'
import { codePieces } from './code.ts'
import type { Content, Style, Text } from './layout.ts'
import { emphasis, type Frame } from './layout.ts'
import { linkParts } from './links.ts'
import { piecesOf, withNarrowMarks } from './shared-marks.ts'

export type Inline = Text & { readonly text: string }

/** Characters between which no line breaks: all but spaces, Chinese, Japanese and Korean. */
const word = /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]+/gu

/** The layout of one text takes a time that grows with the square of its length. */
const longestText = 2000

export function textOf(runs: readonly Run[], frame: Frame, over: Style = {}): Content {
  const texts = cutRuns(printedRuns(runs, frame), longestText).map((part) => ({
    text: part.flatMap((run) => inlinesOf(run, frame)),
  }))
  const { size, color } = frame
  const [only, ...others] = texts
  const content = only && others.length === 0 ? only : { stack: texts }
  return { ...content, fontSize: size, color, ...over }
}

/** The runs as the font has them; a mark at the edge of one belongs to what stands beside it. */
function printedRuns(runs: readonly Run[], { glyphs }: Frame): Run[] {
  const printed = runs.map(({ text }) => glyphs.print(text))
  const marked = withNarrowMarks(printed.join(''))
  let end = 0
  return runs.map((run, place) => {
    const start = end
    end += printed[place]?.length ?? 0
    return { ...run, text: marked.slice(start, end) }
  })
}

/** Plain text of one look. */
export function inlinesOfText(text: string, frame: Frame): Inline[] {
  return piecesOf(withNarrowMarks(frame.glyphs.print(text))).flatMap(({ text, look }) =>
    breakable(text, frame, look),
  )
}

function inlinesOf(run: Run, frame: Frame): Inline[] {
  return piecesOf(run.text).flatMap(({ text, look }) =>
    piecesOfRun({ ...run, text }, frame).map((inline) => ({ ...look, ...inline })),
  )
}

function piecesOfRun({ text, ...run }: Run, frame: Frame): Inline[] {
  const look: Omit<Inline, 'text'> = {
    ...(run.bold && { bold: true }),
    ...(run.italic && { color: emphasis }),
    ...(run.strike && { decoration: 'lineThrough' as const }),
    ...(run.link !== null && { color: colors.link, link: run.link }),
  }
  const inlines = run.code
    ? codePieces(text, frame.size, { background: colors.code }).flatMap(({ text, ...over }) =>
        breakable(text, frame, over),
      )
    : run.link === null
      ? breakable(text, frame)
      : linkInlines(text, frame)
  return inlines.map((inline) => ({ ...look, ...inline }))
}

/** A line break is an inline of its own, as those that don't wrap have none. */
function linkInlines(text: string, frame: Frame): Inline[] {
  return text
    .split(/(\n)/)
    .flatMap((line) =>
      line === '\n'
        ? [{ text: line }]
        : linkParts(line, frame).map((part) => ({ text: part, noWrap: true })),
    )
}

/** The text, of which a word that is wider than its line may break anywhere. */
export function breakable(
  text: string,
  { width, size, glyphs }: Frame,
  look: Omit<Inline, 'text'> = {},
): Inline[] {
  const available = width / size
  const inlines: Inline[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    // Hardly a character is wider than the font is high.
    if (found.length < available * 0.9 || glyphs.widthOf(found.slice(0, 400)) < available) continue
    if (index > end) inlines.push({ ...look, text: text.slice(end, index) })
    inlines.push({ ...look, text: found, noWrap: false, wordBreak: 'break-all' })
    end = index + found.length
  }
  if (end < text.length) inlines.push({ ...look, text: text.slice(end) })
  return inlines
}
