/** An answer's markdown as it should be read out: without the marks, links by their words. */
export function spokenText(markdown: string): string {
  return markdown
    .replace(/^\s*(?:```.*|[-|: ]+)$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\[\d{1,3}\]/g, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s*\|\s*/g, ' ')
}
