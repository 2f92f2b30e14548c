/** An answer's markdown as it should be read out: without the marks and code, links by their words. */
export const spokenText = (markdown: string): string =>
  plainText(markdown.replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, ''))

/** An answer's markdown as bare words, code included. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s*(?:```.*|[-|: ]+)$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*\[\d{1,3}\]/g, '')
    .replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s*\|\s*/g, ' ')
}
