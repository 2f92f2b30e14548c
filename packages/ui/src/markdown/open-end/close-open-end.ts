import { closeMarks } from './close-marks.ts'
import { endAt, endOf, type MarkdownNode, startOf } from './nodes.ts'

/** Shows the end of a growing text as it will look once its marks are closed. */
export function closeOpenEnd() {
  return (tree: MarkdownNode, source: { toString(): string }): void => {
    closeLast(tree, String(source))
  }
}

/** Whether any of the node's children, whose last one ends the text, is to be shown. */
function closeLast({ children = [] }: MarkdownNode, text: string): boolean {
  let shown = text
  for (let last = children.at(-1); last && !close(last, shown); last = children.at(-1)) {
    children.pop()
    shown = shown.slice(0, startOf(last))
  }
  return children.length > 0
}

/** Whether anything of the block, which ends the text, is to be shown so far. */
function close(block: MarkdownNode, text: string): boolean {
  const isLineOpen = !text.includes('\n', endOf(block))
  switch (block.type) {
    case 'list':
    case 'listItem':
    case 'blockquote':
      return closeLast(block, text)
    case 'thematicBreak':
      return !isLineOpen
    case 'math':
      return !block.isOpen
    case 'code':
      return closeCode(block, text)
    case 'heading':
      return closeHeading(block, text, isLineOpen)
    case 'table':
      return closeTable(block, text, isLineOpen)
    case 'paragraph':
      return closeParagraph(block, text)
    default:
      return true
  }
}

/** Waits for the end of the first line, and holds back a last line that may close the block. */
function closeCode(block: MarkdownNode, text: string): boolean {
  const code = text.slice(startOf(block))
  const fence = /^(?:`{3,}|~{3,})/.exec(code)?.[0]
  if (!fence) return true
  const closing = /\n[ \t>]*(`+|~+)$/.exec(code)?.[1]
  // Half a formula is no formula.
  if (block.lang === 'math') return /\n[ \t>]*(?:`{3}|~{3})/.test(code)
  if (closing && closing.length < fence.length && fence.startsWith(closing)) {
    block.value = block.value?.replace(/\n?.*$/, '') ?? ''
  }
  return code.includes('\n')
}

function closeHeading(heading: MarkdownNode, text: string, isLineOpen: boolean): boolean {
  const last = heading.children?.at(-1)
  if (!last) return false
  if (!isLineOpen) return true
  if (text[startOf(heading)] === '#') return closeInside(heading, text)
  // The line below is no underline yet: it may become anything.
  heading.type = 'paragraph'
  endAt(heading, endOf(last))
  return closeParagraph(heading, `${text.slice(0, endOf(last))}\n`)
}

function closeTable(table: MarkdownNode, text: string, isLineOpen: boolean): boolean {
  const { children: rows = [] } = table
  const row = rows.at(-1)
  if (!row || !isLineOpen) return true
  if (rows.length === 1) return text[startOf(table)] !== '|'
  const written = text.slice(startOf(row))
  if (/^[| \t]*$/.test(written)) rows.pop()
  const cell = row.children?.at(-1)
  if (cell && !/[^\\]\|[ \t]*$/.test(written)) closeInside(cell, text)
  return true
}

/** What a line and the marks of the next one may follow without ending the paragraph. */
const unfinished = /^[ \t]*(?:\r?\n[ \t>]*)?$/

function closeParagraph(paragraph: MarkdownNode, text: string): boolean {
  if (!unfinished.test(text.slice(endOf(paragraph)))) return true
  const start = startOf(paragraph)
  const written = text.slice(start)
  const held = tableHead.exec(written) ?? onlyMarks.exec(written)
  if (!held) return closeInside(paragraph, text)
  const end = start + held.index
  cut(paragraph, text, end)
  return closeInside(paragraph, text.slice(0, end + 1))
}

function closeInside(block: MarkdownNode, text: string): boolean {
  block.children = closeMarks(block, text)
  return block.children.length > 0
}

/** Takes away what the paragraph holds from the end of a line on. */
function cut(paragraph: MarkdownNode, text: string, offset: number): void {
  const children = (paragraph.children ?? []).filter((child) => startOf(child) < offset)
  const last = children.at(-1)
  if (last?.type === 'text' && last.value !== undefined && endOf(last) > offset) {
    const lines = text.slice(startOf(last), offset).split('\n').length
    last.value = last.value.split('\n', lines).join('\n')
    endAt(last, offset)
  }
  paragraph.children = children
}

/** A line that is nothing but marks, which may begin a block, underline one or end one. */
const onlyMarks = /(?:^|\n)[ \t>]*(?:[-+*=_]+|#{1,6}|\d{1,9}[.)]?|~+|`+|\[[ xX]?\]?)[ \t]*$/

/** The first line of a table, and what there is of the row below that makes it one. */
const tableHead = /(?:^|\n)[ \t>]*\|[^\n]*(?:\n[|:\-> \t]*)?$/
