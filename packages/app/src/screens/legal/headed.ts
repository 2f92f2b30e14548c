/** A text that may begin with a heading of its own, which then is the page's. */
export function headed(text: string): { title?: string; body: string } {
  const [first = '', title] = /^\s*# +(\S[^\n]*?)(?: +#+)?\s*(?:\n|$)/.exec(text) ?? []
  return { ...(title && { title }), body: text.slice(first.length) }
}
