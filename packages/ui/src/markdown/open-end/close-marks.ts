import { openedBy } from './emphasis.ts'
import { asStrong, holdBack } from './hold-back.ts'
import { endOf, type MarkdownNode, startOf } from './node.ts'
import { labelEnd } from './open-bracket.ts'
import { OpenNodes } from './open-nodes.ts'
import { piecesOf } from './pieces.ts'
import { place } from './place.ts'

/**
 * The text of a block that ends the text, as it will be once the marks are closed which the
 * parser left over because it found no pair for them.
 */
export function closeMarks(block: MarkdownNode, whole: string): MarkdownNode[] {
  const { children = [] } = block
  place(children, whole, startOf(block))
  const nodes = asStrong(children, whole)
  const text = holdBack(nodes.at(-1), whole)
  const shown = new OpenNodes()
  const met = new Set<string>()
  let inLabel = false
  let end = text.length
  for (const piece of piecesOf(nodes, text)) {
    const start = startOf(piece)
    if (start >= end) break
    if (piece.type !== 'mark') {
      shown.add(inLabel ? asLabel(piece, text.slice(start, Math.min(end, endOf(piece)))) : piece)
      continue
    }
    const { value: mark = '' } = piece
    const after = start + mark.length
    if (mark === '<' && address.test(text.slice(after))) continue
    const label = mark.endsWith('[') ? labelEnd(text, after - 1) : null
    if (label !== null) {
      inLabel = true
      end = Math.min(end, mark === '[' ? label : start)
    } else if (mark.startsWith('`') && /\S/.test(text.charAt(after))) {
      shown.add({ type: 'inlineCode', value: codeIn(text.slice(after, end)) })
      end = start
    } else {
      // Only the first of a kind is sure: a second one ought to be its pair.
      const around = met.has(mark) ? [] : openedBy(mark, text.charAt(start - 1), text.charAt(after))
      met.add(mark)
      for (const type of around) shown.open(type)
      if (around.length === 0) shown.add(textNode(mark))
    }
  }
  return shown.nodes()
}

/** An address as the text of a link, whose closing bracket it would swallow if it were one itself. */
const asLabel = (piece: MarkdownNode, written: string): MarkdownNode =>
  piece.type === 'link' && /^\w/.test(written) ? textNode(written) : piece

const textNode = (value: string): MarkdownNode => ({ type: 'text', value })

/** Shown as a link without the bracket. */
const address = /^https?:\/\/[^\s<>]*$/i

/** A line break within code is a space; the next line may stand in a list or a quote. */
const codeIn = (text: string) =>
  text
    .trimEnd()
    .replace(/(?<!`)`+$/, '')
    .replace(/\n[ \t>]*/g, ' ')
