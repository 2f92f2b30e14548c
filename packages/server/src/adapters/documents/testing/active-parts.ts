import { followable } from '../tree/addresses.ts'
import { type Nodes, readMarkdown } from '../tree/read-markdown.ts'

/** What of a markdown text would lead somewhere forbidden, be fetched, or be HTML. */
export function activePartsOf(text: string, base: string): string[] {
  const found: string[] = []
  const search = (node: Nodes): void => {
    if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference') {
      found.push(node.type)
    }
    if ((node.type === 'link' || node.type === 'definition') && !followable(node.url, base)) {
      found.push(node.url)
    }
    if ('children' in node) node.children.forEach(search)
  }
  // In a block of code nothing is active, however deep it looks.
  const tree =
    readMarkdown(text, (root) => root) ??
    readMarkdown(text.replaceAll(/^(`{3,})\n.*?\n\1$/gms, ''), (root) => root)
  if (!tree) return ['what is too deep to be read']
  search(tree)
  return found
}
