/** Where a shared topic is read. */
export const shareAddress = (shareToken: string): string => `${location.origin}/share/${shareToken}`

/** X's own page for a new post, with a link in it. */
export const postOnX = (link: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ url: link })}`

/**
 * Copies a link that may have to be made first. Asked for at once, because some browsers allow it
 * only within the click. Rejects where there is no clipboard, or no link.
 */
export function copyLink(link: Promise<string>): Promise<void> {
  const text = link.then((address) => new Blob([address], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
