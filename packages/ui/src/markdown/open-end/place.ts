import { endOf, type MarkdownNode } from './node.ts'

/**
 * Says where the nodes stand that the parser made of one text because it found addresses in it,
 * which it does late and only behind a bracket that is open. Each begins behind `from`.
 */
export function place(nodes: readonly MarkdownNode[], text: string, from: number): void {
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

const textOf = ({ value = '', children = [] }: MarkdownNode): string =>
  value + children.map(textOf).join('')
