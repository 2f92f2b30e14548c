import { marksOf } from './marks.ts'
import { endOf, type MarkdownNode, startOf } from './node.ts'

/** The nodes, with the marks in their texts cut out as nodes of the type `mark`. */
export function piecesOf(nodes: readonly MarkdownNode[], source: string): MarkdownNode[] {
  return nodes.flatMap((node) => (node.type === 'text' ? cutText(node, source) : node))
}

function cutText(node: MarkdownNode, source: string): MarkdownNode[] {
  const { value = '' } = node
  const start = startOf(node)
  const pieces: MarkdownNode[] = []
  let from = 0
  let offset = start
  for (const found of marksOf(value, source.slice(start, endOf(node)))) {
    pieces.push(piece('text', value.slice(from, found.at), offset))
    pieces.push(piece('mark', found.mark, start + found.offset))
    from = found.at + found.mark.length
    offset = start + found.offset + found.mark.length
  }
  pieces.push(piece('text', value.slice(from), offset))
  return pieces
}

const piece = (type: string, value: string, offset: number): MarkdownNode => ({
  type,
  value,
  position: { start: { offset }, end: { offset } },
})
