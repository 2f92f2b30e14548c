/** An answer's markdown as it should be read out: without the marks and code, links by their words. */
export const spokenText = (markdown: string): string =>
  plainText(markdown.replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, ''))

/**
 * An answer's markdown as bare words, code included but no charts. What follows leaves the
 * sentences before it as they are, for a growing answer is read out from where the last one ended.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^```chart\b[^`]*```$/gm, '')
    .replace(/^[ \t]*(?:```.*|[-|: ]+|=+)$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[ \t]*\[\d{1,3}\]/g, '')
    .replace(unfinishedLink, '$1')
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+])[ \t]+)+/gm, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(emphasis, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
}

/** The single marks; not what multiplies, nor what joins the words of a name. */
const emphasis = /(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g

const unfinishedLink = /!?\[([^\]\n]*)(?:\](?:\([^)\n]*)?)?$(?![\s\S])/
