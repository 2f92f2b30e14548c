import { mathFromMarkdown, mathSyntax } from '@coinquiry/markdown/math-syntax'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfm } from 'micromark-extension-gfm'

/** Deeper nesting is hostile: parsing it takes minutes, or overflows the stack. */
const tooDeep = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){160}/m

// `**注意：**请看` is read as people mean it, and one tilde strikes nothing out, as on the page.
const extensions = [gfm({ singleTilde: false }), cjkFriendlyExtension()]
const mdastExtensions = [gfmFromMarkdown()]

/** What `read` makes of the text's tree, with positions; null for what can't be read as markdown. */
export function readMarkdown<Result>(text: string, read: (tree: Root) => Result): Result | null {
  if (tooDeep.test(text)) return null
  try {
    return read(
      fromMarkdown(text, {
        extensions: [...extensions, mathSyntax(text)],
        mdastExtensions: [...mdastExtensions, mathFromMarkdown(text)],
      }),
    )
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The nodes of a markdown tree, named after the one function that makes it. */
export type Root = ReturnType<typeof fromMarkdown>
export type Content = Root['children'][number]
export type Nodes = Root | Content
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { readonly type: Type }>
/** Inline nodes. */
export type Phrasing = NodeOf<'paragraph'>['children'][number]
