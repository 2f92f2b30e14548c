/** A line that is nothing but marks, which may begin a block, underline one or end one. */
const onlyMarks = /(?:^|\n)[ \t>]*(?:[-+*=_]+|#{1,6}|\d{1,9}[.)]?|~+|`+|\[[ xX]?\]?)[ \t]*$/

/** The first line of a table, and what there is of the row below that makes it one. */
const tableHead = /(?:^|\n)[ \t>]*\|[^\n]*(?:\n[|:\-> \t]*)?$/

/** Where the lines begin that end a paragraph and can't be shown before more is known, or null. */
export function heldFrom(paragraph: string): number | null {
  return tableHead.exec(paragraph)?.index ?? onlyMarks.exec(paragraph)?.index ?? null
}

/** Of an open code block: all while its first line is written, or its last line if that may close it. */
export function heldCode(block: string): 'all' | 'line' | null {
  const fence = /^(?:`{3,}|~{3,})/.exec(block)?.[0]
  if (!fence) return null
  if (!block.includes('\n')) return 'all'
  const closing = /\n[ \t>]*(`+|~+)$/.exec(block)?.[1]
  return closing && closing.length < fence.length && fence.startsWith(closing) ? 'line' : null
}
