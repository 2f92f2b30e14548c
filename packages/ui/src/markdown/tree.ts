import type { ExtraProps } from 'react-markdown'

/** The renderer's tree of HTML nodes, as far as this room changes it. */
export type Element = NonNullable<ExtraProps['node']>
export type Node = Element['children'][number]

export interface Tree {
  children: Node[]
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
