import type { ExtraProps } from 'react-markdown'
import { sourcePlaces } from './source-places.ts'

type Element = NonNullable<ExtraProps['node']>
type Node = Element['children'][number]

interface Tree {
  children: Node[]
  position?: Element['position']
}

/** Places of the whole text, up to and not including `end`. */
export interface MarkedRange {
  readonly start: number
  readonly end: number
  /** It is a citation, which is reached as the link that it is. */
  readonly isCitation?: boolean
}

/** What the tree calls a marked number. */
export const markName = 'data'

/** In code, formulas and links a number is none that was checked, or can't be pressed. */
const unmarked = new Set(['pre', 'code', 'var', 'a'])

/**
 * Puts an element around each range of a text that begins at `offset`. One that emphasis cuts in
 * parts has an element for each, and the one with most digits stands for all.
 * `onFirst` is told which number comes first of those that are drawn.
 */
export function markRanges(
  ranges: readonly MarkedRange[],
  offset: number,
  onFirst: (index: number) => void,
) {
  return () => (tree: Tree, source: { toString(): string }) => {
    const text = String(source)
    const parts = new Map<number, Element[]>()
    markWithin(tree, { ranges, offset, text, parts })
    const first = [...parts.keys()].find((index) => !ranges[index]?.isCitation)
    if (first !== undefined) onFirst(first)
    for (const elements of parts.values()) {
      const [main] = elements.toSorted((a, b) => digitsIn(b) - digitsIn(a))
      if (!main) continue
      main.properties.dataMain = true
      if (elements.length > 1) main.properties.dataWhole = elements.map(textIn).join('')
    }
  }
}

interface Marking {
  readonly ranges: readonly MarkedRange[]
  readonly offset: number
  readonly text: string
  /** The elements of each range. */
  readonly parts: Map<number, Element[]>
}

function markWithin(parent: Tree, marking: Marking): void {
  let from = parent.position?.start.offset ?? 0
  parent.children = parent.children.flatMap((child, at) => {
    const start = child.position?.start.offset ?? from
    const end = child.position?.end.offset ?? nextStart(parent, at, marking.text)
    from = end
    if (child.type === 'text') return cut(child.value, start, end, marking)
    if (child.type === 'element' && !unmarked.has(child.tagName)) markWithin(child, marking)
    return [child]
  })
}

/** Where what follows a node without a position begins. */
function nextStart({ children, position }: Tree, at: number, text: string): number {
  const next = children.slice(at + 1).find((child) => child.position !== undefined)
  return next?.position?.start.offset ?? position?.end.offset ?? text.length
}

/** A text read from `start` to `end` of the source, with its ranges as elements. */
function cut(value: string, start: number, end: number, marking: Marking): Node[] {
  const { ranges, offset, text, parts } = marking
  const first = firstEndingAfter(ranges, start + offset)
  if ((ranges[first]?.start ?? Number.POSITIVE_INFINITY) >= end + offset)
    return [{ type: 'text', value }]
  const placeOf = sourcePlaces(value, text.slice(start, end))
  const nodes: Node[] = []
  let at = 0
  const upTo = (place: number) => {
    const begin = at
    while (at < value.length && placeOf(at) + start + offset < place) at += 1
    return value.slice(begin, at)
  }
  for (let index = first; index < ranges.length; index += 1) {
    const range = ranges[index]
    if (!range || range.start >= end + offset) break
    const before = upTo(range.start)
    // A citation stays beside what it is cited for.
    const shown = range.isCitation ? before.replace(/ +$/, '\u00a0') : before
    nodes.push({ type: 'text', value: shown })
    const inside = upTo(range.end)
    if (inside === '') continue
    const mark: Element = {
      type: 'element',
      tagName: markName,
      properties: { dataIndex: index },
      children: [{ type: 'text', value: inside }],
    }
    parts.set(index, [...(parts.get(index) ?? []), mark])
    nodes.push(mark)
  }
  nodes.push({ type: 'text', value: value.slice(at) })
  return nodes.filter((node) => node.type !== 'text' || node.value !== '')
}

/** The first of the ranges, which are in order, that isn't over at a place. */
function firstEndingAfter(ranges: readonly MarkedRange[], place: number): number {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.end ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}

function textIn({ children: [child] }: Element): string {
  return child?.type === 'text' ? child.value : ''
}

const digitsIn = (element: Element): number => textIn(element).replaceAll(/\D/g, '').length
