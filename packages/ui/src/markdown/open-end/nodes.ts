import { toString as textOf } from 'mdast-util-to-string'

interface Point {
  offset?: number
}

/** The parser's tree of Markdown, as far as this folder changes it. */
export interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
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

/** A mark that the parser left in a text, because nothing has closed it. */
interface Mark {
  readonly mark: string
  /** Where it stands in the text. */
  readonly at: number
  /** Where it stands in what the text was read from. */
  readonly offset: number
}

const character = /[*_~`![\]<]/
const characters = new RegExp(character, 'g')
const charactersAndEscapes = new RegExp(String.raw`\\[\s\S]|${character.source}`, 'g')

/** The marks in a text; none if references to characters make it unclear which are meant. */
function marksOf(text: string, source: string): Mark[] {
  const read = [...text.matchAll(characters)]
  const written = [...source.matchAll(charactersAndEscapes)].filter(([found]) =>
    character.test(found),
  )
  if (read.length !== written.length) return []
  const marks: Mark[] = []
  for (const [index, { 0: mark, index: at }] of read.entries()) {
    const found = written[index]
    if (found?.[0] !== mark) continue
    const offset = found.index
    const last = marks.at(-1)
    if (last && last.offset + last.mark.length === offset && joins(last.mark, mark)) {
      marks[marks.length - 1] = { ...last, mark: last.mark + mark }
    } else marks.push({ mark, at, offset })
  }
  return marks
}

const joins = (before: string, next: string) =>
  before === '!' ? next === '[' : before.endsWith(next) && /[*_~`]/.test(next)

/** Nodes in a row, some of which stay open and hold all that follows. */
export class OpenNodes {
  readonly #all: MarkdownNode[] = []
  #innermost = this.#all

  add(node: MarkdownNode): void {
    if (node.value === '') return
    const last = this.#innermost.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`
    else this.#innermost.push(node)
  }

  open(type: string): void {
    const children: MarkdownNode[] = []
    this.#innermost.push({ type, children })
    this.#innermost = children
  }

  nodes(): MarkdownNode[] {
    return withoutEmptyEnd(this.#all)
  }
}

function withoutEmptyEnd(nodes: MarkdownNode[]): MarkdownNode[] {
  const children = nodes.at(-1)?.children
  if (children && withoutEmptyEnd(children).length === 0) nodes.pop()
  return nodes
}
