import { colors } from '../colors.ts'
import {
  type Block,
  type Cell,
  hasHead,
  type Item,
  type ListBlock,
  type Run,
  type TableBlock,
} from '../tree/blocks.ts'
import { columnWidths, narrowTables } from '../tree/tables.ts'
import { codeBlock, codeStart } from './code.ts'
import {
  boxed,
  type Content,
  emphasis,
  type Frame,
  gap,
  keepWithNext,
  type ListItem,
  lineHeight,
  type Margins,
  narrower,
  page,
  sizes,
  type TableCell,
  type TableContent,
} from './layout.ts'
import { textOf } from './text.ts'

/** So much of what follows stays with a heading, and more where that must not be parted. */
const spaceBelowHeading = 48
/** Nothing is kept with what is higher, lest much of a page stays empty. */
const highestStart = 300
/** A heading longer than this, or of more lines, may break over pages as any text. */
const keptHeading = { length: 400, lines: 10 }
const listIndent = 18

export function contentOf(blocks: readonly Block[], frame: Frame): Content[] {
  return blocks.flatMap((block, place) => {
    const content = blockContent(block, frame)
    if (isKeptHeading(block))
      return keepWithNext(content, startHeight(blocks.slice(place + 1), frame))
    const isAfterHeading = isKeptHeading(blocks[place - 1])
    // An item's marker belongs to its first line, so nothing may stand before that.
    const isFirstOfItem = frame.tight && place === 0
    const isBox = block.kind === 'code' || block.kind === 'quote'
    if (!isBox || isAfterHeading || isFirstOfItem) return content
    return [...keepWithNext([], startHeight([block], frame)), ...content]
  })
}

/** The height of what must stand on one page, where these blocks begin; estimated. */
export function startHeight([first, ...others]: readonly Block[], frame: Frame): number {
  return Math.min(first ? startOf(first, others, frame) : 0, highestStart)
}

function startOf(block: Block, others: readonly Block[], frame: Frame): number {
  switch (block.kind) {
    case 'code':
      return codeStart(block.text, frame)
    case 'heading':
      return headingSize(block.level, frame) * 2.5 + startHeight(others, frame)
    case 'quote':
      return startHeight(block.blocks, narrower(frame, 14))
    case 'list':
      return startHeight(block.items[0]?.blocks ?? [], narrower(frame, listIndent))
    case 'table':
      return tableStart(block, frame)
    case 'formula':
    case 'paragraph':
    case 'rule':
      return spaceBelowHeading
  }
}

function blockContent(block: Block, frame: Frame): Content[] {
  const margin: Margins = [0, 0, 0, gap(frame)]
  switch (block.kind) {
    case 'paragraph':
      return [textOf(block.runs, frame, { margin })]
    case 'heading':
      return [headingContent(block.level, block.runs, frame)]
    case 'quote': {
      const inner = { ...narrower(frame, 14), color: emphasis }
      const content = contentOf(block.blocks, inner)
      return [boxed(content, { bar: colors.line, padding: [10, 1, 0, 0], margin })]
    }
    case 'formula':
      return [textOf([block.run], frame, { alignment: 'center', margin })]
    case 'code':
      return [codeBlock(block.text, frame)]
    case 'rule':
      return [rule(frame.width, [0, 4, 0, 4 + gap(frame)])]
    case 'list':
      return [listContent(block, frame)]
    case 'table':
      return tableContent(block, frame)
  }
}

function headingContent(level: number, runs: readonly Run[], frame: Frame): Content {
  const size = headingSize(level, frame)
  return textOf(
    runs,
    { ...frame, size },
    {
      bold: true,
      color: colors.ink,
      margin: [0, size * 0.5, 0, size * 0.3],
    },
  )
}

function headingSize(level: number, { size }: Frame): number {
  return ((sizes.headings[level - 1] ?? sizes.text) * size) / sizes.text
}

function isKeptHeading(block: Block | undefined): boolean {
  const isTitle = block?.kind === 'paragraph' && block.isTitle
  if (block?.kind !== 'heading' && !isTitle) return false
  const text = textIn(block.runs)
  return text.length <= keptHeading.length && text.split('\n').length <= keptHeading.lines
}

export function rule(width: number, margin: Margins): Content {
  const look = { lineWidth: 0.6, lineColor: colors.line }
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, ...look }], margin }
}

function listContent({ start, items }: ListBlock, frame: Frame): Content {
  const inner = { ...narrower(frame, listIndent), tight: true }
  const entries = items.map((item) => itemContent(item, inner))
  const margin: Margins = [0, 0, 0, frame.tight ? 0 : gap(frame) / 2]
  const look = { fontSize: frame.size, color: frame.color, margin }
  if (start === null) return { ul: entries, markerColor: colors.quiet, ...look }
  return { ol: entries, start, markerColor: colors.quiet, ...look }
}

function itemContent({ blocks, done }: Item, frame: Frame): ListItem {
  const content = contentOf(blocks, frame)
  const stack = content.length > 0 ? content : [{ text: ' ', fontSize: frame.size }]
  if (done === null) return { stack }
  // As wide as the library's own marker, in whose place it stands.
  const width = frame.glyphs.widthOf('9. ') * frame.size
  const fontSize = frame.size * 0.8
  const margin: Margins = [0, frame.size * 0.25, 0, 0]
  const box = { text: done ? '✓' : '□', fontSize, width, margin }
  return { columns: [box, { stack, width: '*' }], margin: [-width, 0, 0, 0], listType: 'none' }
}

const paddingX = 5
const paddingY = 3
/** Rows that are estimated as no higher than this fit on a page. */
const wholeRow = (page.height - page.top - page.bottom) / 2

function tableContent(table: TableBlock, frame: Frame): Content[] {
  const size = Math.min(frame.size, table.head.length > 5 ? sizes.table - 1 : sizes.table)
  return narrowTables(table).map((part) => oneTable(part, { ...frame, size }))
}

/** The head and the first row, which stay together. */
function tableStart({ head, rows: [first = []] }: TableBlock, frame: Frame): number {
  const width = frame.width / head.length
  const rowHeight = (row: readonly Cell[]) => {
    const lines = row.map((runs) =>
      Math.ceil((frame.glyphs.widthOf(textIn(runs)) * frame.size) / width),
    )
    return lineHeight(frame.size, Math.max(1, ...lines)) + 2 * paddingY
  }
  // The lines between them, and what the estimate may lack.
  return rowHeight(head) + rowHeight(first) + 8
}

function oneTable(table: TableBlock, frame: Frame): Content {
  const { size } = frame
  const columns = table.head.length
  const available = frame.width - columns * 2 * paddingX - 1
  const widths = columnWidths(table, available / size).map((width) => width * size)
  const cells = (row: readonly Cell[], bold: boolean): TableCell[] =>
    row.map((runs, column) =>
      textOf(
        runs,
        { ...frame, width: widths[column] ?? available },
        {
          alignment: table.alignments[column] ?? 'left',
          ...(bold && { bold }),
        },
      ),
    )
  // What must not break is not printed at all where it is higher than a page.
  const height = (row: readonly Cell[]) => highestOf(row, widths, size)
  const isHeaded = hasHead(table)
  const head = isHeaded ? height(table.head) : 0
  const isWhole = (row: readonly Cell[]) => head + height(row) <= wholeRow
  const repeatsHead = isHeaded && head <= wholeRow / 2
  const content: TableContent = {
    table: {
      headerRows: repeatsHead ? 1 : 0,
      keepWithHeaderRows: table.rows.slice(0, 1).filter(isWhole).length,
      dontBreakRows: head <= wholeRow / 2 && table.rows.every(isWhole),
      widths,
      body: [
        ...(isHeaded ? [cells(table.head, true)] : []),
        ...table.rows.map((row) => cells(row, false)),
      ],
    },
    layout: {
      hLineWidth: (at, { table: { body } }) => (at === 0 || at === body.length ? 0.8 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => colors.line,
      fillColor: (row) => (isHeaded && row === 0 ? colors.wash : null),
      paddingLeft: () => paddingX,
      paddingRight: () => paddingX,
      paddingTop: () => paddingY,
      paddingBottom: () => paddingY,
    },
    margin: [0, 2, 0, gap(frame) + 3],
  }
  return content
}

/**
 * A row is at most twice as high as this: hardly a character is wider than the font is high, and of
 * two lines more than one is filled.
 */
function highestOf(row: readonly Cell[], widths: readonly number[], size: number): number {
  const lines = row.map((runs, column) => {
    const fit = (widths[column] ?? size) / size
    return textIn(runs)
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / fit)), 0)
  })
  return lineHeight(size, Math.max(1, ...lines)) + 2 * paddingY
}

function textIn(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
