import { toString as textOf } from 'mdast-util-to-string'
import type { ExtraProps } from 'react-markdown'
import { type Element, elementsOf, type Node } from './elements-of.ts'
import { shapeCard } from './shape-card.ts'

interface Surroundings {
  /** The highest level that a heading may have. */
  topHeading: number
  inLink: boolean
  literal: boolean
  /** What the tree was read from. */
  text: string
}

/** Makes the renderer's tree the one an answer shows: one element per block, nothing unsafe. */
export function shapeTree(topHeading: number) {
  return (tree: Tree, source: { toString(): string }): void => {
    const outside = { topHeading, inLink: false, literal: false, text: String(source) }
    tree.children = tree.children.map(asBlock).filter((node) => node.type === 'element')
    for (const node of tree.children) if (node.type === 'element') shape(node, outside)
  }
}

function asBlock(node: Node): Node {
  if (node.type !== 'raw') return node
  const { value, position } = node
  return { ...element('p', [{ type: 'text', value }]), ...(position && { position }) }
}

function element(
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

function shape(element: Element, around: Surroundings): void {
  const { tagName, properties } = element
  shapeHeading(element, around.topHeading)
  // Nothing can be read out as the name of such a column.
  if (tagName === 'th' && element.children.length === 0) element.tagName = 'td'
  if ('align' in properties) {
    properties.dataAlign = properties.align
    delete properties.align
  }
  if (tagName === 'table') {
    properties.dataRanked = isRanked(element) || undefined
    shapeCard(element)
  }
  if (tagName === 'img' && around.inLink) properties.dataInLink = true
  if (tagName === 'pre') properties.dataOpen = isOpen(element, around.text)
  const inside = {
    ...around,
    inLink: around.inLink || tagName === 'a',
    literal: around.literal || tagName === 'a' || tagName === 'code' || tagName === 'var',
  }
  element.children = element.children.flatMap((child) => shapeChild(child, inside))
}

/** Whether the first column of a table counts its rows: nothing but numbers below a short head. */
function isRanked(table: Element): boolean {
  const rows = elementsOf(table).flatMap(elementsOf)
  const [head = '', ...ranks] = rows.map((row) => textOf(elementsOf(row)[0] ?? '').trim())
  return head.length < 3 && ranks.length > 0 && ranks.every((rank) => /^\d{1,3}$/.test(rank))
}

/**
 * Answers begin at any level. Lowering all of them by two would leave a gap below the page's own
 * headings, so those above the highest level share it, and keep their looks by `data-level`.
 */
function shapeHeading(element: Element, topHeading: number): void {
  const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
  if (!level) return
  element.properties.dataLevel = level
  element.tagName = `h${Math.max(level, topHeading)}`
}

function shapeChild(child: Node, around: Surroundings): Node | Node[] {
  if (child.type === 'text') return around.literal ? child : cutText(child.value)
  if (child.type === 'raw' && /^<br\s*\/?>$/i.test(child.value)) return element('br', [])
  if (child.type !== 'element') return child
  shape(child, around)
  return child.tagName === 'a' ? cutBareLink(child) : child
}

/** Whether the fence that closes a code block is missing so far. */
function isOpen({ position }: Element, text: string): boolean {
  const block = text.slice(position?.start.offset, position?.end.offset)
  return !/\n[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(block)
}

const citation = /^\[(\d{1,3})\]$/
const cutOut = /(\[\d{1,3}\]|(?<![\d-])\d{4}-\d\d-\d\d(?![\d-]))/

/**
 * Cuts `[1]` out of a text, as elements that know their number, and dates, which stay on one line.
 * The space before a citation doesn't break.
 */
function cutText(text: string): Node[] {
  return text
    .replace(/ +(?=\[\d{1,3}\])/g, '\u00a0')
    .split(cutOut)
    .filter((part) => part !== '')
    .map((part) => {
      const value: Node = { type: 'text', value: part }
      if (!cutOut.test(part)) return value
      const [, number] = citation.exec(part) ?? []
      return number === undefined
        ? element('time', [value])
        : element('cite', [value], { dataNumber: Number(number) })
    })
}

const scheme = /^(?:https?:\/\/|www\.)/i
const endOfSentence = /[，。；：！？、…）】》」』〉〕”’（【《「『〈〔“‘]/

/** A bare address as people write it in Chinese: it ends before the sentence's own punctuation. */
function cutBareLink(link: Element): Node[] {
  const [label, other] = link.children
  if (label?.type !== 'text' || other || !isBare(link, label.value)) return [link]
  const end = label.value.search(endOfSentence)
  if (end <= 0) return [link]
  const address = label.value.slice(0, end)
  const href = /^www\./i.test(address) ? `http://${address}` : address
  const shortened: Element = {
    ...link,
    properties: { ...link.properties, href },
    children: [{ type: 'text', value: address }],
  }
  return [shortened, { type: 'text', value: label.value.slice(end) }]
}

/** Written without brackets of any kind: its text is all there is of it in the source. */
function isBare({ position }: Element, text: string): boolean {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined || !scheme.test(text)) return false
  return end.offset - start.offset === text.length
}

export interface Tree {
  children: Node[]
}

/** What a `pre` holds: its text, and the language if it says one. */
export function codeOf(pre: ExtraProps['node']): { text: string; language?: string } {
  const code = pre?.children[0]
  if (code?.type !== 'element') return { text: '' }
  const text = textOf(code).replace(/\n$/, '')
  const { className } = code.properties
  if (!Array.isArray(className)) return { text }
  return { text, language: String(className[0]).replace(/^language-/, '') }
}
