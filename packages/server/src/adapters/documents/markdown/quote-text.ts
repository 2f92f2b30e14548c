/** Plain text as markdown: every character with a meaning is escaped. */
export function quoteText(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>~|]/g, '\\$&')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll(/^(\s*)([#+=-])/gm, '$1\\$2')
    .replaceAll(/^(\s*\d{1,9})([.)])/gm, '$1\\$2')
    .replaceAll(/^[ \t]+/gm, '')
}

/** Every line of a markdown text as part of a quote. */
export function quoted(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}
