import { toString as textOf } from 'mdast-util-to-string'
import { type Element, elementsOf, type Node } from './elements-of.ts'

/** An address or a hash, of which the middle can be left out. */
const address = /^(?=.*\d)[a-z\d]{21,}$/i
/** Longer values have a line of their own. */
const longestBeside = 32
/** Stands between the title and what is said of the whole card. */
const separator = / · $/

/**
 * Makes a card of a table that shows what is known of one thing: two columns, of which only the first
 * has a head, its title. It stays a table for screen readers, however it is laid out.
 */
export function shapeCard(table: Element): void {
  const parts = elementsOf(table)
  const [head, ...rows] = parts.flatMap(elementsOf)
  const [title, ...others] = head ? elementsOf(head) : []
  if (!head || !title || textOf(title).trim() === '') return
  if (others.length !== 1 || others.some((other) => textOf(other).trim() !== '')) return
  table.properties.dataCard = true
  head.children = [title]
  title.properties = { colSpan: 2, role: 'columnheader' }
  title.children = title.children.map(titlePart)
  for (const row of rows) shapeRow(row)
  for (const part of parts) part.properties.role = 'rowgroup'
  for (const row of [head, ...rows]) row.properties.role = 'row'
  table.properties.role = 'table'
}

function titlePart(child: Node, at: number, children: readonly Node[]): Node {
  if (child.type === 'text' && isMark(children[at + 1], child))
    return { ...child, value: child.value.replace(separator, ' ') }
  if (!isMark(child, children[at - 1])) return child
  return { ...child, tagName: 'mark', properties: { dataGrave: child.tagName === 'strong' } }
}

function isMark(child: Node | undefined, before: Node | undefined): child is Element {
  if (child?.type !== 'element' || before?.type !== 'text') return false
  return /^(?:strong|em)$/.test(child.tagName) && separator.test(before.value)
}

function shapeRow(row: Element): void {
  const [label, value] = elementsOf(row)
  if (!label || !value) return
  label.tagName = 'th'
  label.properties = { scope: 'row', role: 'rowheader' }
  value.properties = { role: 'cell' }
  const addresses = elementsOf(value).filter(
    (child) => child.tagName === 'code' && address.test(textOf(child)),
  )
  for (const code of addresses) code.tagName = 'samp'
  // Its note has a line of its own.
  const beside = value.children.filter((child) => !('tagName' in child && child.tagName === 'em'))
  const isLong = beside.map((child) => textOf(child)).join('').length > longestBeside
  row.properties.dataWide = isLong || addresses.length > 0 || undefined
}
