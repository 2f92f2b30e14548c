import { toString as textOf } from 'mdast-util-to-string'

interface Point {
  offset?: number
}

/** The parser's tree of Markdown, as far as this folder changes it. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  /** Whether the end of a formula is missing. */
  isOpen?: boolean
  /** The language of code. */
  lang?: string | null
  position?: { start: Point; end: Point }
}

export const startOf = ({ position }: MarkdownNode): number => position?.start.offset ?? 0

export const endOf = ({ position }: MarkdownNode): number => position?.end.offset ?? 0

export function endAt(node: MarkdownNode, offset: number): void {
  if (node.position) node.position.end = { ...node.position.end, offset }
}

/**
 * Adds the positions that the parser leaves out where it finds addresses late, which it does behind
 * a bracket that is open. Each of these nodes begins behind `from`.
 */
export function addPositions(nodes: readonly MarkdownNode[], text: string, from: number): void {
  let end = from
  for (const node of nodes) {
    if (!node.position) {
      const own = textOf(node)
      const start = text.indexOf(own, end)
      if (start < 0) return
      node.position = { start: { offset: start }, end: { offset: start + own.length } }
    }
    end = endOf(node)
  }
}

/** The nodes, with the marks in their texts cut out as nodes of the type `mark`. */
export function piecesOf(nodes: readonly MarkdownNode[], source: string): MarkdownNode[] {
  return nodes.flatMap((node) => (node.type === 'text' ? cutText(node, source) : node))
}

const character = /[*_~`![\]<]/
const characters = new RegExp(character, 'g')
const charactersAndEscapes = new RegExp(String.raw`\\[\s\S]|${character.source}`, 'g')

/** Cuts out the marks that the parser left in a text because nothing has closed them. */
function cutText(node: MarkdownNode, source: string): MarkdownNode[] {
  const { value = '' } = node
  const start = startOf(node)
  const read = [...value.matchAll(characters)]
  const written = [...source.slice(start, endOf(node)).matchAll(charactersAndEscapes)].filter(
    ([found]) => character.test(found),
  )
  // References to characters make it unclear which are marks.
  if (read.length !== written.length) return [node]
  const pieces: MarkdownNode[] = []
  let from = 0
  let offset = start
  for (const [index, { 0: mark, index: at }] of read.entries()) {
    const found = written[index]
    if (found?.[0] !== mark) continue
    const last = pieces.at(-1)
    if (last?.value && at === from && joins(last.value, mark)) last.value += mark
    else {
      pieces.push(piece('text', value.slice(from, at), offset))
      pieces.push(piece('mark', mark, start + found.index))
    }
    from = at + 1
    offset = start + found.index + 1
  }
  return [...pieces, piece('text', value.slice(from), offset)]
}

const piece = (type: string, value: string, offset: number): MarkdownNode => ({
  type,
  value,
  position: { start: { offset }, end: { offset } },
})

const joins = (before: string, next: string) =>
  before === '!' ? next === '[' : before.endsWith(next) && /[*_~`]/.test(next)
