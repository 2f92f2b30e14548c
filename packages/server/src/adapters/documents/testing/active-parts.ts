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
  const tree = readMarkdown(text, (root) => root)
  if (!tree) throw new Error('It can be read')
  search(tree)
  return found
}
