import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import { type Block, type Item, type ListBlock, plain } from '../tree/blocks.ts'
import { narrowTables } from '../tree/narrow-tables.ts'
import { type Lists, listIndent, type Marker } from './lists.ts'
import { codeFont, colors, type Frame, lookOf, shading } from './looks.ts'
import { tableOf } from './table.ts'
import { childrenOf, textRuns } from './text.ts'

/** The document's own title and questions stand above an answer's headings. */
const headings = [
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]
const quoteIndent = 300
const deepestLevel = 8

export function childrenOfBlocks(
  blocks: readonly Block[],
  frame: Frame,
  lists: Lists,
  level = 0,
): FileChild[] {
  return blocks.flatMap((block) => fileChildren(block, frame, lists, level))
}

function fileChildren(block: Block, frame: Frame, lists: Lists, level: number): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [standing(frame, { children: childrenOf(block.runs, lookOf(frame)) })]
    case 'heading': {
      const children = childrenOf(block.runs, { color: colors.ink })
      const heading = headings[block.level - 1] ?? HeadingLevel.HEADING_6
      return [standing(frame, { heading, children })]
    }
    case 'quote': {
      const inner = {
        ...frame,
        quoted: true,
        indent: frame.indent + quoteIndent,
        color: colors.quiet,
      }
      return childrenOfBlocks(block.blocks, inner, lists, level)
    }
    case 'code':
      return [codeParagraph(block.text, frame)]
    case 'rule':
      return [new Paragraph({ children: [], border: { bottom: line }, spacing: { after: 120 } })]
    case 'list':
      return listChildren(block, frame, lists, level)
    case 'table':
      return narrowTables(block).flatMap((table) => [tableOf(table, frame), spacer()])
  }
}

/** Word joins tables that nothing parts. */
function spacer(): Paragraph {
  return new Paragraph({ children: [], spacing: { after: 60, line: 120, lineRule: 'exact' } })
}

const line = { style: BorderStyle.SINGLE, size: 6, space: 8, color: colors.line }

export function standing(frame: Frame, options: IParagraphOptions): Paragraph {
  return new Paragraph({
    ...(frame.indent > 0 && { indent: { left: frame.indent } }),
    ...(frame.quoted && { border: { left: { ...line, size: 12 } } }),
    ...options,
  })
}

function codeParagraph(text: string, frame: Frame): Paragraph {
  return standing(frame, {
    children: textRuns(text, { font: codeFont, size: Math.round(frame.size * 0.86) }),
    shading: shading(colors.code),
    spacing: { before: 80, after: 160, line: 260 },
    indent: { left: frame.indent + 100, right: 100 },
  })
}

function listChildren(
  { start, items }: ListBlock,
  frame: Frame,
  lists: Lists,
  level: number,
): FileChild[] {
  const at = Math.min(level, deepestLevel)
  const marker = lists.open(start, at)
  const inner = { ...frame, indent: frame.indent + listIndent }
  return items.flatMap((item) => itemChildren(item, inner, lists, marker))
}

/** The marker is on the item's first line; what follows is aligned with that line's text. */
function itemChildren({ blocks, done }: Item, frame: Frame, lists: Lists, marker: Marker) {
  const [first, ...others] = blocks
  const mark: ParagraphChild[] =
    done === null ? [] : [new TextRun({ ...lookOf(frame), text: done ? '☑ ' : '☐ ' })]
  const isText = first?.kind === 'paragraph'
  const runs = isText ? first.runs : [{ ...plain, text: '' }]
  const head = standing(frame, {
    numbering: marker,
    indent: { left: frame.indent, hanging: listIndent },
    spacing: { after: 60 },
    children: [...mark, ...childrenOf(runs, lookOf(frame))],
  })
  const rest = isText ? others : blocks
  return [head, ...childrenOfBlocks(rest, frame, lists, marker.level + 1)]
}
