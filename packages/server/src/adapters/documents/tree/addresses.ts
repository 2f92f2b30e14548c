import type { Nodes } from './read-markdown.ts'

const followed = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])

/** Word opens no longer ones. */
const maxLength = 2000

/**
 * The address in full and in ASCII, if it is one that may be followed; null for any other.
 * Relative ones are read against `base`.
 */
export function followable(address: string, base: string): string | null {
  if (address === '' || address.startsWith('#')) return null
  const parsed = URL.parse(address, base)
  if (!parsed || !followed.has(parsed.protocol) || parsed.href.length > maxLength) return null
  return parsed.href
}

/** The host an address names, for people; null when it names none. */
export function hostOf(address: string): string | null {
  return URL.parse(address)?.host || null
}

/** Finds where a link or an image leads: by its own address, or by the first one its name defines. */
export type LinkOf = (
  node: { readonly url: string } | { readonly identifier: string },
) => string | null

export function linksIn(tree: Nodes, base: string): LinkOf {
  const defined = new Map<string, string>()
  const search = (node: Nodes): void => {
    if (node.type === 'definition' && !defined.has(node.identifier)) {
      defined.set(node.identifier, node.url)
    }
    if ('children' in node) node.children.forEach(search)
  }
  search(tree)
  return (node) => followable('url' in node ? node.url : (defined.get(node.identifier) ?? ''), base)
}
