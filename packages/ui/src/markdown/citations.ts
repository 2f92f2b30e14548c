import type { Node } from './tree.ts'

const mark = /\[(\d{1,3})\]/g

/** Cuts `[1]` out of a text, as elements that know their number. */
export function cutCitations(text: string): Node[] {
  const parts: Node[] = []
  let end = 0
  for (const match of text.matchAll(mark)) {
    if (match.index > end) parts.push({ type: 'text', value: leadIn(text.slice(end, match.index)) })
    parts.push({
      type: 'element',
      tagName: 'cite',
      properties: { dataNumber: Number(match[1]) },
      children: [{ type: 'text', value: match[0] }],
    })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ type: 'text', value: text.slice(end) })
  return parts
}

/** A mark begins no line: the space before it does not break. */
const leadIn = (text: string) => text.replace(/ +$/, '\u00a0')
