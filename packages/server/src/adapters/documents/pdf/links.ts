import type { Frame } from './layout.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Characters that make up a part of a link, of which each is an area to click. */
const partLength = 14
/** Spaces and marks stay with what stands before them, if they fit on its line. */
const attached = /^[\s\p{Pe}\p{Pf}\p{Po}]+$/u
/** Between these two characters the library may break a line. */
const mayBreak = /\s\S|\p{sc=Han}[\p{L}\p{N}]|[\p{L}\p{N}]\p{sc=Han}/u
/** Bold text is so much wider. */
const boldScale = 1.08
/** For a mark beside the link, which stays on its line; in widths of a Chinese character. */
const markWidth = 1

/**
 * A link's text in few parts, none of which is wider than a line. Before a part that the library would
 * keep on one line with others where they don't fit on it there is an empty one, which parts them.
 */
export function linkParts(text: string, { width, size, glyphs }: Frame): string[] {
  const available = Math.max(width / size / boldScale - markWidth, markWidth)
  const parts = partsOf(text, { available, widthOf: glyphs.widthOf })
  let kept = 0
  return parts.flatMap((part, place) => {
    const end = parts[place - 1]?.at(-1) ?? ' '
    const own = glyphs.widthOf(part)
    kept = mayBreak.test(`${end}${part}`.slice(0, 2)) ? own : kept + own
    if (kept <= available || place === 0) return [part]
    kept = own
    return ['', part]
  })
}

interface Line {
  readonly available: number
  readonly widthOf: (text: string) => number
}

function partsOf(text: string, line: Line): string[] {
  const parts: string[] = []
  let part = ''
  let width = 0
  for (const { segment } of segmenter.segment(text)) {
    for (const piece of narrowPieces(segment, line)) {
      const added = line.widthOf(piece)
      const isFull = part.length + piece.length > partLength && !attached.test(piece)
      if (part !== '' && (isFull || width + added > line.available)) {
        parts.push(part)
        part = ''
        width = 0
      }
      part += piece
      width += added
    }
  }
  return [...parts, part]
}

/** The text, or its characters where it is wider than a line. */
function narrowPieces(text: string, { available, widthOf }: Line): string[] {
  return text.length > partLength || widthOf(text) > available ? [...text] : [text]
}
