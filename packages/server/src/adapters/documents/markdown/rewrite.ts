import { followable } from '../tree/addresses.ts'
import { readChart } from '../tree/chart.ts'
import type { Definition, NodeOf, Nodes } from '../tree/nodes.ts'
import { readMarkdown } from '../tree/read-markdown.ts'
import { definitionsOf } from '../tree/shape-blocks.ts'
import { imageWords } from '../tree/shape-runs.ts'
import { chartText } from './chart-text.ts'
import { quoteText } from './quote-text.ts'

/** Headings of an answer stand below those of the document. */
const topHeading = 3

interface Place {
  /** Against which relative addresses are read. */
  readonly base: string
  /** Stands before the names of footnotes. */
  readonly prefix: string
}

interface Author extends Place {
  readonly text: string
  readonly definitions: ReadonlyMap<string, Definition>
}

/** The text with what must be changed changed, once; null when it can't be read. */
export function rewritten(text: string, place: Place): string | null {
  const tree = readMarkdown(text)
  if (!tree) return null
  try {
    return inside(tree, { ...place, text, definitions: definitionsOf(tree) }, false)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A node's source, with that of its children rewritten. */
function inside(node: Nodes, author: Author, inLink: boolean): string {
  let at = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  const parts: string[] = []
  for (const child of 'children' in node ? node.children : []) {
    // What stands nowhere was made of a text around it, which is copied as it is.
    if (child.position?.start.offset === undefined) continue
    parts.push(author.text.slice(at, child.position.start.offset), rewrite(child, author, inLink))
    at = child.position.end.offset ?? at
  }
  return [...parts, author.text.slice(at, end)].join('')
}

function rewrite(node: Nodes, author: Author, inLink: boolean): string {
  switch (node.type) {
    case 'link':
      return followable(node.url, author.base) ? inside(node, author, true) : words(node, author)
    case 'linkReference':
      return addressOf(node.identifier, author) ? inside(node, author, true) : words(node, author)
    case 'definition':
      return followable(node.url, author.base) ? inside(node, author, false) : ''
    case 'image':
      return imageText(followable(node.url, author.base), node.alt, inLink)
    case 'imageReference':
      return imageText(addressOf(node.identifier, author), node.alt, inLink)
    case 'html':
      return asText(inside(node, author, inLink))
    case 'heading':
      return lowered(node, inside(node, author, inLink))
    case 'code':
      return codeText(node, inside(node, author, inLink))
    case 'footnoteReference':
    case 'footnoteDefinition':
      return renamed(inside(node, author, inLink), author.prefix)
    default:
      return inside(node, author, inLink)
  }
}

function addressOf(identifier: string, { definitions, base }: Author): string | null {
  return followable(definitions.get(identifier)?.url ?? '', base)
}

/** A link's text without the link. */
function words(node: NodeOf<'link' | 'linkReference'>, author: Author): string {
  return node.children.map((child) => rewrite(child, author, false)).join('')
}

function imageText(link: string | null, alt: string | null | undefined, inLink: boolean): string {
  const text = quoteText(imageWords(link, alt))
  if (link === null || inLink) return text
  return `[${text}](<${link.replaceAll('<', '%3C').replaceAll('>', '%3E')}>)`
}

function asText(html: string): string {
  return /^<br\s*\/?>$/i.test(html) ? html : html.replaceAll('<', '&lt;')
}

function lowered({ depth }: NodeOf<'heading'>, source: string): string {
  if (depth >= topHeading) return source
  if (source.startsWith('#')) return source.replace(/^#+/, '#'.repeat(topHeading))
  const lines = source.split('\n')
  return lines.length === 2 ? `${'#'.repeat(topHeading)} ${lines[0]}` : source
}

function codeText({ lang, value, position }: NodeOf<'code'>, source: string): string {
  const chart = lang === 'chart' && position?.start.column === 1 ? readChart(value) : null
  return chart ? chartText(chart) : closed(source)
}

/** A fence that is still open at the end would swallow what follows. */
function closed(source: string): string {
  const [first = '', ...lines] = source.split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0]
  const last = lines.at(-1)?.trim() ?? ''
  if (!fence || (last.startsWith(fence) && /^(?:`+|~+)$/.test(last))) return source
  return `${source}\n${fence}`
}

function renamed(source: string, prefix: string): string {
  return source.startsWith(`[^${prefix}`) ? source : source.replace('[^', `[^${prefix}`)
}
