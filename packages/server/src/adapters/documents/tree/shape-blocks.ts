import type { Report, ReportTurn } from '../report.ts'
import { linksIn } from './addresses.ts'
import { type Alignment, type Block, paragraph, plain, type Run, withMark } from './blocks.ts'
import { readChart } from './chart.ts'
import { type Content, type NodeOf, readMarkdown } from './read-markdown.ts'
import { citedRuns, formulaOf, type RunContext, shapeRuns } from './shape-runs.ts'

/** Deeper lists and quotes stand at this depth: a page is only so wide. */
const maxDepth = 6

/** An answer or analysis as blocks; what can't be parsed as markdown is kept as plain text. */
export function shapeMarkdown(
  text: string,
  sources: ReportTurn['sources'],
  { publicUrl, labels }: Pick<Report, 'publicUrl' | 'labels'>,
): Block[] {
  const links = new Map(sources.map(({ index, link }) => [index, link]))
  const blocks = readMarkdown(text, (tree) =>
    shapeBlocks(tree.children, { linkOf: linksIn(tree, publicUrl), sources: links, labels }, 0),
  )
  return blocks ?? plainBlocks(text)
}

function plainBlocks(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((part) => (part.trim() === '' ? [] : [paragraph(part)]))
}

function shapeBlocks(nodes: readonly Content[], context: RunContext, depth: number): Block[] {
  return nodes.flatMap((node) => blocksOf(node, context, depth))
}

function blocksOf(node: Content, context: RunContext, depth: number): Block[] {
  switch (node.type) {
    case 'paragraph':
      return filled(shapeRuns(node.children, context))
    case 'heading':
      return [{ kind: 'heading', level: node.depth, runs: shapeRuns(node.children, context) }]
    case 'blockquote': {
      const blocks = shapeBlocks(node.children, context, depth + 1)
      return depth < maxDepth ? [{ kind: 'quote', blocks }] : blocks
    }
    case 'list':
      return listBlocks(node, context, depth)
    case 'math':
      return [formulaBlock(node.value)]
    case 'code':
      if (node.lang === 'math') return [formulaBlock(node.value)]
      return (
        chartBlocks(node, context) ?? [{ kind: 'code', text: node.value.replaceAll('\t', '    ') }]
      )
    case 'table':
      return tableBlocks(node, context)
    case 'html':
      return [paragraph(node.value)]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'footnoteDefinition':
      return withMark(
        shapeBlocks(node.children, context, depth),
        `${context.labels.note(node.label ?? node.identifier)} `,
      )
    default:
      return []
  }
}

function formulaBlock(tex: string): Block {
  return { kind: 'formula', run: { ...plain, ...formulaOf(tex) } }
}

function chartBlocks({ lang, value }: NodeOf<'code'>, context: RunContext): Block[] | null {
  const chart = lang === 'chart' ? readChart(value, context.labels.someRows) : null
  if (!chart) return null
  const { title, table, caption } = chart
  return [
    ...(title === '' ? [] : [titleBlock([{ ...plain, text: title }])]),
    table,
    ...filled(citedRuns(caption, { ...plain, italic: true }, context)),
  ]
}

function titleBlock(runs: readonly Run[]): Block {
  return { kind: 'paragraph', runs: runs.map((run) => ({ ...run, bold: true })), isTitle: true }
}

function filled(runs: readonly Run[]): Block[] {
  return runs.length > 0 ? [{ kind: 'paragraph', runs }] : []
}

function listBlocks(node: NodeOf<'list'>, context: RunContext, depth: number): Block[] {
  const items = node.children.map((item) => ({
    blocks: shapeBlocks(item.children, context, depth + 1),
    done: item.checked ?? null,
  }))
  if (depth >= maxDepth) return items.flatMap(({ blocks }) => blocks)
  return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items }]
}

/** A card is a table of two columns, of which only the first has a head: its title. */
function tableBlocks(node: NodeOf<'table'>, context: RunContext): Block[] {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => shapeRuns(cell.children, context)),
  )
  const [title = [], ...others] = head
  const isCard = title.length > 0 && others.length === 1 && others[0]?.length === 0
  return [
    ...(isCard ? [titleBlock(title)] : []),
    {
      kind: 'table',
      head: isCard ? [[], []] : head,
      rows: rows.map((row) => head.map((_, column) => row[column] ?? [])),
      alignments: head.map((_, column): Alignment => node.align?.[column] ?? 'left'),
    },
  ]
}
