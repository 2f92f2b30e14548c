import type { fromMarkdown } from 'mdast-util-from-markdown'

/** The nodes of a markdown tree, named after the one function that makes it. */
export type Root = ReturnType<typeof fromMarkdown>
export type Content = Root['children'][number]
export type Nodes = Root | Content
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { readonly type: Type }>
/** Inline nodes. */
export type Phrasing = NodeOf<'paragraph'>['children'][number]
export type Definition = NodeOf<'definition'>
