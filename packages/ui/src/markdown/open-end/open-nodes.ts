import type { MarkdownNode } from './node.ts'

/** Nodes in a row, some of which stay open and hold all that follows. */
export class OpenNodes {
  readonly #all: MarkdownNode[] = []
  #innermost = this.#all

  add(node: MarkdownNode): void {
    if (node.value === '') return
    const last = this.#innermost.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value}${node.value}`
    else this.#innermost.push(node)
  }

  open(type: string): void {
    const children: MarkdownNode[] = []
    this.#innermost.push({ type, children })
    this.#innermost = children
  }

  nodes(): MarkdownNode[] {
    return withoutEmptyEnd(this.#all)
  }
}

function withoutEmptyEnd(nodes: MarkdownNode[]): MarkdownNode[] {
  const children = nodes.at(-1)?.children
  if (children && withoutEmptyEnd(children).length === 0) nodes.pop()
  return nodes
}
