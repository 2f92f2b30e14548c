/** A row of a Markdown table. */
export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/**
 * A text of anybody, in a cell or a paragraph: without what has a meaning in Markdown, and what readers
 * of it make links of without being told to.
 */
export function asText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>~|$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll(/:\/\/|www\.|@/gi, (mark) => `${mark[0]}\u2060${mark.slice(1)}`)
}

/** A time in ISO 8601 as `2026-11-20 15:58 UTC`. */
export const minuteText = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`
