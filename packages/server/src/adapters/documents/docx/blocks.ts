import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Math as MathFormula,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { latexToMath } from 'docx/math'
import { colors } from '../colors.ts'
import {
  type Block,
  type Cell,
  hasHead,
  type Item,
  type ListBlock,
  plain,
  type Run,
  type TableBlock,
} from '../tree/blocks.ts'
import { columnWidths, narrowTables } from '../tree/tables.ts'
import { type Lists, listIndent } from './lists.ts'
import { codeFont, type Frame, page, shading } from './styles.ts'

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
/** Code of so many lines stays on one page. */
const keptLines = 12

export function childrenOfBlocks(blocks: readonly Block[], frame: Frame): FileChild[] {
  return blocks.flatMap((block) => fileChildren(block, frame))
}

function fileChildren(block: Block, frame: Frame): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [
        paragraph(frame, {
          ...(block.isTitle && { keepNext: true }),
          children: childrenOf(block.runs, frame.look),
        }),
      ]
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
        look: { ...frame.look, color: colors.quiet },
      }
      return childrenOfBlocks(block.blocks, inner)
    }
    case 'formula': {
      const children = childrenOf([block.run], frame.look)
      return [paragraph(frame, { alignment: AlignmentType.CENTER, children })]
    }
    case 'code':
      return [codeParagraph(block.text, frame)]
    case 'rule':
      return [new Paragraph({ children: [], border: { bottom: line }, spacing: { after: 120 } })]
    case 'list':
      return listChildren(block, frame)
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
    children: textRuns(text, { font: codeFont, size: Math.round(frame.look.size * 0.86) }),
    keepLines: text.split('\n').length <= keptLines,
    shading: shading(colors.code),
    spacing: { before: 80, after: 160, line: 260 },
    indent: { left: frame.indent + 100, right: 100 },
  })
}

function listChildren({ start, items }: ListBlock, frame: Frame): FileChild[] {
  const marker = frame.lists.open(start, frame.level)
  const inner = { ...frame, indent: frame.indent + listIndent, level: frame.level + 1 }
  return items.flatMap((item) => itemChildren(item, inner, marker))
}

/** The marker is on the item's first line; what follows is aligned with that line's text. */
function itemChildren({ blocks, done }: Item, frame: Frame, marker: ReturnType<Lists['open']>) {
  const [first, ...others] = blocks
  const isText = first?.kind === 'paragraph'
  const head = paragraph(frame, {
    // A check box stands in the marker's place.
    ...(done === null && { numbering: marker }),
    indent: { left: frame.indent, hanging: listIndent },
    spacing: { after: 60 },
    children: [
      ...(done === null ? [] : [checkBox(done, frame)]),
      ...childrenOf(isText ? first.runs : [{ ...plain, text: '' }], frame.look),
    ],
  })
  return [head, ...childrenOfBlocks(isText ? others : blocks, frame)]
}

function checkBox(done: boolean, { look }: Frame): TextRun {
  return new TextRun({ ...look, children: [done ? '☑' : '☐', new Tab()] })
}

const border = { style: BorderStyle.SINGLE, size: 4, color: colors.line }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const margins = { top: 50, bottom: 50, left: 100, right: 100 }

/** A table that repeats its head on each page; Word fits the columns to what is in them. */
function tableOf(table: TableBlock, frame: Frame): Table {
  const { head, rows, alignments } = table
  const width = Math.max(2000, page.contentWidth - frame.indent)
  const look = { ...frame.look, size: Math.min(frame.look.size, head.length > 5 ? 17 : 19) }
  // A unit is a character's height: of half points to twentieths.
  const unit = look.size * 10
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
                alignment: alignments[column] ?? 'left',
                spacing: { after: 0 },
                children: childrenOf(cell, { ...look, ...(isHead && { bold: true }) }),
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
    rows: [...(hasHead(table) ? [rowOf(head, true)] : []), ...rows.map((row) => rowOf(row, false))],
  })
}

export function childrenOf(runs: readonly Run[], look: IRunOptions): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const formula = run.tex === null ? null : formulaOf(run.tex)
    if (formula) return [formula]
    const children = textRuns(run.text, { ...look, ...looksOf(run) })
    return run.link === null ? children : [new ExternalHyperlink({ link: run.link, children })]
  })
}

/** A formula that Word shows and edits as its own; null where its TeX says more than Word knows. */
function formulaOf(tex: string): MathFormula | null {
  try {
    return new MathFormula({ children: latexToMath(tex) })
  } catch {
    return null
  }
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
