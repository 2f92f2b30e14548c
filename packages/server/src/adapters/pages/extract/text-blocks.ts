import { MOST_BLOCKS } from './extracted.ts'

/** What is needed of a node of a page. */
export interface TextNode {
  readonly nodeType: number
  readonly localName?: string
  readonly textContent: string | null
  readonly childNodes: Iterable<TextNode>
}

const TEXT_NODE = 3
const ELEMENT_NODE = 1
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])

/** The text of each block of a page, in their order; the cells of a row are one block. */
export function textBlocks(root: TextNode): string[] {
  const blocks: string[] = []
  let text = ''
  const end = () => {
    const line = text.replace(/\s+/g, ' ').replace(/^[ |]+|[ |]+$/g, '')
    if (line && blocks.length < MOST_BLOCKS) blocks.push(line)
    text = ''
  }
  // A list instead of recursion: how deep a page is nested is its author's choice.
  const open: (TextNode | (() => void))[] = [root]
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next === 'function') next()
    else if (next.nodeType === TEXT_NODE) text += next.textContent ?? ''
    else if (next.nodeType === ELEMENT_NODE) {
      const name = next.localName ?? ''
      if (BLOCKS.has(name)) {
        end()
        open.push(end)
      } else if (CELLS.has(name)) text += ' | '
      else if (name === 'br') text += '\n'
      open.push(...[...next.childNodes].reverse())
    }
  }
  end()
  return blocks
}
