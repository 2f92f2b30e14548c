/** An answer's markdown as it should be read out: without the marks and code, links by their words. */
export const spokenText = (markdown: string): string =>
  plainText(markdown.replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, ''))

/**
 * An answer's markdown as bare words, code included. What follows leaves the sentences before it as
 * they are, for a growing answer is read out from where the last sentence ended.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:```.*|[-|: ]+)$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[ \t]*\[\d{1,3}\]/g, '')
    .replace(unfinishedLink, '$1')
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+])[ \t]+)+/gm, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
}

const unfinishedLink = /!?\[([^\]\n]*)(?:\](?:\([^)\n]*)?)?$(?![\s\S])/
