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
