import { type Block, type Item, type ListBlock, plain, type Run } from '../tree/blocks.ts'
import { boxed, leading } from './boxes.ts'
import { codeBlock } from './code.ts'
import type { Content, ListItem, Margins } from './definition.ts'
import type { Glyphs } from './glyphs.ts'
import { colors, type Frame, gap, narrower, sizes } from './looks.ts'
import { tableContent } from './table.ts'
import { textOf } from './text.ts'

/** So much of what follows stays with a heading. */
const roomBelowHeading = 48
/** A heading longer than this may break over pages as any text. */
const keptHeading = 400
const listIndent = 18

export function contentOf(blocks: readonly Block[], frame: Frame, glyphs: Glyphs): Content[] {
  return blocks.flatMap((block) => blockContent(block, frame, glyphs))
}

function blockContent(block: Block, frame: Frame, glyphs: Glyphs): Content[] {
  const margin: Margins = [0, 0, 0, gap(frame)]
  switch (block.kind) {
    case 'paragraph':
      return [textOf(block.runs, frame, glyphs, { margin })]
    case 'heading':
      return headingContent(block.level, block.runs, frame, glyphs)
    case 'quote': {
      const inner = { ...narrower(frame, 14), color: colors.emphasis }
      const content = contentOf(block.blocks, inner, glyphs)
      return [boxed(content, { bar: colors.line, padding: [10, 1, 0, 0], margin })]
    }
    case 'code':
      return [codeBlock(block.text, frame, glyphs)]
    case 'rule':
      return [rule(frame.width, [0, 4, 0, 4 + gap(frame)])]
    case 'list':
      return [listContent(block, frame, glyphs)]
    case 'table':
      return tableContent(block, frame, glyphs)
  }
}

function headingContent(
  level: number,
  runs: readonly Run[],
  frame: Frame,
  glyphs: Glyphs,
): Content[] {
  const scale = frame.size / sizes.text
  const size = (sizes.headings[level - 1] ?? sizes.text) * scale
  const heading = textOf(runs, { ...frame, size }, glyphs, {
    bold: true,
    color: colors.ink,
    margin: [0, size * 0.5, 0, size * 0.3],
  })
  const length = runs.reduce((sum, { text }) => sum + text.length, 0)
  return length > keptHeading ? [heading] : leading([heading], roomBelowHeading)
}

export function rule(width: number, margin: Margins): Content {
  const look = { lineWidth: 0.6, lineColor: colors.line }
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, ...look }], margin }
}

function listContent({ start, items }: ListBlock, frame: Frame, glyphs: Glyphs): Content {
  const inner = { ...narrower(frame, listIndent), tight: true }
  const entries = items.map((item) => itemContent(item, inner, glyphs))
  const margin: Margins = [0, 0, 0, frame.tight ? 0 : gap(frame) / 2]
  const look = { fontSize: frame.size, color: frame.color, margin }
  if (start === null) return { ul: entries, markerColor: colors.quiet, ...look }
  return { ol: entries, start, markerColor: colors.quiet, ...look }
}

function itemContent({ blocks, done }: Item, frame: Frame, glyphs: Glyphs): ListItem {
  const marked = done === null ? blocks : withMark(blocks, done ? '✓ ' : '□ ')
  const content = contentOf(marked, frame, glyphs)
  const stack = content.length > 0 ? content : [{ text: ' ', fontSize: frame.size }]
  return done === null ? { stack } : { stack, listType: 'none' }
}

function withMark(blocks: readonly Block[], text: string): Block[] {
  const [first, ...others] = blocks
  const mark = { ...plain, text }
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', runs: [mark] }, ...blocks]
  return [{ kind: 'paragraph', runs: [mark, ...first.runs] }, ...others]
}
