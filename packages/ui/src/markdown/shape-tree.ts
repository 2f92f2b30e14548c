import { cutBareLink } from './bare-link.ts'
import { cutCitations } from './citations.ts'
import type { Element, Node, Tree } from './tree.ts'

/** The highest level below the page's own two. */
const topHeading = 3

interface Surroundings {
  inLink: boolean
  literal: boolean
  /** What the tree was read from. */
  text: string
}

/** Makes the renderer's tree the one an answer shows: one element per block, nothing unsafe. */
export function shapeTree() {
  return (tree: Tree, source: { toString(): string }): void => {
    const outside = { inLink: false, literal: false, text: String(source) }
    tree.children = tree.children.map(asBlock).filter((node) => node.type === 'element')
    for (const node of tree.children) if (node.type === 'element') shape(node, outside)
  }
}

function asBlock(node: Node): Node {
  if (node.type !== 'raw') return node
  const { value, position } = node
  const block: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value }],
  }
  return position ? { ...block, position } : block
}

function shape(element: Element, around: Surroundings): void {
  const { tagName, properties } = element
  shapeHeading(element)
  // Nothing can be read out as the name of such a column.
  if (tagName === 'th' && element.children.length === 0) element.tagName = 'td'
  if ('align' in properties) {
    properties.dataAlign = properties.align
    delete properties.align
  }
  if (tagName === 'img' && around.inLink) properties.dataInLink = true
  if (tagName === 'pre') properties.dataOpen = isOpen(element, around.text)
  const inside = {
    text: around.text,
    inLink: around.inLink || tagName === 'a',
    literal: around.literal || tagName === 'a' || tagName === 'code',
  }
  element.children = element.children.flatMap((child) => shapeChild(child, inside))
}

/**
 * Answers begin at any level. Lowering all of them by two would leave a gap below the page's own
 * headings, so the first three share a level, and keep their looks by `data-level`.
 */
function shapeHeading(element: Element): void {
  const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
  if (!level) return
  element.properties.dataLevel = level
  element.tagName = `h${Math.max(level, topHeading)}`
}

function shapeChild(child: Node, around: Surroundings): Node | Node[] {
  if (child.type === 'text') return around.literal ? child : cutCitations(child.value)
  if (child.type === 'raw' && /^<br\s*\/?>$/i.test(child.value)) {
    return { type: 'element', tagName: 'br', properties: {}, children: [] }
  }
  if (child.type !== 'element') return child
  shape(child, around)
  return child.tagName === 'a' ? cutBareLink(child) : child
}

/** Whether the fence that closes a code block is missing so far. */
function isOpen({ position }: Element, text: string): boolean {
  const block = text.slice(position?.start.offset, position?.end.offset)
  return !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(block)
}
