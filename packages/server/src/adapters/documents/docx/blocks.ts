import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import {
  type Alignment,
  type Block,
  type Cell,
  type Item,
  type ListBlock,
  plain,
  type Run,
  type TableBlock,
} from '../tree/blocks.ts'
import { columnWidths, narrowTables } from '../tree/tables.ts'
import { type Lists, listIndent, type Marker } from './lists.ts'
import { codeFont, colors, type Frame, lookOf, page, shading } from './styles.ts'

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
      return [paragraph(frame, { children: childrenOf(block.runs, lookOf(frame)) })]
    case 'heading': {
      const children = childrenOf(block.runs, { color: colors.ink })
      const heading = headings[block.level - 1] ?? HeadingLevel.HEADING_6
      return [paragraph(frame, { heading, children })]
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

export function paragraph(frame: Frame, options: IParagraphOptions): Paragraph {
  return new Paragraph({
    ...(frame.indent > 0 && { indent: { left: frame.indent } }),
    ...(frame.quoted && { border: { left: { ...line, size: 12 } } }),
    ...options,
  })
}

function codeParagraph(text: string, frame: Frame): Paragraph {
  return paragraph(frame, {
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
  const head = paragraph(frame, {
    numbering: marker,
    indent: { left: frame.indent, hanging: listIndent },
    spacing: { after: 60 },
    children: [...mark, ...childrenOf(runs, lookOf(frame))],
  })
  const rest = isText ? others : blocks
  return [head, ...childrenOfBlocks(rest, frame, lists, marker.level + 1)]
}

const alignments: Readonly<Record<Alignment, (typeof AlignmentType)[keyof typeof AlignmentType]>> =
  {
    left: AlignmentType.LEFT,
    center: AlignmentType.CENTER,
    right: AlignmentType.RIGHT,
  }
const border = { style: BorderStyle.SINGLE, size: 4, color: colors.line }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const margins = { top: 50, bottom: 50, left: 100, right: 100 }

/** A table that repeats its head on each page; Word fits the columns to what is in them. */
function tableOf(table: TableBlock, frame: Frame): Table {
  const { head, rows, alignments: sides } = table
  const width = Math.max(2000, page.contentWidth - frame.indent)
  const small = { ...frame, size: Math.min(frame.size, head.length > 5 ? 17 : 19) }
  // A unit is a character's height: of half points to twentieths.
  const unit = small.size * 10
  const available = width / unit - head.length
  const widths = columnWidths(table, available).map((units) => Math.floor((units + 1) * unit))
  const rowOf = (cells: readonly Cell[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, column) =>
          new TableCell({
            margins,
            width: { size: widths[column] ?? 0, type: WidthType.DXA },
            ...(isHead && { shading: shading(colors.wash) }),
            children: [
              new Paragraph({
                alignment: alignments[sides[column] ?? 'left'],
                spacing: { after: 0 },
                children: childrenOf(cell, { ...lookOf(small), ...(isHead && { bold: true }) }),
              }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    ...(frame.indent > 0 && { indent: { size: frame.indent, type: WidthType.DXA } }),
    borders: {
      top: border,
      bottom: border,
      insideHorizontal: border,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [rowOf(head, true), ...rows.map((row) => rowOf(row, false))],
  })
}

function childrenOf(runs: readonly Run[], look: IRunOptions): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const children = textRuns(run.text, { ...look, ...looksOf(run) })
    return run.link === null ? children : [new ExternalHyperlink({ link: run.link, children })]
  })
}

/** A text whose line breaks are the document's own. */
export function textRuns(text: string, look: IRunOptions): TextRun[] {
  return text
    .split('\n')
    .map((line, place) => new TextRun({ ...look, text: line, ...(place > 0 && { break: 1 }) }))
}

function looksOf({ bold, italic, strike, code, link }: Run): IRunOptions {
  return {
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(strike && { strike }),
    ...(code && { font: codeFont, shading: shading(colors.code) }),
    ...(link !== null && { color: colors.link, underline: {} }),
  }
}
