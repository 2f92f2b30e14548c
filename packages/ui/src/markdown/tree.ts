import type { ExtraProps } from 'react-markdown'

/** The renderer's tree of HTML nodes, as far as this folder changes it. */
export type Element = NonNullable<ExtraProps['node']>
export type Node = Element['children'][number]

export interface Tree {
  children: Node[]
}

export function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/** What a `pre` holds: its text, and the language if it says one. */
export function codeOf(pre: ExtraProps['node']): { text: string; language?: string } {
  const code = pre?.children[0]
  if (code?.type !== 'element') return { text: '' }
  const text = textOf(code).replace(/\n$/, '')
  const { className } = code.properties
  if (!Array.isArray(className)) return { text }
  return { text, language: String(className[0]).replace(/^language-/, '') }
}
