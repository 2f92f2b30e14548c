import type { Report } from '../report.ts'
import { type LinkOf, linksIn } from '../tree/addresses.ts'
import type { Alignment, Cell } from '../tree/blocks.ts'
import { type Chart, readChart } from '../tree/chart.ts'
import { type NodeOf, type Nodes, readMarkdown } from '../tree/read-markdown.ts'
import { imageLabel } from '../tree/shape-runs.ts'
import { quoteText } from './quote-text.ts'

/** An answer's headings are this many levels below the document's. */
const topHeading = 3

interface RewriteContext {
  readonly text: string
  readonly linkOf: LinkOf
  /** What the text ends with, outside of lists and quotes: these close what is open in them. */
  readonly last: Nodes | undefined
  /** Put before the names of footnotes and links, so that those of two answers differ. */
  readonly prefix: string
  readonly labels: Report['labels']
}

/** The text with what must be changed changed, once; null when it can't be read. */
export function rewritten(
  text: string,
  { publicUrl, labels }: Pick<Report, 'publicUrl' | 'labels'>,
  prefix: string,
): string | null {
  return readMarkdown(text, (tree) => {
    endBefore(tree, text.length)
    const last = tree.children.at(-1)
    return inside(tree, { text, linkOf: linksIn(tree, publicUrl), last, prefix, labels }, false)
  })
}

/** An item whose code or formula is still open claims the mark of the next item, too. */
function endBefore({ position, ...node }: Nodes, limit: number): void {
  if (position?.end.offset === undefined) return
  position.end.offset = Math.min(position.end.offset, limit)
  const children = 'children' in node ? node.children : []
  for (const [place, child] of children.entries()) {
    endBefore(child, children[place + 1]?.position?.start.offset ?? position.end.offset)
  }
}

/** A node's source, with that of its children rewritten. */
function inside(node: Nodes, context: RewriteContext, inLink: boolean): string {
  let at = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? 0
  const parts: string[] = []
  for (const child of 'children' in node ? node.children : []) {
    // A node without a position was made from the text around it, which is copied as it is.
    if (child.position?.start.offset === undefined) continue
    parts.push(context.text.slice(at, child.position.start.offset), rewrite(child, context, inLink))
    at = child.position.end.offset ?? at
  }
  return [...parts, context.text.slice(at, end)].join('')
}

function rewrite(node: Nodes, context: RewriteContext, inLink: boolean): string {
  switch (node.type) {
    case 'link':
      return context.linkOf(node) ? inside(node, context, true) : textOf(node, context)
    case 'linkReference':
      return context.linkOf(node) ? referenceText(node, context) : textOf(node, context)
    case 'definition':
      return context.linkOf(node) ? named(inside(node, context, false), node, context) : ''
    case 'image':
    case 'imageReference':
      return imageText(context.linkOf(node), node.alt, inLink)
    case 'html':
      return asText(inside(node, context, inLink))
    case 'heading':
      return lowered(node, inside(node, context, inLink))
    case 'code':
      return codeText(node, inside(node, context, inLink), context)
    case 'math':
    case 'inlineMath':
      return formulaText(node)
    case 'footnoteReference':
    case 'footnoteDefinition':
      return renamed(inside(node, context, inLink), context.prefix)
    default:
      return inside(node, context, inLink)
  }
}

/** A link's text without the link. */
function textOf(node: NodeOf<'link' | 'linkReference'>, context: RewriteContext): string {
  return node.children.map((child) => rewrite(child, context, false)).join('')
}

/** The name of its definition at the end of a link, which may be its text. */
const definitionName = /(\[(?:\\.|[^\\[\]])*\])(?:\[\])?$/s

function referenceText(node: NodeOf<'linkReference'>, context: RewriteContext): string {
  const source = inside(node, context, true)
  if (node.identifier.startsWith(context.prefix)) return source
  const { start, end } = node.position ?? {}
  const [, name = ''] = definitionName.exec(context.text.slice(start?.offset, end?.offset)) ?? []
  const ending = { full: name.length, collapsed: 2, shortcut: 0 }[node.referenceType]
  return source.slice(0, source.length - ending) + named(name, node, context)
}

function named(
  source: string,
  node: { readonly identifier: string },
  { prefix }: RewriteContext,
): string {
  return node.identifier.startsWith(prefix) ? source : source.replace('[', `[${prefix}`)
}

function imageText(link: string | null, alt: string | null | undefined, inLink: boolean): string {
  const text = quoteText(imageLabel(link, alt))
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

function codeText(node: NodeOf<'code'>, source: string, { last, labels }: RewriteContext): string {
  const { lang, value, position } = node
  const isDrawn = lang === 'chart' && position?.start.column === 1
  const chart = isDrawn ? readChart(value, labels.someRows) : null
  if (chart) return chartText(chart)
  return node === last ? closed(source) : source
}

/** A fence that is still open at the end would swallow what follows. */
function closed(source: string): string {
  const [first = '', ...lines] = source.split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0]
  const last = /^ {0,3}(`+|~+)[ \t]*$/.exec(lines.at(-1) ?? '')?.[1]
  if (!fence || last?.startsWith(fence)) return source
  return `${source}\n${fence}`
}

/**
 * A formula between the marks that most readers know. It is as safe for those that know none: the
 * same TeX without what would be HTML, a link or a footnote there.
 */
function formulaText({ value, position, type }: NodeOf<'math' | 'inlineMath'>): string {
  const tex = value
    .replaceAll(/\s*<\s*/g, '\\lt ')
    .replaceAll(/\](?=[([:])/g, '] ')
    .replaceAll(/\[(?=\^)/g, '[ ')
  // Within lists and quotes a new line would need their marks; a heading would end the formula.
  const hasOwnLines = type === 'math' && position?.start.column === 1 && !/^ {0,3}#/m.test(tex)
  if (hasOwnLines) return `$$\n${tex}\n$$`
  return `$$${tex.replaceAll(/\s*\n\s*/g, ' ')}$$`
}

function renamed(source: string, prefix: string): string {
  return source.startsWith(`[^${prefix}`) ? source : source.replace('[^', `[^${prefix}`)
}

const marks: Readonly<Record<Alignment, string>> = { left: '---', center: ':-:', right: '--:' }

/** A chart's figures as a table in markdown. */
function chartText({ title, table, caption }: Chart): string {
  const lines = [
    row(table.head.map(cellText)),
    row(table.alignments.map((alignment) => marks[alignment])),
    ...table.rows.map((cells) => row(cells.map(cellText))),
  ]
  const parts = [
    title && `**${unlinked(quoteText(title))}**`,
    lines.join('\n'),
    caption && unlinked(quoteText(caption)),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function cellText(cell: Cell): string {
  return unlinked(quoteText(cell.map(({ text }) => text).join(''))).replaceAll('\n', ' ')
}

/** Readers make links of bare addresses, too; an unseen joiner in them prevents it. */
function unlinked(text: string): string {
  return text.replaceAll(/:\/\/|www\.|@/gi, (mark) => `${mark[0]}\u2060${mark.slice(1)}`)
}
